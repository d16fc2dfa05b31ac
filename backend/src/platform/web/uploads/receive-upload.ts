import busboy from 'busboy';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HttpProblem } from '../problems/problem.filter';
import { plainName } from './plain-name';

const MOST_FIELDS = 30;
const LONGEST_FIELD = 10_000;
const SPOOL = 'axlebook-upload-';

export interface ReceivedFile {
  /** The path of the temporary file; it is deleted when the upload is done. */
  readonly path: string;
  /** The original name, without folders or control characters. */
  readonly name: string;
  readonly size: number;
}
export interface ReceivedUpload {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: ReceivedFile | null;
}

const problem = (statusCode: number, message: string, code: string, field?: string): HttpProblem =>
  new HttpProblem({ statusCode, message, code, ...(field ? { errors: [{ field, message }] } : {}) });

/**
 * Receives one file and some text fields of a multipart request. The file is never held in memory: it is written to a
 * temporary folder, named after this process, which is removed when `work` is done.
 * @throws HttpProblem 413 for a file larger than `mostBytes`, 415 for another content type, 400 for a body that is cut
 *   off or has more than one file
 */
export const receiveUpload = async <Result>(
  request: Request,
  { field, mostBytes, tooLarge }: { field: string; mostBytes: number; tooLarge: string },
  work: (upload: ReceivedUpload) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${SPOOL}${process.pid}-`));
  try {
    return await work(await spooled(request, folder, { field, mostBytes, tooLarge }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Removes the temporary folders of uploads of killed processes. To be called before this process accepts uploads. */
export const removeAbandonedUploads = async (): Promise<void> => {
  for (const name of await readdir(os.tmpdir()).catch(() => [])) {
    const pid = /^axlebook-upload-(\d{1,10})-/.exec(name)?.[1];
    if (!pid || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    await rm(path.join(os.tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
};

const parserOf = (request: Request, mostBytes: number): busboy.Busboy => {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        files: 1,
        fields: MOST_FIELDS,
        fieldNameSize: 100,
        // for these limits busboy treats a value exactly at the limit as over it
        parts: MOST_FIELDS + 2,
        fieldSize: LONGEST_FIELD + 1,
        fileSize: mostBytes + 1,
      },
    });
  } catch {
    throw problem(415, 'Send the file as a form (multipart/form-data)', 'UNSUPPORTED_MEDIA_TYPE');
  }
};

const spooled = (
  request: Request,
  folder: string,
  { field, mostBytes, tooLarge }: { field: string; mostBytes: number; tooLarge: string },
): Promise<ReceivedUpload> => {
  const parser = parserOf(request, mostBytes);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let file: Promise<ReceivedFile> | undefined;
  const writing = new AbortController();
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown): void => {
      if (writing.signal.aborted) return;
      request.unpipe(parser);
      request.resume();
      writing.abort();
      const refused =
        error instanceof HttpProblem
          ? error
          : problem(400, 'The upload was cut off. Please try again.', 'UPLOAD_CUT_OFF');
      // the folder can be removed only once nothing is written to it any more
      void Promise.allSettled([file]).then(() => reject(refused));
    };
    parser.on('field', (name, value, { valueTruncated }) =>
      valueTruncated ? refuse(problem(400, `The field ${name} is too long`, 'INVALID', name)) : (fields[name] = value),
    );
    parser.on('file', (name, content, { filename }) => {
      if (writing.signal.aborted) return void content.resume();
      if (name !== field) return refuse(problem(400, `Send the file in the field ${field}`, 'INVALID', field));
      const place = path.join(folder, randomUUID());
      let size = 0;
      content.on('data', (chunk: Buffer) => (size += chunk.length));
      content.on('limit', () => refuse(problem(413, tooLarge, 'FILE_TOO_LARGE', field)));
      file = pipeline(content, createWriteStream(place), writing).then(() => ({
        path: place,
        name: plainName(filename),
        size,
      }));
      file.catch(refuse);
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(limit, () => refuse(problem(400, 'Send one file and nothing else', 'INVALID', field)));
    parser.on('error', refuse);
    request.on('aborted', refuse);
    parser.on('close', () => {
      // the parser closes after an error, too
      if (!writing.signal.aborted)
        void (file ?? Promise.resolve(null)).then((received) => resolve({ fields, file: received }), refuse);
    });
    request.pipe(parser);
  });
};
