import type { Request } from 'express';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { HttpProblem } from '../problems/problem.filter';
import { receiveUpload, removeAbandonedUploads } from './receive-upload';

const MOST = 100_000;
const spooled = (): string[] =>
  readdirSync(os.tmpdir()).filter((name) => name.startsWith(`axlebook-upload-${process.pid}-`));
const openFiles = (): number => readdirSync('/dev/fd').length;

describe('an upload that is refused', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const how = { field: 'file', mostBytes: MOST, tooLarge: 'The file is too large' };
      void receiveUpload(request as Request, how, async ({ file }) => file?.size)
        .then((size) => response.end(String(size)))
        .catch((error: unknown) => {
          response.statusCode = error instanceof HttpProblem ? error.problem.statusCode : 500;
          response.end(error instanceof HttpProblem ? error.message : String(error));
        });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  const send = async (files: readonly number[], field = 'file'): Promise<number> => {
    const form = new FormData();
    for (const size of files) form.append(field, new Blob([new Uint8Array(size)]), 'a.pdf');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(5_000),
    });
    await answer.text();
    return answer.status;
  };

  it.each([
    ['for its size', [MOST + 1], 'file', 413],
    ['far over its size', [MOST * 50], 'file', 413],
    ['for a second file', [MOST, MOST], 'file', 400],
    ['for the name of its field', [MOST], 'other', 400],
    ['not at all', [MOST], 'file', 200],
  ] as const)('%s leaves no folder and no open file', async (_, files, field, status) => {
    await send(files, field);
    const before = openFiles();
    for (let times = 0; times < 20; times++) expect(await send(files, field)).toBe(status);
    expect(spooled()).toEqual([]);
    expect(openFiles()).toBeLessThan(before + 10);
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
