import { trimmed } from '../../core/trimmed';

/** No file system allows longer names; of a longer one the end is kept, because it has the extension. */
const LONGEST_SENT = 255;
const LONGEST = 200;
const UNNAMED = 'document';

/**
 * Cleans the name of an uploaded file: no folders, control or direction characters, not only dots, at most 200
 * characters.
 * @example plainName('C:\\scans\\..cdl.pdf') // 'cdl.pdf'
 */
export const plainName = (sent: string | undefined): string => {
  const last = (sent ?? '').slice(-LONGEST_SENT).normalize('NFC').split(/[\\/]/).pop() ?? '';
  const plain = trimmed(last.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, ''), /[^.\s]/);
  if (plain.length <= LONGEST) return plain || UNNAMED;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, LONGEST - extension.length) + extension;
};
