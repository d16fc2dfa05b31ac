import { read, utils } from '@e965/xlsx';
import { xlsxApart } from './write-apart';
import { toCsv, toXlsx, type WrittenSheet } from './write-sheet';

const sheet: WrittenSheet = {
  head: [['Profit and loss'], ['Book', 'Red Mesa, LLC']],
  columns: [
    { header: 'Number', is: 'text' },
    { header: 'Account', is: 'text' },
    { header: 'Amount', is: 'money' },
  ],
  rows: [{ cells: ['4000', 'Freight "net"', '1250.00'] }, { cells: [null, '=HYPERLINK("x")', '-12.50'], isBold: true }],
};

describe('a written sheet', () => {
  it('is CSV that quotes commas and quotes, and starts no formula', () =>
    expect(toCsv(sheet).toString()).toBe(
      '\uFEFFProfit and loss\r\nBook,"Red Mesa, LLC"\r\nNumber,Account,Amount\r\n' +
        '4000,"Freight ""net""",1250.00\r\n,"\'=HYPERLINK(""x"")",-12.50\r\n',
    ));

  it('is an Excel file whose amounts are numbers and whose account numbers are texts', async () => {
    const book = read(await toXlsx(sheet));
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(rows).toEqual([
      ['Profit and loss'],
      ['Book', 'Red Mesa, LLC'],
      [],
      ['Number', 'Account', 'Amount'],
      ['4000', 'Freight "net"', 1250],
      [undefined, '=HYPERLINK("x")', -12.5],
    ]);
  });

  it('of very many rows is written by a thread of its own, and says the same', async () => {
    const rows = Array.from({ length: 1_500 }, (_, nr) => ({ cells: [String(nr), 'Diesel', '1.00'] }));
    const book = read(await xlsxApart({ ...sheet, rows }));
    const all = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect([all.length, all.at(-1)]).toEqual([1_504, ['1499', 'Diesel', 1]]);
  });
});
