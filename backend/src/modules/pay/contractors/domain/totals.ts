import { formOf, FORMS_1099, type Box1099, type BoxChoice, type Form1099 } from '../../../../platform/money/boxes-1099';
import { isExempt, type Classification } from './classifications';
import { thresholdOf } from './tax-rules';

/** What the totals need to know of a contractor; the threshold in whole cents. */
export interface Payee {
  readonly classification: Classification | null;
  readonly attorney: boolean;
  readonly box: BoxChoice | null;
  readonly freight: boolean;
  readonly threshold: number | null;
}

/** A payment as the totals see it, in whole cents. */
export interface Paid {
  readonly amount: number;
  readonly withheld: number;
  readonly box: BoxChoice | null;
  readonly accountBox: BoxChoice | null;
  readonly way: string | null;
}

/** Why payments are on no form. */
export const LEFT_OUT = {
  card: 'Paid by card or by a third party, which tells the IRS itself (1099-K)',
  reimbursement: 'A reimbursement, no income',
  corporation: 'Paid to a corporation that is no attorney',
  freight: 'Paid for freight, which needs no form',
  below: 'Below the threshold of the year',
  unknown: 'No dated threshold is known for this box',
  not_published: 'The threshold of the year is not published yet',
} as const;
export type WhyLeftOut = keyof typeof LEFT_OUT;
const REASONS = Object.keys(LEFT_OUT) as readonly WhyLeftOut[];

/** The figures of one form, in whole cents by the number of the box: `{ '1': 175500, '4': 0 }`. */
export type Figures = Readonly<Record<string, number>>;

/** A form that a contractor gets: its boxes, and what was paid in all. */
export interface FormFigures {
  readonly form: Form1099;
  readonly boxes: Figures;
  readonly total: number;
}

/** What was paid to a contractor in a year, on forms and on none; both add up to all payments. */
export interface YearOfPayments {
  readonly paid: number;
  readonly forms: readonly FormFigures[];
  readonly leftOut: readonly { readonly reason: WhyLeftOut; readonly amount: number }[];
}

/** The box that a payment counts in: its own, that of the contractor, that of its account, else pay. */
export const boxOf = ({ box, accountBox }: Paid, payee: Pick<Payee, 'box'>): BoxChoice =>
  box ?? payee.box ?? accountBox ?? 'nec1';

const byProcessor = (way: string | null): boolean => way === 'card' || way === 'third_party';

/** Why a payment is left out whatever the total; null where it counts. */
const exemptionOf = (payment: Paid, payee: Payee, box: BoxChoice, withFreight: boolean): WhyLeftOut | null => {
  if (box === 'none') return 'reimbursement';
  if (byProcessor(payment.way)) return 'card';
  if (payment.withheld > 0) return null;
  if (isExempt(payee.classification, payee.attorney)) return 'corporation';
  return payee.freight && box === 'nec1' && !withFreight ? 'freight' : null;
};

const BOX_NUMBER: Readonly<Record<Box1099, string>> = { nec1: '1', misc1: '1', misc2: '2', misc3: '3', misc10: '10' };
/** Box 4 of both forms: federal income tax withheld. */
const WITHHELD = '4';

/** Why a total of a box makes no form of itself; null where it makes one. */
const shortOf = (box: Box1099, total: number, { threshold }: Payee, year: number): WhyLeftOut | null => {
  const law = thresholdOf(box, year);
  if (law === undefined) return 'unknown';
  if (law === null) return 'not_published';
  return total < Math.min(law, threshold ?? law) ? 'below' : null;
};

/**
 * Works out the forms of a contractor for a year from what was paid in it. Tax that was withheld makes a form, whatever
 * the total; a box without a known threshold makes none.
 */
export const yearOf = (
  payee: Payee,
  payments: readonly Paid[],
  year: number,
  { withFreight }: { readonly withFreight: boolean },
): YearOfPayments => {
  const left = new Map<WhyLeftOut, number>();
  const leave = (reason: WhyLeftOut, amount: number): void => {
    left.set(reason, (left.get(reason) ?? 0) + amount);
  };
  const totals = new Map<Box1099, { total: number; withheld: number }>();
  for (const payment of payments) {
    const box = boxOf(payment, payee);
    const why = exemptionOf(payment, payee, box, withFreight);
    if (why !== null || box === 'none') leave(why ?? 'reimbursement', payment.amount);
    else {
      const { total, withheld } = totals.get(box) ?? { total: 0, withheld: 0 };
      totals.set(box, { total: total + payment.amount, withheld: withheld + payment.withheld });
    }
  }
  const forms = FORMS_1099.flatMap((form) => {
    const ofForm = [...totals].filter(([box]) => formOf(box) === form);
    const withheld = ofForm.reduce((sum, [, each]) => sum + each.withheld, 0);
    const kept = ofForm.filter(([box, { total }]) => {
      const why = shortOf(box, total, payee, year);
      const counts = why === null || (withheld > 0 && why === 'below');
      if (!counts) leave(why, total);
      return counts;
    });
    if (kept.length === 0) return [];
    const boxes = Object.fromEntries([
      ...kept.map(([box, { total }]) => [BOX_NUMBER[box], total] as const),
      ...(withheld > 0 ? [[WITHHELD, withheld] as const] : []),
    ]);
    return [{ form, boxes, total: kept.reduce((sum, [, { total }]) => sum + total, 0) }];
  });
  return {
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
    forms,
    leftOut: REASONS.flatMap((reason) => {
      const amount = left.get(reason);
      return amount === undefined ? [] : [{ reason, amount }];
    }),
  };
};
