import fc from 'fast-check';
import { BOX_CHOICES } from '../../../../platform/money/boxes-1099';
import { CLASSIFICATIONS } from './classifications';
import { deadlinesOf, thresholdOf } from './tax-rules';
import { yearOf, type Paid, type Payee } from './totals';

const PERSON: Payee = { classification: 'individual', attorney: false, box: null, freight: false, threshold: null };
const paid = (amount: number, more: Partial<Paid> = {}): Paid => ({
  ...{ amount, withheld: 0, box: null, accountBox: null, way: 'check' },
  ...more,
});
const NEC = (amount: number, more: object = {}) => ({
  form: '1099-nec',
  boxes: { '1': amount, ...more },
  total: amount,
});
const of = (payee: Partial<Payee>, payments: readonly Paid[], year = 2026, withFreight = false) => {
  const { forms, leftOut } = yearOf({ ...PERSON, ...payee }, payments, year, { withFreight });
  return { forms, leftOut };
};
const none = (reason: string, amount: number) => ({ forms: [], leftOut: [{ reason, amount }] });
const only = (...forms: readonly object[]) => ({ forms, leftOut: [] });

describe('the forms of a year', () => {
  it.each([
    ['2025: 599.99 by check', of({}, [paid(599_99)], 2025), none('below', 599_99)],
    ['2025: 600.00 by check', of({}, [paid(600_00)], 2025), only(NEC(600_00))],
    ['2026: 1,999.99', of({}, [paid(1_999_99)]), none('below', 1_999_99)],
    ['2026: 2,000.00', of({}, [paid(2_000_00)]), only(NEC(2_000_00))],
    ['2025: 1,500.00 on its last day', of({}, [paid(1_500_00)], 2025), only(NEC(1_500_00))],
    ['2026: 1,500.00 on its first day', of({}, [paid(1_500_00)]), none('below', 1_500_00)],
    [
      '2026: 5,000.00 by card and 700.00 by check',
      of({}, [paid(5_000_00, { way: 'card' }), paid(700_00)]),
      {
        forms: [],
        leftOut: [
          { reason: 'card', amount: 5_000_00 },
          { reason: 'below', amount: 700_00 },
        ],
      },
    ],
    [
      '2026: 300.00 with 72.00 withheld',
      of({}, [paid(300_00, { withheld: 72_00 })]),
      only(NEC(300_00, { '4': 72_00 })),
    ],
    [
      'a C corporation, a mechanic, 9,000.00',
      of({ classification: 'c_corporation' }, [paid(9_000_00, { accountBox: 'nec1' })]),
      none('corporation', 9_000_00),
    ],
    [
      'a corporation of attorneys, 9,000.00',
      of({ classification: 'c_corporation', attorney: true }, [paid(9_000_00)]),
      only(NEC(9_000_00)),
    ],
    [
      'a corporation of which tax was withheld',
      of({ classification: 'c_corporation' }, [paid(900_00, { withheld: 216_00 })]),
      only(NEC(900_00, { '4': 216_00 })),
    ],
    ['an owner-operator who hauls freight', of({ freight: true }, [paid(80_000_00)]), none('freight', 80_000_00)],
    ['the same, on choice', of({ freight: true }, [paid(80_000_00)], 2026, true), only(NEC(80_000_00))],
    ['a settlement of 1,755.00 with a reimbursement apart', of({}, [paid(1_755_00)], 2025), only(NEC(1_755_00))],
    [
      'truck rent and driving, to one person',
      of({}, [paid(2_400_00, { box: 'misc1' }), paid(2_400_00)]),
      only(NEC(2_400_00), { form: '1099-misc', boxes: { '1': 2_400_00 }, total: 2_400_00 }),
    ],
    ['a reimbursement', of({}, [paid(3_000_00, { box: 'none' })]), none('reimbursement', 3_000_00)],
    [
      'royalties of 10.00',
      of({ box: 'misc2' }, [paid(10_00)]),
      only({ form: '1099-misc', boxes: { '2': 10_00 }, total: 10_00 }),
    ],
    ['gross proceeds of an attorney', of({ box: 'misc10' }, [paid(900_00)]), none('unknown', 900_00)],
    ['2027, whose threshold is not known', of({}, [paid(9_000_00)], 2027), none('not_published', 9_000_00)],
    ['an own threshold below that of the law', of({ threshold: 600_00 }, [paid(700_00)]), only(NEC(700_00))],
    ['an own threshold above that of the law', of({ threshold: 2_000_00 }, [paid(700_00)], 2025), only(NEC(700_00))],
    ['nothing paid', of({}, []), only()],
  ])('%s', (_, made, expected) => expect(made).toEqual(expected));

  it('take the box of the payment, then that of the contractor, then that of the account', () => {
    const forms = (payee: Partial<Payee>, payment: Partial<Paid>) =>
      of(payee, [paid(5_000_00, payment)]).forms[0]?.form;
    expect(forms({ box: 'misc1' }, { box: 'nec1', accountBox: 'misc1' })).toBe('1099-nec');
    expect(forms({ box: 'misc1' }, { accountBox: 'nec1' })).toBe('1099-misc');
    expect(forms({}, { accountBox: 'misc1' })).toBe('1099-misc');
  });

  it('have, with what is left out, all that was paid', () => {
    const payment = fc.record({
      amount: fc.integer({ min: 1, max: 500_000 }),
      withheld: fc.constantFrom(0, 0, 0, 1),
      box: fc.option(fc.constantFrom(...BOX_CHOICES)),
      accountBox: fc.option(fc.constantFrom(...BOX_CHOICES)),
      way: fc.option(fc.constantFrom('check', 'ach', 'card', 'third_party')),
    });
    const payee = fc.record({
      classification: fc.option(fc.constantFrom(...CLASSIFICATIONS)),
      attorney: fc.boolean(),
      box: fc.option(fc.constantFrom(...BOX_CHOICES)),
      freight: fc.boolean(),
      threshold: fc.option(fc.integer({ min: 0, max: 200_000 })),
    });
    fc.assert(
      fc.property(
        payee,
        fc.array(payment),
        fc.integer({ min: 2024, max: 2027 }),
        fc.boolean(),
        (who, all, year, with_) => {
          const { paid: sum, forms, leftOut } = yearOf(who, all, year, { withFreight: with_ });
          const told = [...forms.map(({ total }) => total), ...leftOut.map(({ amount }) => amount)];
          expect(told.reduce((one, other) => one + other, 0)).toBe(sum);
          expect(sum).toBe(all.reduce((one, { amount }) => one + amount, 0));
        },
      ),
    );
  });
});

describe('the rules of a year', () => {
  it('know thresholds by the year of the payment', () =>
    expect([2024, 2025, 2026, 2027].map((year) => thresholdOf('nec1', year))).toEqual([
      600_00,
      600_00,
      2_000_00,
      null,
    ]));
  it('know no threshold of gross proceeds of attorneys', () => expect(thresholdOf('misc10', 2026)).toBeUndefined());
  it('move deadlines to the next business day', () =>
    expect([2025, 2026].map((year) => deadlinesOf(year)[0]?.due)).toEqual(['2026-02-02', '2027-02-01']));
});
