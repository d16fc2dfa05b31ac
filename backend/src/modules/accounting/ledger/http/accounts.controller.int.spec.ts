import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('the chart of accounts', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  const chart = async (): Promise<Row[]> => (await staff.get<Row[]>('/api/ledger/accounts')).body;
  const add = (number: string, over: Row = {}) =>
    staff.post('/api/ledger/accounts', {
      ...{ number, name: `Account ${number}`, type: 'expenses', subtype: 'operating-expenses' },
      ...over,
    });
  const spend = (accountNumber: string) =>
    staff.post('/api/ledger/entries', {
      entryDate: '2026-11-02',
      description: 'Tires for the yard truck',
      lines: [
        { accountNumber, debit: '410.00' },
        { accountNumber: '1000', credit: '410.00' },
      ],
    });

  it('is added to, changed and deactivated, with its flags', async () => {
    const added = await add('5150', { name: 'Tires', description: 'New and retread', reconcilable: true });
    expect([added.status, added.body]).toEqual([
      201,
      {
        ...{ number: '5150', name: 'Tires', type: 'expenses', subtype: 'operating-expenses' },
        ...{ description: 'New and retread', balanceType: 'debit', balance: '0.00', active: true },
        ...{
          reconcilable: true,
          cashAccount: false,
          box1099: null,
          system: false,
          used: false,
          byHand: true,
          version: 1,
        },
      },
    ]);
    const changed = await staff.patch('/api/ledger/accounts/5150', { active: false, name: 'Tires and tubes' });
    expect([changed.status, changed.body]).toMatchObject([200, { name: 'Tires and tubes', active: false }]);
    expect((await spend('5150')).body).toMatchObject({
      message: '5150 Tires and tubes is not active',
      errors: [{ field: 'lines.0.accountNumber' }],
    });
  });

  it('has an account deleted only while nothing is posted to it; one that was deleted is restored', async () => {
    await add('5160');
    expect((await staff.delete('/api/ledger/accounts/5160')).status).toBe(204);
    expect((await chart()).map(({ number }) => number)).not.toContain('5160');
    expect(await add('5160')).toMatchObject({
      status: 409,
      body: {
        errors: [{ field: 'number', message: '5160 Account 5160 was deleted; restore it, or choose another number' }],
      },
    });
    expect((await spend('5160')).body['message']).toBe('There is no account 5160');
    expect(await staff.post('/api/ledger/accounts/5160/restore', {})).toMatchObject({
      status: 200,
      body: { number: '5160' },
    });
    expect((await spend('5160')).status).toBe(201);
    expect((await chart()).find(({ number }) => number === '5160')).toMatchObject({ used: true, balance: '410.00' });
    expect(await staff.delete('/api/ledger/accounts/5160')).toMatchObject({
      status: 409,
      body: { message: 'Entries are posted to 5160 Account 5160: deactivate it instead of deleting it' },
    });
    expect((await staff.patch('/api/ledger/accounts/5160', { type: 'assets', subtype: null })).body['message']).toBe(
      'Entries are posted to 5160 Account 5160; its type cannot change',
    );
  });

  it('never loses an account to a deletion at the moment of its first entry', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const number = String(5_700 + turn);
      await add(number);
      const [gone, entry] = await Promise.all([staff.delete(`/api/ledger/accounts/${number}`), spend(number)]);
      expect([gone.status, entry.status]).not.toEqual([204, 201]);
      const { rows } = await system.sql(
        'SELECT 1 FROM journal_lines l JOIN accounts a ON a.id = l.account_number WHERE a.removed_at IS NOT NULL',
      );
      expect(rows).toEqual([]);
    }
  });

  it.each([
    ['a number of letters', { number: 'ABCD' }, 'number', 'The number of an account has three to eight digits'],
    ['a number that is taken', { number: '1000' }, 'number', '1000 is taken by Bank'],
    [
      'a group of another type',
      { number: '5801', subtype: 'current-assets' },
      'subtype',
      'This is no group of expenses',
    ],
    [
      'cash that is no asset',
      { number: '5802', cashAccount: true },
      'cashAccount',
      'Only an asset can be a cash account',
    ],
    [
      'an unknown type',
      { number: '5803', type: 'income' },
      'type',
      'Type must be one of assets, liabilities, equity, revenue, expenses',
    ],
    ['no name', { number: '5804', name: ' ' }, 'name', 'Name is required'],
  ])('refuses %s and says which field', async (_, { number, ...over }, field, message) => {
    const answer = await add(number, over);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body['errors']).toEqual([{ field, message }]);
  });

  it.each([
    [
      'deleted',
      () => staff.delete('/api/ledger/accounts/1100'),
      '1100 Accounts receivable is a system account and cannot be deleted',
    ],
    [
      'deactivated',
      () => staff.patch('/api/ledger/accounts/1100', { active: false }),
      '1100 Accounts receivable is a system account and stays active',
    ],
    [
      'given another type',
      () => staff.patch('/api/ledger/accounts/1100', { type: 'equity', subtype: null }),
      '1100 Accounts receivable is a system account; its type cannot change',
    ],
    [
      'made a cash account',
      () => staff.patch('/api/ledger/accounts/1100', { cashAccount: true }),
      '1100 Accounts receivable is a system account; its cash flag cannot change',
    ],
  ])('keeps its system accounts from being %s', async (_, call, message) => {
    const { status, body } = await call();
    expect([status < 500, body['message']]).toEqual([true, message]);
    expect((await chart()).find(({ number }) => number === '1100')).toMatchObject({
      type: 'assets',
      active: true,
      system: true,
    });
  });

  it('holds money on three accounts, and has those that later work needs', async () => {
    const accounts = await chart();
    expect(accounts.filter(({ cashAccount }) => cashAccount).map(({ number }) => number)).toEqual([
      '1000',
      '1020',
      '1050',
    ]);
    expect(accounts.filter(({ reconcilable, system: own }) => own && reconcilable).map(({ number }) => number)).toEqual(
      ['1000', '1020'],
    );
    const names = new Map(accounts.map(({ number, name }) => [number, name]));
    expect(['1020', '1110', '2350', '2400', '3100', '3200', '6150', '6200'].map((number) => names.get(number))).toEqual(
      [
        ...['Client money bank', 'Client fees receivable', 'Client money', 'Federal tax withheld', 'Retained earnings'],
        ...['Owner’s draws', 'Interest', 'Rent'],
      ],
    );
  });
});
