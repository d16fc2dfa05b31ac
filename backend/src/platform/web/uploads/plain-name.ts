import { trimmed } from '../../core/trimmed';

/** Longer than any file system takes: of a longer one the end counts, where the extension is. */
const LONGEST_SENT = 255;
const LONGEST = 200;
const UNNAMED = 'document';

/**
 * The name of an uploaded file as a mere name: without folders, control or direction characters, never only dots, not
 * too long.
 */
export const plainName = (sent: string | undefined): string => {
  const last = (sent ?? '').slice(-LONGEST_SENT).normalize('NFC').split(/[\\/]/).pop() ?? '';
  const plain = trimmed(last.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, ''), /[^.\s]/);
  if (plain.length <= LONGEST) return plain || UNNAMED;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, LONGEST - extension.length) + extension;
};
