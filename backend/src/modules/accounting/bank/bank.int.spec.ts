import { BankDesk, done, said, type Row } from '../../../../test/support/world/bank-desk';
import { newAgent } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import { checkLog } from '../../../platform/event-log/store/log-check';
import { ofxFile } from './domain/ofx.fixture';

describe('the bank', () => {
  let system: TestSystem;
  let staff: Visitor;
  let desk: BankDesk;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    desk = new BankDesk(system, staff);
  });
  afterAll(() => system.stop());

  it('matches a ledger line at most once, also when two ask at the same time', async () => {
    const clientId = await desk.newBook();
    const bank = await desk.account(clientId);
    const { id: entryId } = await desk.entry(clientId, '80.00', '2026-11-02');
    await desk.imported(bank, [
      ['20261102', '80.00', 'F1', 'A'],
      ['20261102', '80.00', 'F2', 'B'],
    ]);
    const ids = (await desk.linesOf(bank)).map((line) => String(line['id']));
    expect((await desk.suggested(ids[0] ?? '')).map(({ chosen }) => chosen)).toEqual([true]);
    const lines = [{ entryId, line: 0 }];
    const answers = await Promise.all(ids.map((id) => staff.post(`/api/bank-lines/${id}/match`, { lines })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['message']).toBe('This line of the ledger is matched with another line of the bank already');
    const matched = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
    await done(staff.post(`/api/bank-lines/${matched}/unmatch`));
    const other = ids.find((id) => id !== matched) ?? '';
    await done(staff.post(`/api/bank-lines/${other}/match`, { lines }));
  });

  it('looks at entries of all sources, also those that no invoice booked', async () => {
    const bank = await desk.account(null, { ledgerAccount: '1050' });
    await done(
      staff.post('/api/compliance-payments', {
        ...{
          clientId: await desk.newBook(),
          amount: '150.00',
          description: 'Permit',
          paymentMethod: 'check',
          checkNumber: '77',
        },
      }),
    );
    await desk.imported(bank, [['20261126', '150.00', 'F1', 'CARD PAYOUT']]);
    const { status } = await staff.get(`/api/bank-lines/${await desk.lineOver(bank, '150.00')}/suggestions`);
    expect(status).toBe(200);
  });

  it('compares lines of its own book and account only', async () => {
    const [mine, yours] = [await desk.newBook(), await desk.newBook()];
    const bank = await desk.account(mine);
    await desk.imported(bank, [['20261102', '80.00', 'F1', 'A']]);
    const line = await desk.lineOver(bank, '80.00');
    const { id: entryId } = await desk.entry(yours, '80.00', '2026-11-02');
    expect(await desk.suggested(line)).toEqual([]);
    const refusal = await staff.post(`/api/bank-lines/${line}/match`, { lines: [{ entryId, line: 0 }] });
    expect(refusal.body['message']).toBe('This line of the ledger is not one of this account and these books');
    const agent = await newAgent(system, { canAccessAccounting: true });
    expect((await agent.visitor.get(`/api/bank-accounts/${bank}`)).status).toBe(404);
    expect((await agent.visitor.post(`/api/bank-lines/${line}/ignore`, { reason: 'x' })).status).toBe(404);
    expect((await desk.send(bank, ofxFile([]), 'x.ofx', undefined, agent.visitor)).status).toBe(404);
    expect((await agent.visitor.get<Row[]>('/api/bank-lines')).body).toEqual([]);
    expect(
      (await agent.visitor.post('/api/bank-accounts', { name: 'X', bankName: 'Y', ledgerAccount: '1000' })).status,
    ).toBe(400);
  });

  it('has an account of the ledger that holds money, one for each book', async () => {
    const clientId = await desk.newBook();
    const bank = await desk.account(clientId, { accountNumber: '000111222333' });
    const refusal = async (over: Row) =>
      (await staff.post('/api/bank-accounts', { name: 'X', bankName: 'Y', clientId, ...over })).body['errors'];
    expect(await refusal({ ledgerAccount: '5000' })).toEqual([
      { field: 'ledgerAccount', message: '5000 Fuel is not a cash account; choose one, or mark it as one' },
    ]);
    expect(await refusal({ ledgerAccount: '9999' })).toEqual([
      { field: 'ledgerAccount', message: 'There is no account 9999' },
    ]);
    expect(await refusal({ ledgerAccount: '1000' })).toEqual([
      { field: 'ledgerAccount', message: 'Account 1000 of these books is that of another bank account' },
    ]);
    expect((await staff.get(`/api/bank-accounts/${bank}`)).body['accountNumber']).toBe('*****2333');
    await desk.imported(bank, [['20261102', '80.00', 'F1', 'A']]);
    expect(said(await staff.patch(`/api/bank-accounts/${bank}`, { ledgerAccount: '1020' }))[1]).toBe('IN_USE');
    expect((await staff.patch(`/api/bank-accounts/${bank}`, { name: 'Operating' })).status).toBe(200);
  });

  it('keeps a log that holds together', async () => {
    const faults = await system.asOwner(async (client) => {
      const { faults: found } = await checkLog(client);
      await client.query('ROLLBACK');
      return found;
    });
    expect(faults).toEqual([]);
  });
});
