import type { TableColumn } from '../columns';
import { sheetOf } from './sheet';

type Row = Record<'name' | 'amount' | 'day' | 'miles', string>;
const columns: TableColumn<Row>[] = [
  { field: 'name', header: 'Name', value: ({ name }) => name },
  { field: 'amount', header: 'Amount', align: 'right', value: ({ amount }) => amount },
  { field: 'day', header: 'Due', value: ({ day }) => day },
  { field: 'miles', header: 'Miles', align: 'right', value: ({ miles }) => miles },
];
const row = (name: string, amount: string, day = '', miles = '') => sheetOf(columns, [{ name, amount, day, miles }])[1];

describe('an Excel export', () => {
  it('has its headers in the first row, in bold', () =>
    expect(sheetOf(columns, [])).toEqual([
      ['Name', 'Amount', 'Due', 'Miles'].map((value) => ({ type: String, value, fontWeight: 'bold' })),
    ]));

  it('writes amounts as numbers, days as days, and leaves empty what is empty', () =>
    expect(row('Red Mesa', '$1,250.00', '10/31/2026')).toEqual([
      { type: String, value: 'Red Mesa' },
      { type: Number, value: 1250, format: '$#,##0.00' },
      { type: Date, value: new Date('2026-10-31T00:00:00.000Z'), format: 'mm/dd/yyyy' },
      null,
    ]));

  it('writes negative and plain figures as numbers', () =>
    expect(row('x', '-12.50', '', '1,204')).toEqual([
      { type: String, value: 'x' },
      { type: Number, value: -12.5, format: '#,##0.00' },
      null,
      { type: Number, value: 1204, format: '#,##0' },
    ]));

  it.each(['00417', '=1+1', 'INV-000119', '6175551234'])('leaves %s text where it is no figure', (name) =>
    expect(row(name, '—')?.slice(0, 2)).toEqual([
      { type: String, value: name },
      { type: String, value: '—' },
    ]),
  );
});
