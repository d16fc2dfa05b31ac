import { sidesOf } from '../../../../platform/testing/sides';
import { bankLinePostings } from './bank-line.postings';
import { bankLineExamples } from './bank-line.postings.fixture';

const [charge, interest] = bankLineExamples.BankLineBooked;
const [takenBack] = bankLineExamples.BankLineUnmatched;
const { BankLineBooked, BankLineUnmatched } = bankLinePostings;

describe('a line of the bank books', () => {
  it('a charge of $15.00 as an expense', () =>
    expect(sidesOf(BankLineBooked.books(charge))).toEqual([
      [
        '2026-11-20',
        [
          ['1000', 0, 15_00],
          ['5900', 15_00, 0],
        ],
      ],
    ]));

  it('interest of $1.50 that came in', () =>
    expect(sidesOf(BankLineBooked.books(interest ?? charge))).toEqual([
      [
        '2026-11-20',
        [
          ['1000', 1_50, 0],
          ['6150', 0, 1_50],
        ],
      ],
    ]));

  it('on the first open day, where its month is closed, as late', () => {
    const booking = { ...charge.booking, bookedOn: '2026-12-01' };
    expect(BankLineBooked.books({ ...charge, booking })[0]).toMatchObject({
      entryDate: '2026-12-01',
      paperDate: '2026-11-20',
    });
    expect(BankLineBooked.dateField()).toBe('bookedOn');
  });

  it('with what it is about, on accounts that hold money', () => {
    const booking = {
      ...charge.booking,
      accountNumber: '1060',
      cash: true,
      party: { kind: 'broker', id: '3' },
      loadId: 4,
    } as const;
    const [entry] = BankLineBooked.books({ ...charge, ledgerAccount: '1010', checkNumber: '42', booking });
    expect(entry).toMatchObject({
      reference: 'Check 42',
      source: { kind: 'bankline', id: charge.id },
      lines: [
        { accountNumber: '1010', cash: true },
        { accountNumber: '1060', cash: true, party: { kind: 'broker', id: '3' }, loadId: 4 },
      ],
    });
  });

  it('nothing when a line is opened that was not booked, and takes back one that was', () => {
    expect(BankLineUnmatched.books({ ...takenBack, was: 'matched', booking: null })).toEqual([]);
    expect(sidesOf(BankLineUnmatched.books(takenBack))).toEqual([
      [
        '2026-11-20',
        [
          ['1000', 15_00, 0],
          ['5900', 0, 15_00],
        ],
      ],
    ]);
  });
});
