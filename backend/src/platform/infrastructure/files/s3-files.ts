import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client as Minio } from 'minio';
import { notFound } from '../../core/errors';
import { hashing } from './disk-files';
import { FilesUnavailable, isHash, type Files } from './files';

export interface S3Settings {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
}

/** The S3 error codes for a missing file; any other error says nothing about the file. */
const MISSING = new Set(['NotFound', 'NoSuchKey']);
const reached = <Result>(asked: Promise<Result>): Promise<Result> =>
  asked.catch((error: unknown) => {
    throw new FilesUnavailable((error as Error).message, { cause: error });
  });

/** Loads the library only in installations with a bucket. */
const clientOf = async ({ endpoint, region, accessKey, secretKey }: S3Settings): Promise<Minio> => {
  const minio = await import('minio');
  const at = new URL(endpoint);
  return new minio.Client({
    endPoint: at.hostname,
    port: at.port ? Number(at.port) : at.protocol === 'https:' ? 443 : 80,
    useSSL: at.protocol === 'https:',
    region,
    pathStyle: true,
    accessKey,
    secretKey,
  });
};

/**
 * Stores files in an S3 bucket (MinIO or AWS). A stream is first written to disk, because S3 needs its hash (the name)
 * and its size in advance.
 */
export class S3Files implements Files {
  private ready: Promise<Minio> | undefined;

  constructor(private readonly settings: S3Settings) {}

  async put(content: Readable): Promise<{ hash: string; size: number }> {
    const client = await this.bucket();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'axlebook-'));
    const spool = path.join(folder, randomUUID());
    try {
      const { through, result } = hashing();
      await pipeline(content, through, createWriteStream(spool));
      const stored = result();
      await reached(client.putObject(this.settings.bucket, stored.hash, createReadStream(spool), stored.size));
      return stored;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async get(hash: string): Promise<Readable> {
    if (!(await this.has(hash))) throw notFound('file');
    const client = await this.bucket();
    return reached(client.getObject(this.settings.bucket, hash));
  }

  async has(hash: string): Promise<boolean> {
    if (!isHash(hash)) return false;
    const client = await this.bucket();
    return reached(
      client.statObject(this.settings.bucket, hash).then(
        () => true,
        (error: unknown) => {
          if (MISSING.has((error as { code?: string }).code ?? '')) return false;
          throw error;
        },
      ),
    );
  }

  /** The client, once the bucket exists. */
  private bucket(): Promise<Minio> {
    this.ready ??= clientOf(this.settings).then(async (client) => {
      const { bucket, region } = this.settings;
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, region);
      return client;
    });
    this.ready.catch(() => (this.ready = undefined));
    return reached(this.ready);
  }
}
