import { utils, write } from '@e965/xlsx';
import { TestSystem } from '../../../../../test/support/system';
import { FuelDesk } from '../../../../../test/support/world/fuel-desk';
import { EFS_HEADER, EFS_PURCHASE, efsFile } from '../domain/fuel-sheets.fixture';

type Row = Record<string, unknown>;
const LARGE = 'The file is too large to be read, or damaged. Save it as .csv or split it, and try again.';
const [DIESEL = ''] = EFS_PURCHASE;

const bookOf = (rows: readonly (readonly unknown[])[], bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer => {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows as unknown[][], { UTC: true }), 'Transactions');
  return write(made, { type: 'buffer', bookType, compression: true }) as Buffer;
};
/** A book that says of its page that it unpacks to 600 MB (PKWARE APPNOTE 4.3.12). */
const bomb = (): Buffer => {
  const book = bookOf([EFS_HEADER.split(','), DIESEL.split(',')]);
  book.writeUInt32LE(600_000_000, book.lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 24);
  return book;
};

describe('a file of fuel cards that somebody made badly, or to do harm', () => {
  let system: TestSystem;
  let desk: FuelDesk;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    desk = new FuelDesk(system, await system.as('admin'));
  });
  afterAll(() => system.stop());

  it.each<[string, () => string | Uint8Array, RegExp | string]>([
    ['a workbook that unpacks to 600 MB', bomb, LARGE],
    ['a workbook that is cut off', () => bomb().subarray(0, 900), /^The file/],
    [
      'a line more than 200,000',
      () => `${EFS_HEADER}\n${'x\n'.repeat(200_001)}`,
      'The sheet has more than 200,000 rows. Split it.',
    ],
    ['letters alone', () => Buffer.alloc(5_000, 0x41), /^Say which columns have the date/],
    ['bytes of chance', () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe, 1]), /^The file/],
  ])('is refused with a sentence: %s', async (_, content, sentence) => {
    const { status, body } = await desk.send(content());
    const [{ message } = { message: '' }] = body['errors'] as { message: string }[];
    expect([status, message]).toEqual([400, typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
  });

  it('is read where it says days as numbers or as days of a workbook, the same once', async () => {
    const { clientId } = await desk.fleet('7083051234560001');
    const cells = DIESEL.replace('7083051234561234', '7083051234560001').split(',');
    const dated = (day: unknown, time: unknown): unknown[] =>
      cells.map((cell, at) => (at === 1 ? day : at === 2 ? time : cell));
    const headers = EFS_HEADER.split(',');
    // 46300 is 2026-10-05; 0.597222 of it is 14:20
    const imported = { transactionsImported: 1, duplicates: 0, rejectedLines: 0, setAside: 0 };
    expect(await desk.sent(bookOf([headers, dated(46_300, 0.597_222)]))).toMatchObject(imported);
    const again = { transactionsImported: 0, duplicates: 1, rejectedLines: 0, setAside: 0 };
    for (const day of [46_300, '46300', new Date('2026-10-05T00:00:00Z'), '2026-10-05', '10/5/26'])
      for (const bookType of ['xlsx', 'biff8'] as const)
        expect([day, await desk.sent(bookOf([headers, dated(day, '14:20')], bookType))]).toEqual([
          day,
          expect.objectContaining(again),
        ]);
    expect(await desk.expensesOf(clientId)).toEqual([expect.objectContaining({ expenseDate: '2026-10-05' })]);
  });

  it('is read in the letters of Windows', async () => {
    const { clientId } = await desk.fleet('7083051234560002');
    const row = DIESEL.replace('7083051234561234', '7083051234560002').replace(
      'FJ-TULSA 706',
      'CAF\xc9 \x96 R\xc9GINA',
    );
    expect(await desk.sent(Buffer.from(efsFile([row]), 'latin1'))).toMatchObject({ transactionsImported: 1 });
    const [expense] = await desk.expensesOf(clientId);
    expect(JSON.stringify(expense)).toContain('CAFÉ – RÉGINA');
  });

  it('is read with commas before the cents where its mapping says so, and else rejected', async () => {
    const { clientId } = await desk.fleet('7083051234560003');
    const text = 'Day;State;What;Menge;Total;Unit\n10/05/2026;OK;Diesel;1.102,340;3.399,02;T-07\n';
    const columns = { Day: 'date', State: 'jurisdiction', What: 'product', Menge: 'quantity' };
    const mapping = { columns: { ...columns, Total: 'amount', Unit: 'unit' } };
    const plain = await desk.sent(text, { clientId, mapping: JSON.stringify(mapping) });
    expect(plain['rejected']).toEqual([{ line: 2, reason: 'The amount “3.399,02” is not valid' }]);
    const comma = JSON.stringify({ ...mapping, decimalMark: 'comma' });
    expect(await desk.sent(text, { clientId, mapping: comma })).toMatchObject({ transactionsImported: 1 });
    expect(await desk.expensesOf(clientId)).toEqual([
      expect.objectContaining({ amount: '3399.02', gallons: '1102.34' }),
    ]);
  });

  it('ends each line with a sentence, and keeps no card number of a note', async () => {
    const number = '7083051234560004';
    const { clientId } = await desk.fleet(number);
    const own = DIESEL.replace('7083051234561234', number);
    const { rejected, aside, transactionsImported } = await desk.sent(
      efsFile([
        own.replace('102.34', 'ten'),
        own.replace('102.34', '1000000000'),
        own.replace('102.34', '-5'),
        own.replace('102.34', '-5').replace('399.02', '-20.00'),
        own.replace('10/05/2026', '13/45'),
        own.replace('10/05/2026', '99999'),
        own.replace('399.02', "=cmd|' /C calc'!A0"),
        own.replace(',OK,', ',XX,'),
        own.replace('Dana Reyes', `call 7083 0512 3456 0004`).replace('FJ-TULSA 706', '=HYPERLINK(1)'),
      ]),
    );
    expect([transactionsImported, rejected, aside]).toEqual([
      1,
      [
        { line: 2, reason: 'The quantity “ten” is not valid' },
        { line: 3, reason: 'The quantity “1000000000” is not valid' },
        { line: 4, reason: 'Quantity and amount have different signs' },
        { line: 6, reason: 'The date “13/45” is not valid' },
        { line: 7, reason: 'The date “99999” is not valid' },
        { line: 8, reason: "The amount “=cmd|' /C calc'!A0” is not valid" },
      ],
      [
        { line: 5, reason: 'A credit of 20.00: take back the purchase that it belongs to' },
        { line: 9, reason: '“XX” is not a known state or province' },
      ],
    ]);
    expect(await desk.expensesOf(clientId)).toHaveLength(1);
    const facts = await system.sql<Row>('SELECT data::text AS said FROM facts');
    const said = facts.rows.map((row) => String(row['said'])).join('\n');
    for (const part of [number, '7083 0512 3456 0004', '70830512']) expect(said).not.toContain(part);
    await system.verified();
  });
});
