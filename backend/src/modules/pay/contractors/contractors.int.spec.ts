import { TestSystem } from '../../../../test/support/system';
import { newClient } from '../../../../test/support/world/people';
import { uploadPaper } from '../../../../test/support/world/papers';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

const ANA = { name: 'Ana Ruiz', type: 'mechanic', taxIdType: 'ssn', taxId: '123-45-6789' };

describe('a contractor', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    clientId = await newClient(system);
  });
  afterAll(() => system.stop());

  const add = async (over: object = {}): Promise<Answer> =>
    staff.post('/api/contractors', { ...ANA, clientId, ...over });
  const made = async (over: object): Promise<string> => {
    const { status, text, body } = await add(over);
    expect([status, text]).toEqual([201, text]);
    return String(body['id']);
  };
  const fault = ({ status, body }: Answer) => {
    const errors = body['errors'] as { field: string; message: string }[] | undefined;
    return [status, errors?.[0]?.field, errors?.[0]?.message ?? body['message']];
  };
  const paid = async (contractorId: string, more: object = {}): Promise<void> => {
    const spent = { category: 'repair', amount: '700.00', expenseDate: '2026-03-02', paidBy: 'check', clientId };
    const { status, text } = await staff.post('/api/expenses', { ...spent, contractorId, ...more });
    expect([status, text]).toEqual([201, text]);
  };
  const year = async (id: string, asked = 2026): Promise<Record<string, unknown>> =>
    (await staff.get(`/api/contractors/${id}/payments?year=${asked}`)).body;

  it('takes no program as its W-9, whatever that is called', async () => {
    const at = `/api/contractors/${await made({ name: 'Paper Shop', taxId: '321-54-9876' })}`;
    const content = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 7)]);
    const { status, body } = await uploadPaper(staff, at, { documentType: 'w9' }, { content, name: 'w9.pdf' });
    expect([status, body['message']]).toEqual([415, expect.stringContaining('kind of file is not accepted')]);
    expect((await staff.get(`${at}/documents`)).body).toEqual([]);
    expect((await uploadPaper(staff, at, { documentType: 'w9' })).status).toBe(201);
  });

  it('has a tax id that nobody is shown', async () => {
    const { status, text, body } = await add();
    expect([
      status,
      body['taxId'],
      body['active'],
      body['autoGenerate'],
      body['emailForms'],
      body['threshold'],
    ]).toEqual([...[201, '*****6789'], ...[true, true, false, null]]);
    expect(text).not.toContain('123456789');
    const kept = await staff.patch(`/api/contractors/${String(body['id'])}`, { taxId: '*****6789', city: 'Dallas' });
    expect([kept.status, kept.body['taxId'], kept.body['city']]).toEqual([200, '*****6789', 'Dallas']);
  });

  it('is one of a book by its tax id, written as it may be, also when it comes back', async () => {
    const twin = { name: 'Ana R.', taxIdType: 'ein', taxId: '22-3456781' };
    const first = await made(twin);
    const refused = [409, 'taxId', 'A contractor of these books has this tax id already'];
    expect(fault(await add({ ...twin, name: 'Another', taxId: '223456781' }))).toEqual(refused);
    expect((await add({ ...twin, clientId: null })).status).toBe(201);
    const other = await made({ name: 'Other', taxId: '223-45-6782' });
    expect(fault(await staff.patch(`/api/contractors/${other}`, { taxIdType: 'ein', taxId: '223456781' }))).toEqual(
      refused,
    );
    expect((await staff.delete(`/api/contractors/${first}`)).status).toBe(204);
    await made({ ...twin, name: 'The next' });
    expect((await staff.post(`/api/contractors/${first}/restore`)).status).toBe(409);
  });

  it.each([
    ['taxId', '12345678a', 'A tax id has nine digits, such as 12-3456789'],
    ['taxId', '12345678', 'A tax id has nine digits, such as 12-3456789'],
    ['taxId', '111111111', 'A tax id does not repeat one digit nine times'],
    ['taxId', '900-12-3456', 'No social security number begins with 000, 666 or 9'],
    ['taxId', '*****6789', 'A tax id has nine digits'],
    ['name', '', 'Full name is required'],
    ['type', undefined, 'Choose a type'],
    ['taxIdType', undefined, 'Choose the type of the tax ID'],
    ['threshold', '2000.01', 'The law asks for a form from $2,000.00 on; it can only be lower'],
  ])('is refused with %s %s', async (field, value, message) =>
    expect(fault(await add({ [field]: value }))).toEqual([expect.any(Number), field, message]),
  );

  it('says why it hauls freight, and who agreed to letters', async () => {
    expect(fault(await add({ taxId: '323456789', freight: true }))).toEqual([
      ...[400, 'freightReason', 'Say why this is freight'],
    ]);
    expect(fault(await add({ taxId: '323456789', consentOn: '2026-01-04' }))[1]).toBe('consentBy');
    const id = await made({ taxId: '323456789', taxIdType: 'ssn' });
    expect(fault(await staff.patch(`/api/contractors/${id}`, { taxIdType: 'ein' }))[2]).toBe(
      'Enter the number again where its type changes',
    );
  });

  it('is paid by what says so, by its day: what is reversed leaves the year', async () => {
    const id = await made({ name: 'Bo Lind', taxId: '423456789' });
    await paid(id);
    await paid(id, { amount: '5000.00', paidBy: 'card' });
    await paid(id, { amount: '50.00', box1099: 'none' });
    await paid(id, { amount: '900.00', expenseDate: '2025-12-31' });
    await paid(id, { amount: '2400.00', box1099: 'misc1', category: 'other' });
    const bought = { category: 'repair', amount: '3000.00', expenseDate: '2026-02-01', paidFrom: 'on_account' };
    const { body: owed } = await staff.post('/api/expenses', { ...bought, clientId, contractorId: id });
    const pay = `/api/expenses/${String(owed['id'])}`;
    expect((await year(id))['paid']).toBe('8150.00');
    expect((await staff.post(`${pay}/pay`, { paidOn: '2026-04-01', method: 'ach' })).status).toBe(200);
    expect(await year(id)).toMatchObject({
      years: [2026, 2025],
      paid: '11150.00',
      forms: [
        { form: '1099-nec', total: '3700.00', boxes: { 1: '3700.00' } },
        { form: '1099-misc', total: '2400.00', boxes: { 1: '2400.00' } },
      ],
      leftOut: [
        { reason: 'Paid by card or by a third party, which tells the IRS itself (1099-K)', amount: '5000.00' },
        { reason: 'A reimbursement, no income', amount: '50.00' },
      ],
    });
    expect((await staff.post(`${pay}/payment/reverse`, { reason: 'bounced' })).status).toBe(200);
    expect((await year(id))['paid']).toBe('8150.00');
    expect(await year(id, 2025)).toMatchObject({ paid: '900.00', forms: [{ total: '900.00' }] });
  });

  it('has tax withheld, which the books owe to the IRS', async () => {
    const id = await made({ name: 'Cy Oak', taxId: '523456789' });
    await paid(id, { amount: '300.00', taxWithheld: '72.00' });
    expect(await year(id)).toMatchObject({ forms: [{ total: '300.00', boxes: { 1: '300.00', 4: '72.00' } }] });
    const { body } = await staff.get<Record<string, unknown>[]>(
      `/api/ledger/entries?account=2400&clientId=${clientId}`,
    );
    expect(body.map(({ credit }) => credit)).toEqual(['72.00']);
    const wrong = { category: 'repair', amount: '70.00', clientId, contractorId: id };
    for (const [more, field] of [
      [{ taxWithheld: '70.01' }, 'taxWithheld'],
      [{ taxWithheld: '7.00', contractorId: null }, 'contractorId'],
      [{ taxWithheld: '7.00', paidFrom: 'fuel_card' }, 'taxWithheld'],
      [{ box1099: 'nec1', contractorId: null }, 'contractorId'],
      [{ paidBy: 'check', paidFrom: 'fuel_card' }, 'paidBy'],
      [{ paidBy: 'check', paidFrom: 'on_account' }, 'paidBy'],
    ] as const)
      expect(fault(await staff.post('/api/expenses', { ...wrong, ...more }))[1]).toBe(field);
  });

  it('is as if absent for the portal and for drivers', async () => {
    const id = await made({ name: 'Di Poe', taxId: '623456789' });
    for (const visitor of [await system.as('client'), await system.as('driver')])
      for (const path of [`/api/contractors/${id}`, `/api/contractors/${id}/payments`, '/api/contractors'])
        expect((await visitor.get(path)).status).toBe(403);
  });
});
