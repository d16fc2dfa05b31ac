import S3rver from '@20minutes/s3rver';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import { PDF, uploadPaper } from '../../../../../test/support/world/papers';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('an audit pack whose receipts are in a bucket', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-s3-'));
  const bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, vhostBuckets: false });
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    const { port } = await bucket.run();
    const s3 = {
      ...{ endpoint: `http://127.0.0.1:${port}`, accessKey: 'S3RVER', secretKey: 'S3RVER' },
      ...{ bucket: 'papers', region: 'us-east-1' },
    };
    system = await TestSystem.start({ over: { s3 } });
    staff = await system.as('employee');
  });
  afterAll(async () => {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is broken off at a lost receipt, and refused with a sentence while the bucket is away; the server lives', async () => {
    const made = async (address: string, body: object): Promise<string> =>
      String((await staff.post<Row>(address, body)).body['id']);
    const clientId = await newClient(system);
    for (const nr of [0, 1]) {
      const content = Buffer.concat([PDF, Buffer.from(`%${nr}\n`)]);
      const bought = await made('/api/expenses', {
        ...{ category: 'fuel', clientId, jurisdiction: 'VA', gallons: String(nr + 1), amount: '400.00' },
        ...{ expenseDate: `2026-08-0${nr + 1}`, vendor: 'Pilot' },
      });
      const sent = await uploadPaper(staff, `/api/expenses/${bought}`, { documentType: 'receipt' }, { content });
      expect(sent.status).toBe(201);
    }
    const id = await made('/api/ifta/returns', { clientId, year: 2026, quarter: 'Q3' });
    const address = `${system.address}/api/ifta/returns/${id}/audit-pack`;
    const pack = async (): Promise<number> =>
      (await (await fetch(address, { headers: { cookie: staff.cookie } })).arrayBuffer()).byteLength;
    expect(await pack()).toBeGreaterThan(0);

    const objects = readdirSync(path.join(folder, 'papers')).filter((name) => name.endsWith('_object'));
    expect(objects).toHaveLength(2);
    for (const object of objects.slice(1)) rmSync(path.join(folder, 'papers', object));
    // whichever of the two is lost: the archive does not come whole
    await expect(pack()).rejects.toThrow();

    await bucket.close();
    const refused = await staff.get<Row>(`/api/ifta/returns/${id}/audit-pack`);
    expect([refused.status, refused.body['message']]).toEqual([503, expect.stringMatching(/file/i)]);
    // the paper names the receipts, and needs none of their files
    expect((await staff.get(`/api/ifta/returns/${id}/audit-pack/pdf`)).status).toBe(200);
    expect((await staff.get(`/api/ifta/returns/${id}`)).status).toBe(200);
  });
});
