import type { Request } from 'express';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpProblem } from '../problems/problem.filter';
import { receiveUpload, removeAbandonedUploads, type ReceivedUpload } from './receive-upload';

const MOST = 100_000;
const spooled = (): string[] =>
  readdirSync(os.tmpdir()).filter((name) => name.startsWith(`axlebook-upload-${process.pid}-`));
const openFiles = (): number => readdirSync('/dev/fd').length;
const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !isSo(); tries++) await pause(20);
};

type Said = readonly [name: string, content: string | Blob];
const fileOf = (size: number): Blob => new Blob([new Uint8Array(size)]);
const fields = (count: number, length = 1): Said[] =>
  Array.from({ length: count }, (_, nr) => [`field-${nr}`, 'x'.repeat(length)]);

describe('an upload', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const how = { field: 'file', mostBytes: MOST, tooLarge: 'The file is too large' };
      const given = ({ file, fields: texts }: ReceivedUpload) =>
        Promise.resolve({
          texts,
          file: file && { name: file.name, size: file.size, spooled: statSync(file.path).size },
        });
      void receiveUpload(request as Request, how, given)
        .catch((error: unknown) => {
          response.statusCode = error instanceof HttpProblem ? error.problem.statusCode : 500;
          return error instanceof HttpProblem ? error.problem : String(error);
        })
        .then((answer) => response.end(JSON.stringify(answer)));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  const at = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (...parts: readonly Said[]) => {
    const form = new FormData();
    for (const [name, content] of parts)
      if (typeof content === 'string') form.append(name, content);
      else form.append(name, content, '../a.pdf');
    const answer = await fetch(at(), { method: 'POST', body: form, signal: AbortSignal.timeout(5_000) });
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
  };

  it.each<[string, readonly Said[], number]>([
    ['refused for its size', [['file', fileOf(MOST + 1)]], 413],
    ['refused far over its size', [['file', fileOf(MOST * 50)]], 413],
    [
      'refused for a second file',
      [
        ['file', fileOf(MOST)],
        ['file', fileOf(MOST)],
      ],
      400,
    ],
    ['refused for the name of its field', [['other', fileOf(MOST)]], 400],
    ['taken', [['file', fileOf(MOST)]], 200],
  ])('that is %s leaves no folder and no open file', async (_, parts, status) => {
    await send(...parts);
    const before = openFiles();
    for (let times = 0; times < 20; times++) expect((await send(...parts)).status).toBe(status);
    expect(spooled()).toEqual([]);
    expect(openFiles()).toBeLessThan(before + 10);
  });

  it('gives its texts and its file, under a mere name', async () => {
    expect(await send(['clientId', 'c-1'], ['file', fileOf(MOST)], ['notes', 'Größe'])).toEqual({
      status: 200,
      said: { texts: { clientId: 'c-1', notes: 'Größe' }, file: { name: 'a.pdf', size: MOST, spooled: MOST } },
    });
  });

  it('without a file gives its texts alone', async () => {
    expect(await send(['clientId', 'c-1'])).toEqual({ status: 200, said: { texts: { clientId: 'c-1' }, file: null } });
  });

  it('may have thirty texts of ten thousand bytes beside its file', async () => {
    const { status, said } = await send(...fields(30, 10_000), ['file', fileOf(1)]);
    expect([status, Object.keys(said['texts'] ?? {})]).toEqual([200, fields(30).map(([name]) => name)]);
  });

  it.each<[string, readonly Said[], number, string, string, string]>([
    ['of one byte more', [['file', fileOf(MOST + 1)]], 413, 'file', 'FILE_TOO_LARGE', 'The file is too large'],
    ['in another field', [['paper', fileOf(1)]], 400, 'file', 'INVALID', 'Send the file in the field file'],
    ['of one text more', fields(31), 400, 'file', 'INVALID', 'Send one file and nothing else'],
    ['of a longer text', fields(1, 10_001), 400, 'field-0', 'INVALID', 'The field field-0 is too long'],
  ])('%s is refused, and says where', async (_, parts, status, field, code, message) => {
    expect(await send(...parts)).toEqual({
      status,
      said: { statusCode: status, code, message, errors: [{ field, message }] },
    });
  });

  it('that is no form is refused as such', async () => {
    const answer = await fetch(at(), { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect([answer.status, await answer.json()]).toEqual([
      415,
      {
        statusCode: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: 'Send the file as a form (multipart/form-data)',
      },
    ]);
  });

  it.each([
    ['within a text', 'Content-Disposition: form-data; name="clientId"\r\n\r\nc-'],
    [
      'within a text after its file',
      'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF\r\n--edge\r\nContent-Disposition: form-data; name="clientId"\r\n\r\nc-',
    ],
    ['within its file', 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'],
  ])('that ends %s is refused as cut off', async (_, part) => {
    const answer = await fetch(at(), {
      method: 'POST',
      body: `--edge\r\n${part}`,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { statusCode: 400, code: 'UPLOAD_CUT_OFF', message: 'The upload was cut off. Please try again.' },
    ]);
    expect(spooled()).toEqual([]);
  });

  it('whose sender goes away leaves no folder', async () => {
    const gone = new AbortController();
    const endless = new ReadableStream({
      start: (pieces) =>
        pieces.enqueue(
          Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'),
        ),
    });
    const sending = fetch(at(), {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      signal: gone.signal,
    }).catch(() => 'gone');
    await until(() => spooled().length === 1);
    gone.abort();
    expect(await sending).toBe('gone');
    await until(() => spooled().length === 0);
    expect(spooled()).toEqual([]);
  });
});

it('an upload of a process that was killed is removed by the next start, one of a living process stays', async () => {
  const folderOf = (pid: number): string => path.join(os.tmpdir(), `axlebook-upload-${pid}-spec00`);
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  for (const pid of [dead, process.ppid]) {
    mkdirSync(folderOf(pid), { recursive: true });
    writeFileSync(path.join(folderOf(pid), 'license.pdf'), 'private');
  }
  await removeAbandonedUploads();
  expect([existsSync(folderOf(dead)), existsSync(folderOf(process.ppid))]).toEqual([false, true]);
  rmSync(folderOf(process.ppid), { recursive: true });
});
