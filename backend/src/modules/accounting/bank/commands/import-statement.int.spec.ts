import { BankDesk, done } from '../../../../../test/support/world/bank-desk';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { ofxFile, type OfxLine } from '../domain/ofx.fixture';

describe('a statement of the bank', () => {
  let system: TestSystem;
  let staff: Visitor;
  let desk: BankDesk;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    desk = new BankDesk(system, staff);
  });
  afterAll(() => system.stop());

  it('adds each line once, also from overlapping files', async () => {
    const bank = await desk.account(await desk.newBook());
    const lines: OfxLine[] = [
      ['20261101', '5.00', 'F1', 'ONE'],
      ['20261102', '-5.00', null, 'TOLL'],
      ['20261102', '-5.00', null, 'TOLL'],
    ];
    expect(await desk.imported(bank, lines)).toEqual({ imported: 3, duplicates: 0, rejected: [], rejectedLines: 0 });
    expect(await desk.imported(bank, lines)).toMatchObject({ imported: 0, duplicates: 3 });
    const more: OfxLine[] = [...lines, ['20261102', '-5.00', null, 'TOLL'], ['20261103', '7.00', 'F2', 'TWO']];
    expect(await desk.imported(bank, more)).toMatchObject({ imported: 2, duplicates: 3 });
    const twice = await Promise.all([
      desk.imported(bank, [['20261104', '8.00', 'F3', 'X']]),
      desk.imported(bank, [['20261104', '8.00', 'F3', 'X']]),
    ]);
    expect(twice.map((each) => Number(each['imported'])).reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await desk.linesOf(bank)).toHaveLength(6);
  });

  it('rejects lines of an OFX file that are wrong, and takes the others', async () => {
    const bank = await desk.account(await desk.newBook());
    const answer = await desk.imported(bank, [
      ['20261101', '1.00', 'F1', 'FINE'],
      ['20261101', '2.00', 'F1', 'SAME NUMBER'],
      ['20261101', '19,40.00', 'F2', 'X'],
      ['20261101', '1940,00', 'F3', 'X'],
      ['20261101', '1e9', 'F4', 'X'],
      ['20261301', '5.00', 'F5', 'X'],
    ]);
    expect(answer).toEqual({
      ...{ imported: 1, duplicates: 0, rejectedLines: 5 },
      rejected: [
        { line: 2, reason: "The bank's number F1 is also used by a line of 11/01/2026 for $1.00" },
        { line: 3, reason: 'The amount “19,40.00” is not valid' },
        { line: 4, reason: 'The amount “1940,00” is not valid' },
        { line: 5, reason: 'The amount “1e9” is not valid' },
        { line: 6, reason: 'The date “20261301” is not valid' },
      ],
    });
    expect(await desk.imported(bank, [['20261101', '3.00', 'F1', 'LATER']])).toMatchObject({
      imported: 0,
      rejectedLines: 1,
    });
  });

  it('refuses files that are no statement of this account, with a sentence', async () => {
    const bank = await desk.account(await desk.newBook(), {
      accountNumber: '000111222333',
      routingNumber: '021000021',
    });
    const refused = async (content: string | Uint8Array, name?: string): Promise<unknown> => {
      const { status, body } = await desk.send(bank, content, name);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      return body['message'];
    };
    expect(await refused(ofxFile([], { currency: 'CAD' }))).toBe(
      'The file is in CAD; the books are in US dollars (USD)',
    );
    expect(await refused(ofxFile([], { account: '99998888' }))).toBe(
      'The file is of the account that ends in 8888; this one ends in 2333',
    );
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1_000)}">]><OFX>&b;</OFX>`;
    expect(await refused(bomb)).toBe('The file declares entities, which no statement of a bank does');
    expect(await refused('<OFX><BANKMSGSRSV1>')).toBe('The file cannot be read as OFX or QFX');
    expect(await refused('')).toMatch(/^Choose a file of the bank/);
    expect(await refused(Buffer.from('%PDF-1.7 x'), 'x.pdf')).toMatch(/^Choose a file of the bank/);
    expect(await refused(new Uint8Array(50 * 1_048_576).fill(65))).toBe(
      'The file is larger than 20 MB. Export fewer days from the bank.',
    );
    expect(await refused('Tag,Wieviel\n1,2', 'x.csv')).toBe(
      'Choose the columns with the day, the text and the amount. The file has: Tag, Wieviel',
    );
    expect((await staff.post(`/api/bank-accounts/${bank}/import`, {})).status).toBe(415);
    expect(await desk.linesOf(bank)).toEqual([]);
  });

  it('reads sheets by columns that are kept with the account', async () => {
    const bank = await desk.account(await desk.newBook());
    const csv = [
      '\uFEFFFirst Bank,,,',
      'Posting Date,Description,Amount,Check Number',
      'Posting Date,Description,Amount,Check Number',
      `11/02/2026,"=cmd|' /C calc'!A0","1,940.00",`,
      '11/03/2026,CHECK,-25.00,42',
      '11/04/2026,WRONG,"19,40.00",',
      '13/04/2026,WRONG,1.00,',
    ].join('\r\n');
    expect(await done(desk.send(bank, csv, 'november.csv'))).toEqual({
      ...{ imported: 2, duplicates: 0, rejectedLines: 2 },
      rejected: [
        { line: 6, reason: 'The amount “19,40.00” is not valid' },
        { line: 7, reason: 'The date “13/04/2026” is not valid' },
      ],
    });
    expect((await desk.linesOf(bank)).map((line) => [line['amount'], line['text'], line['checkNumber']])).toEqual([
      ['1940.00', "=cmd|' /C calc'!A0", null],
      ['-25.00', 'CHECK', '42'],
    ]);
    const kept = (await staff.get(`/api/bank-accounts/${bank}`)).body['mapping'];
    expect(kept).toMatchObject({
      date: 'Posting Date',
      text: 'Description',
      amount: 'Amount',
      dateFormat: 'month_first',
    });
    const version = (await staff.get(`/api/bank-accounts/${bank}`)).body['version'];
    expect(await done(desk.send(bank, csv, 'november.csv'))).toMatchObject({ imported: 0, duplicates: 2 });
    expect((await staff.get(`/api/bank-accounts/${bank}`)).body['version']).toBe(version);
  });

  it('reads Windows-1252, in and out columns, days before months, and signs turned', async () => {
    const bank = await desk.account(await desk.newBook());
    const mapping = {
      ...{ date: 'Dia', text: 'Texto', moneyIn: 'Entra', moneyOut: 'Sale', dateFormat: 'day_first', reversed: false },
    };
    const csv = Buffer.from('Dia;Texto;Entra;Sale\n26/11/2026;Caf\xe9 \x80;;"1,000.00"\n25/11/2026;Y;5;\n', 'latin1');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(csv)]), 'x.csv');
    const columns = await done(staff.upload(`/api/bank-accounts/${bank}/columns`, form));
    expect(columns).toMatchObject({ headers: ['Dia', 'Texto', 'Entra', 'Sale'], mapping: null });
    expect((columns['rows'] as string[][])[0]).toEqual(['26/11/2026', 'Café €', '', '1,000.00']);
    await done(desk.send(bank, csv, 'x.csv', mapping));
    expect((await desk.linesOf(bank)).map((line) => [line['date'], line['amount'], line['text']])).toEqual([
      ['2026-11-25', '5.00', 'Y'],
      ['2026-11-26', '-1000.00', 'Café €'],
    ]);
    const { status, body } = await desk.send(bank, csv, 'x.csv', { ...mapping, moneyOut: null });
    expect([status, body['errors']]).toEqual([
      400,
      [{ field: 'mapping', message: 'Choose one column with the amount, or one for money in and one for money out' }],
    ]);
    expect((await desk.send(bank, csv, 'x.csv', { ...mapping, date: 'Nothing' })).body['code']).toBe('MAPPING_NEEDED');
  });
});
