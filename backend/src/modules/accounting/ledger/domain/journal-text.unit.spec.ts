import { accountName, journalAmount, journalHead, transactionText } from './journal-text';

describe('an amount in the journal', () => {
  it.each([
    [194_000, '$1,940.00'],
    [-5, '$-0.05'],
    [0, '$0.00'],
    [-123_456_789_01, '$-123,456,789.01'],
  ])('%d cents is %s', (cents, text) => expect(journalAmount(cents)).toBe(text));
});

describe('a transaction in the journal', () => {
  it('has its code, tags and lines', () =>
    expect(
      transactionText({
        ...{ date: '2026-11-20', reference: 'INV-000007', description: 'Payment of invoice INV-000007' },
        tags: { entry: 'e1', client: 'Ridgeline Freight', source: null },
        postings: [
          { account: 'assets:1000 Bank', amount: 194_000, tags: { load: 'L-100', vehicle: 'T-12' } },
          { account: 'assets:1100 Accounts receivable', amount: -194_000, tags: { party: 'broker Summit, Inc.' } },
        ],
      }),
    ).toBe(`2026-11-20 * (INV-000007) Payment of invoice INV-000007
    ; entry: e1
    ; client: Ridgeline Freight
    assets:1000 Bank  $1,940.00
        ; load: L-100
        ; vehicle: T-12
    assets:1100 Accounts receivable  $-1,940.00
        ; party: broker Summit Inc.

`));

  it.each([
    ['a line of its own', 'Rent\n2026-01-01 * Forged\n  assets:1000 Bank  $1.00'],
    ['a line of a reader of Unicode', 'Rent\u2028  assets:1000 Bank  $1.00\u0085'],
    ['a return', 'Rent\r  assets:1000 Bank  $1.00'],
    ['a comment with a tag', 'Rent ; date: 2020-01-01'],
    ['a comment after a tab', 'Rent\t;load: 7'],
    ['a date in brackets', 'Rent [2020-01-01], client: another'],
    ['the end of a code', 'R) forged ; x: y'],
    ['nothing but blanks', ' \t\u00a0 '],
  ])('is one line a text, whatever is in it: %s', (_, text) => {
    const [head = '', entry = '', bank = '', line = '', ...rest] = transactionText({
      ...{ date: '2026-11-20', reference: text, description: text, tags: { entry: text } },
      postings: [
        { account: accountName({ number: '1000', name: text, type: 'assets' }), amount: 1, tags: { line: text } },
      ],
    }).split(/[\n\r\u0085\u2028\u2029]/);
    expect(rest).toEqual(['', '']);
    expect(head).toMatch(/^2026-11-20 \* \([^();]+\) [^;]+$/);
    expect(entry).toMatch(/^ {4}; entry: [^,;[\]]+$/);
    expect(bank).toMatch(/^ {4}assets:1000( [^:;]*[^:; ])? {2}\$0\.01$/);
    expect(bank.slice(4, -7)).not.toContain('  ');
    expect(line).toMatch(/^ {8}; line: [^,;[\]]+$/);
  });
});

describe('the head of the journal', () => {
  it('tells whose books it has, and names its accounts', () =>
    expect(
      journalHead(
        { firm: 'Axle\nTrucking', book: 'All books', basis: 'cash', from: '2026-01-01', to: null, position: 17 },
        [{ number: '1000', name: 'Bank', type: 'assets' }],
      ),
    ).toBe(`; General ledger of Axle Trucking
; All books, cash basis, from 2026-01-01 on, as of position 17

commodity $
    format $1,000.00

tag entry
tag client
tag source
tag load
tag vehicle
tag driver
tag party
tag line

account assets:1000 Bank

`));
});
