import type { Readable } from '../../../../platform/infrastructure/file-text/read-text';

/** The files that papers are read from, by their content type. */
export const READABLE: Readonly<Record<string, Readable>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'image',
  'image/png': 'image',
};
/** The same by their names. */
export const READABLE_KINDS = ['pdf', 'jpg', 'png'] as const;
/** The largest paper that is taken. */
export const MOST_BYTES = 25 * 1024 * 1024;
