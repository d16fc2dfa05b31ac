import type { Readable } from 'node:stream';

/** The storage for the content of files, addressed by its hash and never public. */
export interface Files {
  /** Stores a stream. Returns its SHA-256 in hex, which is also its name, and its size in bytes. */
  put(content: Readable): Promise<{ hash: string; size: number }>;
  /** @throws RuleViolation NOT_FOUND */
  get(hash: string): Promise<Readable>;
  has(hash: string): Promise<boolean>;
}

/** The file storage does not answer, or answers with an error; whether the file exists is unknown. */
export class FilesUnavailable extends Error {}

export const FILES = Symbol('Files');
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
