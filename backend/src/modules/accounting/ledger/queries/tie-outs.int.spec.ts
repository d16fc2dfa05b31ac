import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { checkLog } from '../../../../platform/event-log/store/log-check';
import { tieOuts } from '../../../../platform/money/tie-outs';

interface Row {
  readonly account: string;
  readonly ledger: string;
  readonly byHand: string;
  readonly subledger: string;
  readonly difference: string;
  readonly ok: boolean;
  readonly differing: number;
  readonly differences: { kind: string; id: string; number: string | null; ledger: string; subledger: string }[];
}

describe('accounts and their subledgers', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  const made = async (path: string, body: object): Promise<string> => {
    const { status, text, body: answer } = await staff.post(path, body);
    expect([status, text]).toEqual([201, text]);
    return String(answer['id']);
  };
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    clientId = await newClient(system);
    const [brokerId, other] = [
      await made('/api/brokers', { name: 'Summit Freight' }),
      await made('/api/brokers', { name: 'Far Broker' }),
    ].map(Number);
    const invoice = await made('/api/invoices', { brokerId, clientId, amount: '100.00' });
    expect((await staff.patch(`/api/invoices/${invoice}`, { brokerId: other })).status).toBe(200);
    await made(`/api/invoices/${invoice}/payments`, { amount: '30.00', paymentMethod: 'ach' });
    for (const [paidFrom, amount] of [
      ['on_account', '5.00'],
      ['fuel_card', '6.00'],
      ['driver', '7.00'],
    ])
      await made('/api/expenses', { clientId, category: 'toll', paidFrom, amount });
    const driver = { firstName: 'Ada', lastName: 'Boone', clientId, dateOfBirth: '1980-02-03', licenseNumber: 'D1' };
    const license = { licenseState: 'TN', licenseClass: 'Class A', licenseExpiration: '2029-01-01' };
    const driverId = Number(await made('/api/drivers', { ...driver, ...license }));
    const toDriver = { paidFrom: 'fuel_card', chargedTo: 'driver', driverId };
    await made('/api/expenses', { clientId, category: 'fuel', amount: '9.00', ...toDriver });
    const paid = await made('/api/expenses', { clientId, category: 'repair', paidFrom: 'on_account', amount: '8.00' });
    expect((await staff.post(`/api/expenses/${paid}/pay`, {})).status).toBe(200);
    await made('/api/fuel-cards/payments', { clientId, amount: '1.00' });
    await made('/api/ledger/entries', {
      ...{ entryDate: '2026-11-02', description: 'Fuel card paid', clientId },
      lines: [
        { accountNumber: '2050', debit: '4.00' },
        { accountNumber: '1000', credit: '4.00' },
      ],
    });
  });
  afterAll(() => system.stop());

  const compared = async (query = ''): Promise<Row[]> => (await staff.get<Row[]>(`/api/ledger/tie-outs${query}`)).body;

  it('agree after money went about, also with what was written by hand', async () => {
    const rows = await compared(`?clientId=${clientId}`);
    expect(rows.map(({ account, ledger, byHand, subledger, ok }) => [account, ledger, byHand, subledger, ok])).toEqual([
      ['1050', '0.00', '0.00', '0.00', true],
      ['1100', '70.00', '0.00', '70.00', true],
      ['1110', '0.00', '0.00', '0.00', true],
      ['1150', '0.00', '0.00', '0.00', true],
      ['1300', '9.00', '0.00', '9.00', true],
      ['2000', '5.00', '0.00', '5.00', true],
      ['2050', '10.00', '-4.00', '14.00', true],
      ['2100', '7.00', '0.00', '7.00', true],
      ['2150', '0.00', '0.00', '0.00', true],
      ['2250', '0.00', '0.00', '0.00', true],
      ['2300', '0.00', '0.00', '0.00', true],
      ['2350', '0.00', '0.00', '0.00', true],
    ]);
    expect((await compared('?own=true')).map(({ ledger }) => ledger)).toEqual(Array<string>(12).fill('0.00'));
  });

  const ENTRY = '00000000-0000-7000-8000-00000000000b';
  const planted = (account: string, kind: string): string => `INSERT INTO journal_lines
    (entry_id, line, entry_date, account_number, description, reference, debit, credit, source_kind, source_id,
     client_id, created_at, moved, accrual_only)
    SELECT '${ENTRY}', nr, '2026-11-21', number, 'x', 'x', debit, credit, '${kind}', '999999', '${clientId}', now(),
      false, false FROM (VALUES (0, '${account}', 123, 0), (1, '5900', 0, 123)) v(nr, number, debit, credit)`;

  it.each(tieOuts().map(({ account, kind }) => [account, kind]))(
    'show a wrong row of %s in its own line alone, there and in the nightly check',
    async (account, kind) => {
      await system.asOwner(async (owner) => {
        await owner.query('BEGIN');
        await owner.query(planted(account, kind));
        await owner.query('COMMIT');
      });
      try {
        const red = (await compared()).filter(({ ok }) => !ok);
        const sign = account < '2000' ? '' : '-';
        expect(red.map((row) => [row.account, row.difference, row.differing, row.differences])).toEqual([
          [
            account,
            `${sign}1.23`,
            1,
            [{ kind, id: '999999', number: null, clientId, ledger: `${sign}1.23`, subledger: '0.00' }],
          ],
        ]);
        const { faults } = await system.asOwner((owner) => checkLog(owner));
        expect(faults).toEqual([expect.stringContaining(`account ${account} has ${sign}$1.23 for ${kind} 999999`)]);
      } finally {
        await system.asOwner(async (owner) => {
          await owner.query('BEGIN');
          await owner.query(`DELETE FROM journal_lines WHERE entry_id = '${ENTRY}'`);
          await owner.query('COMMIT');
        });
      }
      expect((await compared()).every(({ ok }) => ok)).toBe(true);
    },
  );
});
