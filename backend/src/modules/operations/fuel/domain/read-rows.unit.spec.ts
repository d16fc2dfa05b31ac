import { cellsOf, EFS_HEADER, EFS_WIDE_FILE, efsFile, GENERIC_FILE, PILOT_FILE } from './fuel-sheets.fixture';
import { layoutIn, mappedIn, suggestedColumns } from './known-layouts';
import { AMERICAN, missingFields, type FuelMappingShape } from './layout';
import { isRejected, type ReadRow } from './normal-row';
import { fuelRowReader } from './read-rows';

const read = (text: string, mapping?: FuelMappingShape): { provider: string; rows: readonly ReadRow[] } => {
  const cells = cellsOf(text);
  const headed = mapping ? mappedIn(cells, mapping) : layoutIn(cells);
  if (!headed) throw new Error('No headers');
  const reader = fuelRowReader(headed, mapping ?? AMERICAN);
  const rows = cells.slice(headed.at + 1).flatMap((row, at) => reader(row, headed.at + 2 + at));
  return { provider: headed.layout.provider, rows };
};
const told = (rows: readonly ReadRow[]): unknown[] =>
  rows.map((row) =>
    isRejected(row)
      ? `${row.line}: ${row.reason}`
      : [row.line, row.date, row.time, row.product, row.quantity, row.amount, row.fee],
  );
/** One row of EFS with some cells replaced, by header. */
const efsRow = (over: Readonly<Record<string, string>>): string =>
  EFS_HEADER.split(',')
    .map((header, at) => over[header] ?? cellsOf(efsFile())[1]?.[at] ?? '')
    .join(',');
const only = (over: Readonly<Record<string, string>>): unknown => told(read(efsFile([efsRow(over)])).rows)[0];

describe('sheets of fuel cards are known by what they say', () => {
  it('the transaction report of EFS', () => {
    const { provider, rows } = read(efsFile());
    expect(provider).toBe('efs');
    expect(told(rows)).toEqual([
      [2, '2026-10-05', '14:20', 'ULSD', '102.34', 399_02, 1_50],
      [3, '2026-10-05', '14:20', 'ULSR', '30', 111_93, 0],
      [4, '2026-10-05', '14:20', 'DEFD', '10', 32_99, 0],
      [5, '2026-10-05', '14:20', 'CADV', null, 150_00, 0],
    ]);
    expect(rows[0]).toMatchObject({
      ...{ unit: 'T-07', driverName: 'Dana Reyes', odometer: '401233', site: 'FJ-TULSA 706', city: 'Tulsa' },
      ...{ state: 'OK', invoice: '987654', currency: 'USD', quantityUnit: 'gallons', price: '3.899' },
      card: { digits: '7083051234561234', isWhole: true },
    });
  });
  it('its wide variant says the same purchase', () => {
    const { provider, rows } = read(EFS_WIDE_FILE);
    expect(provider).toBe('efs_wide');
    expect(told(rows)).toEqual([
      [2, '2026-10-05', '14:20', 'ULSD', '102.34', 399_02, 1_50],
      [2, '2026-10-05', '14:20', 'ULSR', '30', 111_93, 0],
      [2, '2026-10-05', '14:20', 'DEFD', '10', 32_99, 0],
      [2, '2026-10-05', '14:20', 'CADV', null, 150_00, 0],
    ]);
  });
  it('the export of Pilot, below its titles and with days as numbers', () => {
    const { provider, rows } = read(PILOT_FILE);
    expect(provider).toBe('pilot');
    expect(told(rows)).toEqual([
      [5, '2026-10-05', '14:20', '020', '102.34', 399_02, 0],
      [6, '2026-10-05', '14:20', '140', '10', 32_99, 0],
    ]);
    expect(rows[0]).toMatchObject({ state: null, site: 'FJ-TULSA 706', card: { digits: '561234', isWhole: false } });
  });
  it('the plain template', () => {
    const { provider, rows } = read(GENERIC_FILE);
    expect([provider, told(rows)]).toEqual(['generic', [[2, '2026-10-05', '14:20', 'ULSD', '102.34', 399_02, 0]]]);
  });
  it('any other by a mapping, with its days, its marks and its units', () => {
    const text = 'Wann;Wo;Was;Menge;Betrag\n05.10.2026;ontario;Diesel;400,00;675,60'.replaceAll(',', '#');
    const mapping: FuelMappingShape = {
      columns: { Wann: 'date', Wo: 'jurisdiction', Was: 'product', Menge: 'quantity', Betrag: 'amount' },
      ...{ dateFormat: 'day_first', decimalMark: 'comma', unit: 'litres', currency: 'CAD' },
    };
    const cells = text.split('\n').map((line) => line.replaceAll('#', ',').split(';'));
    const headed = mappedIn(cells, mapping);
    const [row] = headed ? fuelRowReader(headed, mapping)(cells[1] ?? [], 2) : [];
    expect(row).toMatchObject({
      ...{ date: '2026-10-05', state: 'ontario', quantity: '400', quantityUnit: 'litres' },
      ...{ amount: 675_60, currency: 'CAD', provider: 'other' },
    });
  });
  it('a mapping without what a purchase needs is refused by name', () => {
    expect(missingFields(['date', 'quantity', 'amount', 'jurisdiction'])).toBeNull();
    expect(missingFields(['date'])).toBe('Choose the columns with the quantity, amount and state or province');
    expect(missingFields(['date', 'quantity', 'amount'])).toBe('Choose the column with the state or province');
    expect(suggestedColumns(['Truck Number', 'Gallons', 'Nothing'])).toEqual({
      'Truck Number': 'unit',
      Gallons: 'quantity',
    });
  });
});

describe('a line that is wrong is rejected with its reason', () => {
  it.each([
    [{ 'Tran Date': '13/45' }, '2: The date “13/45” is not valid'],
    [{ 'Tran Date': '13/45/2026' }, '2: The date “13/45/2026” is not valid'],
    [{ 'Tran Date': '' }, '2: The date “” is not valid'],
    [{ 'Tran Time': '25:99' }, '2: The time “25:99” is not valid'],
    [{ Qty: 'ten' }, '2: The quantity “ten” is not valid'],
    [{ Qty: '1e9' }, '2: The quantity “1e9” is not valid'],
    [{ Qty: '1000000000' }, '2: The quantity “1000000000” is not valid'],
    [{ Qty: '999999999' }, '2: 999999999 gallons are more than one purchase can be'],
    [{ Qty: '102.3456' }, '2: The quantity “102.3456” is not valid'],
    [{ Qty: '-5' }, '2: Quantity and amount have different signs'],
    [{ Qty: '' }, '2: The fuel has no quantity'],
    [{ Amt: '=cmd|/C calc!A0' }, '2: The amount “=cmd|/C calc!A0” is not valid'],
    [{ Amt: '0.00' }, '2: The line has no amount'],
    [{ Amt: '99999999' }, '2: The amount “99999999” is more than one purchase can be'],
    [{ Fees: 'x' }, '2: The fee “x” is not valid'],
    [{ Currency: 'EUR' }, '2: The currency “EUR” is not known'],
    [{ 'Card #': '12' }, '2: The card number is not valid: it must have four to 19 digits'],
    [{ Item: '' }, '2: The line does not say what was bought'],
  ])('%p', (over, reason) => expect(only(over)).toBe(reason));
  it.each([
    [{ 'Tran Date': '46270' }, [2, '2026-09-05', '14:20', 'ULSD', '102.34', 399_02, 1_50]],
    [{ Qty: '-5', Amt: '(20.00)' }, [2, '2026-10-05', '14:20', 'ULSD', '-5', -20_00, 1_50]],
    [{ 'Tran Time': '1420' }, [2, '2026-10-05', '14:20', 'ULSD', '102.34', 399_02, 1_50]],
    [{ 'Tran Time': '2:20 PM' }, [2, '2026-10-05', '14:20', 'ULSD', '102.34', 399_02, 1_50]],
  ])('%p is fine', (over, row) => expect(only(over)).toEqual(row));
  it('keeps no card number that stands in a text', () => {
    const [row] = read(efsFile([efsRow({ 'Driver Name': 'card 7083 0512 3456 1234', Invoice: '=cmd' })])).rows;
    expect(row).toMatchObject({ driverName: 'card …1234', invoice: '=cmd' });
  });
});
