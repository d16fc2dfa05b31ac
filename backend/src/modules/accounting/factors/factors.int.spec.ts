import { mustBeInOrder } from '../../../../test/support/world/rules-of-the-books';
import { TestSystem } from '../../../../test/support/system';
import { newClient } from '../../../../test/support/world/people';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EVERYTHING } from '../../../platform/access/viewer';
import { readText } from '../../../platform/infrastructure/file-text/read-text';
import { InvoicePrinter } from '../invoice-papers';

const TERMS = { advanceRate: '90', feeRate: '3', remitTo: 'Apex Factoring\nPO Box 9\nDallas, TX 75201' };

interface TieOut {
  readonly account: string;
  readonly ledger: string;
  readonly ok: boolean;
}

describe('an invoice with a factor', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let brokerId: number;
  let apex: string;
  let lender: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    clientId = await newClient(system);
    brokerId = Number(await made('/api/brokers', { name: 'Summit Freight' }));
    apex = await made('/api/factors', { ...TERMS, name: 'Apex Factoring', clientId });
    lender = await made('/api/factors', {
      ...{ ...TERMS, name: 'Prairie Capital', clientId, recourse: true, recourseDays: 60 },
      notice: 'Pay only Prairie Capital.',
    });
  });
  afterAll(() => system.stop());

  const made = async (path: string, body: object): Promise<string> => {
    const { status, text, body: answer } = await staff.post(path, body);
    expect([status, text]).toEqual([201, text]);
    return String(answer['id']);
  };
  const invoice = (amount = '2000.00', more: object = {}): Promise<string> =>
    made('/api/invoices', { brokerId, clientId, amount, ...more });
  const step = (id: string, name: string, body: object = {}): Promise<Answer> =>
    staff.post(`/api/invoices/${id}/factor${name}`, body);
  const fault = ({ status, body }: Answer) => {
    const errors = body['errors'] as { field: string; message: string }[] | undefined;
    return [status, errors?.[0]?.field, errors?.[0]?.message ?? body['message']];
  };

  const printed = async (id: string): Promise<string> => {
    const place = path.join(mkdtempSync(path.join(os.tmpdir(), 'axlebook-')), 'invoice.pdf');
    writeFileSync(place, (await system.app.get(InvoicePrinter).print(Number(id), EVERYTHING)).pdf);
    const file = require.resolve('../../../platform/money/months');
    return (await readText(place, 'pdf', { file, name: '', given: [] })).text;
  };

  it('bought without recourse: it is not ours to collect, and its reserve ends once', async () => {
    const id = await invoice();
    const factored = await step(id, '', { factorId: apex });
    expect([factored.status, factored.body]).toEqual([
      200,
      expect.objectContaining({
        ...{ status: 'paid', standing: 'factored', balance: '0.00', factorName: 'Apex Factoring' },
        factoring: expect.objectContaining({
          ...{ factorName: 'Apex Factoring', status: 'advanced', recourse: false },
          ...{ sold: '2000.00', advance: '1800.00', reserve: '200.00', owed: '0.00', recourseUntil: null },
        }) as unknown,
      }) as unknown,
    ]);
    const refusals = await Promise.all([
      staff.post(`/api/invoices/${id}/payments`, { amount: '1.00', paymentMethod: 'ach' }),
      staff.patch(`/api/invoices/${id}`, { amount: '1.00' }),
      staff.post(`/api/invoices/${id}/void`, { reason: 'Twice' }),
      staff.post(`/api/invoices/${id}/credits`, { amount: '1.00', reason: 'Less' }),
    ]);
    expect(refusals.map(({ status, text }) => [status, /factored with Apex Factoring/.test(text)])).toEqual(
      refusals.map(() => [409, true]),
    );
    expect(fault(await step(id, '/release', { release: '200.01' }))).toEqual([
      400,
      'release',
      'Release, fee, interest and what was not paid add up to $260.01, and the reserve is $200.00',
    ]);
    const released = await step(id, '/release', { returns: '40.00' });
    expect(released.body).toMatchObject({ standing: 'paid', factoring: { status: 'released', reserve: '0.00' } });
    expect((await step(id, '/release', {})).status).toBe(409);
    await mustBeInOrder(system);
  });

  it('lent upon: it stays open until the factor has collected it or gives it back', async () => {
    const owed = async (): Promise<number> => {
      const { body } = await staff.get<TieOut[]>('/api/ledger/tie-outs');
      expect(body.filter(({ ok }) => !ok)).toEqual([]);
      return Number(body.find(({ account }) => account === '2250')?.ledger);
    };
    const before = await owed();
    const [collected, back] = [await invoice(), await invoice()];
    for (const id of [collected, back]) {
      const { body } = await step(id, '', { factorId: lender });
      expect(body).toMatchObject({
        ...{ status: 'pending', standing: 'factored', balance: '2000.00' },
        factoring: { recourse: true, owed: '1800.00', reserve: '0.00' },
      });
    }
    expect(await owed()).toBe(before + 3_600);
    expect((await step(collected, '/collect')).body).toMatchObject({ standing: 'paid', factoring: { owed: '0.00' } });
    const [payment] = (await staff.get<Record<string, unknown>[]>(`/api/invoices/${collected}/payments`)).body;
    expect(payment).toMatchObject({ amount: '2000.00', factorFee: '60.00', paymentMethod: 'factoring' });
    expect((await staff.post(`/api/payments/${String(payment?.['id'])}/reverse`, { reason: 'x' })).status).toBe(409);
    const { body } = await step(back, '/charge-back', { reason: 'Not paid in 60 days' });
    expect(body).toMatchObject({ standing: 'open', balance: '2000.00', factoring: { status: 'charged_back' } });
    expect(
      (await staff.post(`/api/invoices/${back}/payments`, { amount: '2000.00', paymentMethod: 'ach' })).status,
    ).toBe(201);
    await mustBeInOrder(system);
  });

  it('prints where its broker pays and the notice of assignment, with all that is due', async () => {
    const id = await invoice();
    await step(id, '', { factorId: lender });
    const sold = await invoice();
    await step(sold, '', { factorId: apex });
    expect(await printed(id)).toMatch(/Pay only Prairie Capital\./);
    const text = await printed(sold);
    expect(text).toMatch(/PO Box 9/);
    expect(text).toMatch(/payable only to/);
    expect(text).toMatch(/Balance due\s*\$2,000\.00/);
  });

  it('is factored by a factor of its own books, by the terms of the day', async () => {
    const other = await made('/api/factors', { ...TERMS, name: 'Own', clientId: null });
    const id = await invoice();
    expect(fault(await step(id, '', { factorId: other }))).toEqual([
      400,
      'factorId',
      'Own is a factor of somebody else’s books',
    ]);
    expect(fault(await step(id, '', { factorId: lender.replace(/^......../, '00000000') }))).toEqual([
      400,
      'factorId',
      'This factor does not exist',
    ]);
    expect((await step(id, '', { factorId: apex, advance: '2000.01' })).status).toBe(400);
    const dearer = await made('/api/factors', { ...TERMS, name: 'Soon dearer', clientId });
    await step(id, '', { factorId: dearer });
    const { body } = await staff.get<{ version: number }>(`/api/factors/${dearer}`);
    await staff.patch(`/api/factors/${dearer}`, { feeRate: '5' }, { 'if-match': `"${body.version}"` });
    expect((await step(id, '/release')).body).toMatchObject({ factoring: { status: 'released' } });
    const { rows } = await system.sql<{ fee: number }>(
      `SELECT (data->>'fee')::int AS fee FROM facts WHERE type = 'FactorReserveReleased' AND stream_id = $1`,
      [`invoice-${id}`],
    );
    expect(rows).toEqual([{ fee: 60_00 }]);
  });
});
