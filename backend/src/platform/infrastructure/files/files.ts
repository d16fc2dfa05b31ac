import type { Readable } from 'node:stream';

/** Where the bytes of papers live: content-addressed, never public. */
export interface Files {
  /** Stores a stream; resolves with its SHA-256 (hex), which is also its name, and its size in bytes. */
  put(content: Readable): Promise<{ hash: string; size: number }>;
  /** @throws RuleViolation NOT_FOUND */
  get(hash: string): Promise<Readable>;
  has(hash: string): Promise<boolean>;
}

/** The place of the files does not answer, or not as it should: nothing is known of the file. */
export class FilesUnavailable extends Error {}

export const FILES = Symbol('Files');
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
