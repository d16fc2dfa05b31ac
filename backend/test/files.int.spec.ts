import S3rver from '@20minutes/s3rver';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DiskFiles } from '../src/platform/infrastructure/files/disk-files';
import type { Files } from '../src/platform/infrastructure/files/files';
import { S3Files } from '../src/platform/infrastructure/files/s3-files';
import { newClient, newPortalUser } from './support/world/people';
import { TestSystem } from './support/system';

const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-files-'));
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

interface Ground {
  readonly files: Files;
  close(): Promise<unknown>;
}
const onDisk = (): Promise<Ground> =>
  Promise.resolve({ files: new DiskFiles(path.join(folder, 'disk')), close: () => Promise.resolve() });
const onS3 = async (): Promise<Ground> => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    vhostBuckets: false,
  });
  const { port } = await server.run();
  return {
    files: new S3Files({
      endpoint: `http://127.0.0.1:${port}`,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      bucket: 'papers',
      region: 'us-east-1',
    }),
    close: () => server.close(),
  };
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each<[string, () => Promise<Ground>]>([
  ['disk', onDisk],
  ['S3, over the wire', onS3],
])('files on %s', (_, ground) => {
  let at: Ground;
  beforeAll(async () => {
    at = await ground();
  });
  afterAll(() => at.close());

  it('gives back what was stored, under the hash of its content', async () => {
    const stored = await at.files.put(Readable.from(['rate ', 'confirmation']));
    expect(stored).toEqual({ hash: hashOf('rate confirmation'), size: 17 });
    expect(await text(await at.files.get(stored.hash))).toBe('rate confirmation');
  });

  it('stores the same content once', async () => {
    const [first, second] = [await at.files.put(Readable.from(['same'])), await at.files.put(Readable.from(['same']))];
    expect(second).toEqual(first);
  });

  it('knows nothing of other names, and takes no path for a name', async () => {
    expect(await at.files.has(hashOf('never stored'))).toBe(false);
    expect(await at.files.has('../../etc/passwd')).toBe(false);
    await expect(at.files.get(hashOf('never stored'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(at.files.get('../../../etc/passwd')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('passes on three megabytes unharmed', async () => {
    const piece = 'x'.repeat(64 * 1024);
    const stored = await at.files.put(Readable.from(Array.from({ length: 48 }, () => piece)));
    expect(stored).toEqual({ hash: hashOf(piece.repeat(48)), size: 3 * 1024 * 1024 });
    expect((await text(await at.files.get(stored.hash))).length).toBe(3 * 1024 * 1024);
  });
});

it('leaves nothing behind when an upload breaks off', async () => {
  const place = path.join(folder, 'broken');
  const breaking = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('the line went dead');
    })(),
  );
  await expect(new DiskFiles(place).put(breaking)).rejects.toThrow('the line went dead');
  expect(await readdir(place)).toEqual([]);
});

describe('a paper in S3', () => {
  it('is not said to be missing when the server is away or broken, and is there when it is back', async () => {
    const directory = path.join(folder, 's3-away');
    const start = async (port: number) => {
      const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, vhostBuckets: false });
      return { server, port: (await server.run()).port };
    };
    const { server, port } = await start(0);
    const s3 = {
      endpoint: `http://127.0.0.1:${port}`,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      bucket: 'papers',
      region: 'us-east-1',
    };
    const system = await TestSystem.start({ over: { s3 } });
    try {
      const { visitor } = await newPortalUser(system, await newClient(system));
      const upload = () => {
        const form = new FormData();
        form.append('file', new Blob([PDF]), 'w9.pdf');
        form.append('documentType', 'w9');
        return visitor.upload<{ id: number }>('/api/documents/upload', form);
      };
      const { body: paper } = await upload();
      const look = () => visitor.get(`/api/files/document-${paper.id}`);
      expect((await look()).status).toBe(200);
      await server.close();
      const away = await look();
      expect([away.status, away.body, away.headers.get('retry-after')]).toEqual([
        503,
        {
          statusCode: 503,
          error: 'Service Unavailable',
          message: 'The store of files does not answer at the moment. Please try again in a minute.',
          code: 'FILES_AWAY',
          requestId: expect.any(String) as string,
        },
        '60',
      ]);
      expect((await upload()).status).toBe(503);
      const broken = http.createServer((_request, response) => response.writeHead(500).end()).listen(port, '127.0.0.1');
      await once(broken, 'listening');
      expect((await look()).status).toBe(503);
      broken.closeAllConnections();
      broken.close();
      await once(broken, 'close');
      const back = await start(port);
      expect((await look()).status).toBe(200);
      for (const file of await readdir(path.join(directory, 'papers'))) rmSync(path.join(directory, 'papers', file));
      const missing = await look();
      expect([missing.status, missing.body['message']]).toEqual([404, 'This file does not exist']);
      await back.server.close();
    } finally {
      await system.stop();
    }
  });
});
