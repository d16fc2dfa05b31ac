import { guessed, headersIn, rowReader, type Mapping } from './sheet-mapping';

const HEADERS = ['Posting Date', 'Description', 'Amount', 'Check Number'];
const MAPPING: Mapping = {
  date: 'Posting Date',
  text: 'Description',
  amount: 'Amount',
  moneyIn: null,
  moneyOut: null,
  checkNumber: 'Check Number',
  fitId: null,
  dateFormat: 'month_first',
  reversed: false,
};
const read = (cells: readonly string[], mapping = MAPPING, headers = HEADERS) => rowReader(headers, mapping)(cells, 7);

describe('The columns of a sheet of the bank', () => {
  it('are guessed from their headers', () => {
    expect(guessed(HEADERS)).toEqual(MAPPING);
    expect(guessed(['DATE', 'Memo', 'Withdrawals', 'Deposits', 'Transaction ID'])).toEqual({
      ...MAPPING,
      ...{ date: 'DATE', text: 'Memo', amount: null, moneyIn: 'Deposits', moneyOut: 'Withdrawals' },
      ...{ checkNumber: null, fitId: 'Transaction ID' },
    });
    expect(guessed(['Date', 'Description', 'Deposits'])).toBeNull();
    expect(guessed(['Description', 'Amount'])).toBeNull();
  });

  it('are found below the rows that tell bank and account', () => {
    const rows = [['First Bank'], ['Account', '****1234'], [''], HEADERS, ['11/20/2026', 'x', '1', '']];
    expect(headersIn(rows, null)).toEqual({ at: 3, headers: HEADERS, mapping: MAPPING });
    expect(headersIn(rows, { ...MAPPING, amount: 'Betrag' })).toBeNull();
    expect(headersIn([...Array.from({ length: 30 }, () => ['x']), HEADERS], null)).toBeNull();
  });

  it('make a line of each row, but of blank ones and of headers that stand there again', () => {
    expect(read(['11/20/2026', 'ACH  CREDIT', '1,940.00', '0042'])).toEqual({
      ...{ nr: 7, date: '2026-11-20', amount: 1940_00, text: 'ACH CREDIT', checkNumber: '0042', fitId: null },
    });
    expect(read(['', ' ', '', ''])).toBeNull();
    expect(read(HEADERS)).toBeNull();
    expect(read(['11/20/2026', '', '5'])).toMatchObject({ text: 'No text', checkNumber: null });
    expect(read(['11/20/2026', 'x', '5', ''], { ...MAPPING, reversed: true })).toMatchObject({ amount: -5_00 });
  });

  it('name why a row cannot be taken', () => {
    expect(read(['13/20/2026', 'x', '1', ''])).toEqual({ line: 7, reason: 'The date “13/20/2026” is not valid' });
    expect(read(['11/20/2026', 'x', '19,40.00', ''])).toEqual({
      line: 7,
      reason: 'The amount “19,40.00” is not valid',
    });
    expect(read(['11/20/2026', 'x', '0.00', ''])).toEqual({ line: 7, reason: 'The line has no amount' });
  });

  it('may be one for money in and one for money out', () => {
    const headers = ['Date', 'Text', 'In', 'Out'];
    const mapping = {
      ...MAPPING,
      date: 'Date',
      text: 'Text',
      amount: null,
      moneyIn: 'In',
      moneyOut: 'Out',
      checkNumber: null,
    };
    const amountOf = (moneyIn: string, moneyOut: string) =>
      read(['11/20/2026', 'x', moneyIn, moneyOut], mapping, headers);
    expect(amountOf('5.00', '')).toMatchObject({ amount: 5_00 });
    expect(amountOf('', '5.00')).toMatchObject({ amount: -5_00 });
    expect(amountOf('0', '-5.00')).toMatchObject({ amount: -5_00 });
    expect(amountOf('1', '2')).toEqual({ line: 7, reason: 'Money came in and went out in one line' });
    expect(amountOf('x', '')).toEqual({ line: 7, reason: 'The amount “x” is not valid' });
    expect(amountOf('', '')).toEqual({ line: 7, reason: 'The line has no amount' });
  });
});
