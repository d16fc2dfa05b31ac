import { usDate } from '../../../../platform/money/dates';
import { dollars, negate, type Cents } from '../../../../platform/money/money';
import { GREY, Paper } from '../../../../platform/infrastructure/pdf/paper';
import { paperOf } from '../../../../platform/infrastructure/pdf/paper-of';
import { ESCROW_WITHIN, PAID_WITHIN } from '../domain/deadlines';
import type { Balance, Line } from '../domain/lines';
import type { OfLease } from '../queries/lease';
import type { PaidInYear } from '../queries/years';
import type { Settlement } from '../settlement';

/** What the sheet of a settlement says; amounts in whole cents. */
export interface SettlementPaper {
  /** Who pays: the client that the driver drives for, or the firm. */
  readonly payer: readonly (string | null)[];
  readonly driver: readonly (string | null)[];
  readonly settlement: Settlement;
  readonly year: PaidInYear;
  readonly lease: OfLease;
  readonly questions: string;
}

const { left: LEFT, width: WIDTH } = Paper;

const POCKETS: Readonly<Record<string, string>> = {
  advance: 'Advances to recover',
  escrow: 'Escrow held',
  carry: 'Shortfall, carried over',
};
const balanceRow = ({ pocket, before, after }: Balance): readonly [string, string] => [
  POCKETS[pocket] ?? 'Recovered so far',
  `${dollars(before)} before, ${dollars(after)} after`,
];
const signed = ({ kind, amount }: Line): string => dollars(kind === 'deduction' ? negate(amount as Cents) : amount);
/** '70 % of 2400.00', '612.5 × 0.585'; nothing where the amount is all there is. */
const workedOut = ({ base, unit, rate }: Line): string => {
  if (unit === '%') return ` (${base} × ${rate} %)`;
  return base === '1' ? '' : ` (${base} × ${rate})`;
};
const marked = ({ mark, reason }: Line): string => (mark === null ? '' : ` [${mark}: ${reason ?? ''}]`);

/** The days that the law has for owner-operators (49 CFR 376.12). */
const deadlines = ({ lease, settlement }: SettlementPaper): readonly string[] => {
  if (lease.deadlines === null) return [];
  const { payBy, escrowBackBy } = lease.deadlines;
  const holds = settlement.balances.some(({ pocket, after }) => pocket === 'escrow' && after > 0);
  const escrow =
    escrowBackBy === null
      ? `Escrow is returned within ${ESCROW_WITHIN} days of the end of the lease.`
      : `Escrow is returned by ${usDate(escrowBackBy)}.`;
  const paid = `Owner-operators are paid within ${PAID_WITHIN} days after the papers of a trip are in`;
  return [
    ...(payBy === null ? [] : [`${paid}: with papers on the day of the first delivery, by ${usDate(payBy)}.`]),
    ...(holds ? [escrow] : []),
  ];
};
/** What was credited on escrow so far, and at what rate it goes on. */
const interestRow = ({ account }: OfLease): readonly (readonly [string, string])[] => {
  if (!account || (account.escrowRate === null && account.interest === 0)) return [];
  const rate = account.escrowRate === null ? '' : `, ${account.escrowRate} % a year, credited every quarter`;
  return [['Interest on escrow so far', `${dollars(account.interest)}${rate}`]];
};

/** Lays out the sheet of a settlement. @returns the bytes of the PDF */
export const setSettlement = (sheet: SettlementPaper): Promise<Buffer> => {
  const { settlement, year, payer, driver, questions, lease } = sheet;
  const { from, to, paidOn, gross, reimbursements, deductions, net, carried } = settlement;
  return paperOf({
    title: 'Settlement',
    number: settlement.number,
    from: payer,
    to: { label: 'Driver', lines: driver },
    facts: [
      ['Period', `${usDate(from)} to ${usDate(to)}`],
      ['Status', paidOn === null ? settlement.status : `paid ${usDate(paidOn)}`],
      ['Net pay', dollars(net)],
    ],
    lines: settlement.lines.map((line) => [`${line.text}${workedOut(line)}${marked(line)}`, signed(line)]),
    sums: [
      ['Gross', dollars(gross)],
      ...(reimbursements === 0 ? [] : [['Reimbursements', dollars(reimbursements)] as const]),
      ['Deductions', dollars(negate(deductions))],
      ...(carried === 0 ? [] : [['Carried to the next settlement', dollars(carried)] as const]),
      ['Net pay', dollars(net)],
    ],
    below: (paper, end) => {
      const rows = settlement.balances.filter(({ before, after }) => before !== 0 || after !== 0).map(balanceRow);
      const paid = `Gross ${dollars(year.gross)}, deductions ${dollars(year.deductions)}, net ${dollars(year.net)}`;
      let y = paper.room(end + 22, 620);
      for (const [words, value] of [...rows, ...interestRow(lease), ['Paid in the year to date', paid] as const]) {
        paper.label(words, LEFT, y, WIDTH);
        y = paper.text(value, LEFT, y + 13, { size: 9, width: WIDTH }) + 10;
      }
      const words = [
        ...settlement.leftOut.map(({ name, reason }) => `Not in it: ${name}. ${reason}.`),
        ...deadlines(sheet),
      ];
      if (words.length > 0)
        paper.text(words.join('\n'), LEFT, paper.room(y, 620), { size: 8, color: GREY, width: WIDTH });
    },
    footer: questions,
  });
};
