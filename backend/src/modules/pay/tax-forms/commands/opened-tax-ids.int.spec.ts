import fs from 'node:fs';
import path from 'node:path';
import { eventually, TestSystem } from '../../../../../test/support/system';
import { newClient } from '../../../../../test/support/world/people';
import type { Visitor } from '../../../../../test/support/world/visitor';

const TAX_IDS = Array.from({ length: 10 }, (_, nr) => `47391${String(nr)}628`);
const shapesOf = (taxId: string): readonly string[] => [
  taxId,
  `${taxId.slice(0, 3)}-${taxId.slice(3, 5)}-${taxId.slice(5)}`,
  `${taxId.slice(0, 2)}-${taxId.slice(2)}`,
];
const HIT = new RegExp(TAX_IDS.flatMap(shapesOf).join('|'));

describe('tax ids that contractors have', () => {
  let system: TestSystem;
  let staff: Visitor;
  let written: jest.SpyInstance;
  const log: string[] = [];
  beforeAll(async () => {
    written = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      log.push(String(text));
      return true;
    });
    system = await TestSystem.start({ workers: true, over: { logLevel: 'trace' } });
    staff = await system.as('admin');
  });
  afterAll(async () => {
    written.mockRestore();
    await system.stop();
  });

  const tables = async (): Promise<string[]> =>
    system.asOwner(async (owner) => {
      const { rows } = await owner.query<{ name: string }>(
        `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
          WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
      );
      const texts: string[] = [];
      for (const { name } of rows) {
        const found = await owner.query<{ t: string }>(`SELECT t::text AS t FROM ${name} t`);
        texts.push(...found.rows.filter(({ t }) => HIT.test(t)).map(() => name));
      }
      return texts;
    });
  const files = (folder: string): string[] =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => HIT.test(fs.readFileSync(file, 'latin1')));

  it('stand in no table, fact, letter, file, history, refusal or log line; only what is asked for has them', async () => {
    const clientId = await newClient(system);
    const payer = { taxId: '12-3456789', address: '1 Main St', city: 'Dallas', state: 'TX', zipCode: '75201' };
    await staff.patch(`/api/clients/${clientId}`, payer);
    const home = { address: '2 Oak Ave', city: 'Reno', state: 'NV', zipCode: '89501', w9ReceivedOn: '2025-01-02' };
    const agreed = { email: 'planted@example.com', consentBy: 'Planted', consentOn: '2025-01-02' };
    const ids: string[] = [];
    for (const [nr, taxId] of TAX_IDS.entries()) {
      const who = { name: `Planted ${nr}`, type: 'other', taxIdType: 'ssn', taxId, clientId, ...home, ...agreed };
      const { status, body, text } = await staff.post('/api/contractors', who, { 'idempotency-key': `planted-${nr}` });
      expect([status, HIT.test(text)]).toEqual([201, false]);
      ids.push(String(body['id']));
      const spent = { category: 'repair', amount: '900.00', expenseDate: '2025-05-05', clientId };
      await staff.post('/api/expenses', { ...spent, contractorId: body['id'] });
    }
    const [first = '', second = ''] = TAX_IDS;
    const wrong = { name: 'Twin', type: 'other', taxIdType: 'ssn', clientId };
    const refused = [
      await staff.post('/api/contractors', { ...wrong, taxId: first }),
      await staff.post('/api/contractors', { ...wrong, taxIdType: 'itin', taxId: second }),
      await staff.post('/api/contractors', { ...wrong, taxId: `${first}x` }),
      await staff.patch(`/api/contractors/${ids[0] ?? ''}`, { taxId: second }),
    ];
    expect(refused.map(({ status, text }) => [status >= 400, HIT.test(text)])).toEqual(Array(4).fill([true, false]));
    const generated = await staff.post<{ prepared: { id: string }[] }>('/api/tax-forms/generate', {
      year: 2025,
      clientId,
    });
    expect([generated.body.prepared.length, HIT.test(generated.text)]).toEqual([10, false]);
    const [form] = generated.body.prepared;
    const csv = await staff.get(`/api/tax-forms/export?form=1099-nec&year=2025&clientId=${clientId}`);
    expect(TAX_IDS.every((taxId) => csv.text.includes(taxId))).toBe(true);
    expect((await staff.get(`/api/tax-forms/${form?.id ?? ''}/pdf?copy=C`)).status).toBe(200);
    expect((await staff.post(`/api/tax-forms/${form?.id ?? ''}/file`, { filedOn: '2026-01-20' })).status).toBe(200);
    expect((await staff.post(`/api/tax-forms/${form?.id ?? ''}/send`)).status).toBe(200);
    await eventually(
      async () => (await system.sql("SELECT 1 FROM mails WHERE status = 'sent'")).rows.length,
      (letters) => letters >= 1,
    );
    const { text } = await staff.get(`/api/audit/records/contractor/${ids[0] ?? ''}`);
    expect([text.includes('opened the tax id'), HIT.test(text)]).toEqual([true, false]);
    expect(await tables()).toEqual([]);
    expect(files(system.settings.dataDir)).toEqual([]);
    expect(log.filter((line) => HIT.test(line))).toEqual([]);
  });
});
