import { toCsv } from './csv';

const columns = [
  { field: 'name', header: 'Name', value: (row: { name: string; amount: string }) => row.name },
  { field: 'amount', header: 'Amount', value: (row: { name: string; amount: string }) => row.amount },
];

describe('a CSV export', () => {
  it('quotes commas, quotes and line ends', () => {
    expect(toCsv(columns, [{ name: 'Delgado, "Lou" & Sons\nTrucking', amount: '$1,250.00' }])).toBe(
      'Name,Amount\r\n"Delgado, ""Lou"" & Sons\nTrucking","$1,250.00"',
    );
  });

  it('never starts a cell that a spreadsheet would run, but keeps negative money', () => {
    expect(toCsv(columns, [{ name: '=HYPERLINK("x")', amount: '-12.50' }])).toBe(
      'Name,Amount\r\n"\'=HYPERLINK(""x"")",-12.50',
    );
  });
});
