import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { notFound } from '../../core/errors';
import { isHash, type Files } from './files';

/** A stream that passes its input on while computing its SHA-256 and size. */
export const hashing = (): { through: Transform; result: () => { hash: string; size: number } } => {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ hash: hash.digest('hex'), size }) };
};

/**
 * Stores files in a folder, named by the hash of their content. A file is written under a temporary name, flushed, and
 * then renamed.
 */
export class DiskFiles implements Files {
  constructor(private readonly folder: string) {}

  async put(content: Readable): Promise<{ hash: string; size: number }> {
    await mkdir(this.folder, { recursive: true });
    const unfinished = path.join(this.folder, `.${randomUUID()}`);
    const { through, result } = hashing();
    try {
      await pipeline(content, through, createWriteStream(unfinished, { flush: true }));
      const stored = result();
      const place = this.place(stored.hash);
      await mkdir(path.dirname(place), { recursive: true });
      await rename(unfinished, place);
      return stored;
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(hash: string): Promise<Readable> {
    if (!(await this.has(hash))) throw notFound('file');
    return createReadStream(this.place(hash));
  }

  async has(hash: string): Promise<boolean> {
    return (
      isHash(hash) &&
      (await stat(this.place(hash)).then(
        (found) => found.isFile(),
        () => false,
      ))
    );
  }

  private place(hash: string): string {
    return path.join(this.folder, hash.slice(0, 2), hash);
  }
}
