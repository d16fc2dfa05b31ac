import { lastFour, linesInOfx as linesOf, OfxRefused } from '../domain/ofx';
import { statementsIn } from './ofx-schema';
import { faultOfSame, identities, type StatementLine } from '../domain/statement-line';

const linesInOfx = (read: unknown, ends: string | null) => linesOf(statementsIn(read), ends);

const LINE = { DTPOSTED: '20261120', TRNAMT: '-15.00', FITID: '0007', NAME: 'FEE', MEMO: 'Monthly' };
const file = (over: object = {}, lines: unknown = LINE) => ({
  OFX: {
    SIGNONMSGSRSV1: {},
    BANKMSGSRSV1: {
      STMTTRNRS: {
        STMTRS: {
          CURDEF: 'USD',
          BANKACCTFROM: { BANKID: '1', ACCTID: '99-001234' },
          BANKTRANLIST: { STMTTRN: lines },
          ...over,
        },
      },
    },
  },
});

describe('An OFX file', () => {
  it('has one line or several, whose numbers stay text', () => {
    const line = { nr: 1, date: '2026-11-20', amount: -15_00, text: 'FEE Monthly', checkNumber: null, fitId: '0007' };
    expect(linesInOfx(file(), null)).toEqual([line]);
    expect(linesInOfx(file({}, [LINE, { ...LINE, FITID: '', CHECKNUM: '42', MEMO: 'FEE' }]), '1234')).toEqual([
      line,
      { ...line, nr: 2, text: 'FEE', checkNumber: '42', fitId: null },
    ]);
    expect(linesInOfx(file({ BANKTRANLIST: '' }), null)).toEqual([]);
  });

  it('names each line that cannot be taken', () => {
    const reasons = [
      { TRNAMT: '19,40.00' },
      { TRNAMT: '1940,00' },
      { TRNAMT: '1e9' },
      { DTPOSTED: '20261301' },
      { TRNAMT: '0' },
      { CURRENCY: { CURSYM: 'CAD' } },
    ];
    expect(
      linesInOfx(
        file(
          {},
          reasons.map((over) => ({ ...LINE, ...over })),
        ),
        null,
      ),
    ).toEqual([
      { line: 1, reason: 'The amount “19,40.00” is not valid' },
      { line: 2, reason: 'The amount “1940,00” is not valid' },
      { line: 3, reason: 'The amount “1e9” is not valid' },
      { line: 4, reason: 'The date “20261301” is not valid' },
      { line: 5, reason: 'The line has no amount' },
      { line: 6, reason: 'The amount is in CAD, not in US dollars' },
    ]);
  });

  it('is refused in another currency, of another account, and where it is none', () => {
    expect(() => linesInOfx(file({ CURDEF: 'CAD' }), null)).toThrow(
      new OfxRefused('The file is in CAD; the books are in US dollars (USD)'),
    );
    expect(() => linesInOfx(file(), '9999')).toThrow(
      'The file is of the account that ends in 1234; this one ends in 9999',
    );
    for (const junk of [undefined, {}, { OFX: '' }, { OFX: { BANKMSGSRSV1: '' } }, [], 'x'])
      expect(() => linesInOfx(junk, null)).toThrow(OfxRefused);
  });

  it('of several accounts is read for the one that is asked for', () => {
    const statement = (ACCTID: string, TRNAMT: string) => ({
      STMTRS: { BANKACCTFROM: { ACCTID }, BANKTRANLIST: { STMTTRN: { ...LINE, TRNAMT } } },
    });
    const both = { OFX: { BANKMSGSRSV1: { STMTTRNRS: [statement('11112222', '1'), statement('33334444', '2')] } } };
    expect(linesInOfx(both, '4444')).toMatchObject([{ amount: 2_00 }]);
    expect(() => linesInOfx(both, null)).toThrow('The file is of several accounts: enter the number of this one first');
    const card = { OFX: { CREDITCARDMSGSRSV1: { CCSTMTTRNRS: { CCSTMTRS: { BANKTRANLIST: { STMTTRN: LINE } } } } } };
    expect(linesInOfx(card, '4444')).toHaveLength(1);
    expect(lastFour('99-0012 34')).toBe('1234');
  });
});

describe('The identity of a line', () => {
  const line: StatementLine = {
    nr: 1,
    date: '2026-11-20',
    amount: -5_00,
    text: 'TOLL',
    checkNumber: null,
    fitId: null,
  };

  it("is the bank's number, or else day, amount, text and the how manieth of its equals it is", () => {
    const one = identities();
    const first = [line, line, { ...line, amount: -6_00 }, { ...line, fitId: '7' }].map(one);
    expect(new Set(first).size).toBe(4);
    const other = identities();
    expect([line, line, line].map(other).slice(0, 2)).toEqual(first.slice(0, 2));
    expect(identities()({ ...line, fitId: '7', amount: 1 })).toBe(first[3]);
  });

  it('of the same number with another day or amount is a mistake of the bank', () => {
    const numbered = { ...line, fitId: '7' };
    expect(faultOfSame(numbered, line)).toBeNull();
    expect(faultOfSame(numbered, { date: '2026-11-20', amount: 9_00 })).toBe(
      "The bank's number 7 is also used by a line of 11/20/2026 for $9.00",
    );
  });
});
