import type { DeductionBasis, PayBasis } from '../../pay-rules';

/** What a line adds to pay, gives back to the driver, or takes. */
export const LINE_KINDS = ['earning', 'reimbursement', 'deduction'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
/** Where a line comes from; `hand`: somebody added it. */
export const SOURCE_KINDS = ['load', 'expense', 'payrule', 'deductionrule', 'account', 'hand'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/**
 * A line of a settlement: base × rate = amount, the amount in whole cents. `account` is what it is booked on. `key` is
 * what it takes that no other settlement can: 'load-7'. `pocket` is the pocket of the driver's account that it moves,
 * `after` what that has then.
 * @example { id: 1, kind: 'earning', source: { kind: 'load', id: '7' }, basis: 'percent_linehaul', text: 'Load L-7:
 *   70 % of linehaul', base: '2400.00', unit: '%', rate: '70', amount: 168000, account: '5200', loadId: 7, … }
 */
export interface Line {
  readonly id: number;
  readonly kind: LineKind;
  readonly source: { readonly kind: SourceKind; readonly id: string };
  readonly basis: PayBasis | DeductionBasis | null;
  readonly text: string;
  readonly base: string;
  readonly unit: string;
  readonly rate: string;
  readonly amount: number;
  readonly account: string;
  readonly key: string | null;
  readonly pocket: string | null;
  readonly after: number | null;
  readonly loadId: number | null;
  readonly vehicleId: string | null;
  /** Whether somebody edited or added it, and why. */
  readonly mark: 'edited' | 'added' | null;
  readonly reason: string | null;
}
/** A line before it has its number in the settlement. */
export type NewLine = Omit<Line, 'id' | 'mark' | 'reason'>;

/** What is not paid yet, and why: `{ kind: 'load', id: '7', name: 'L-7', reason: 'The load has no rate' }`. */
export interface LeftOut {
  readonly kind: SourceKind;
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** What the account of a driver has, in whole cents; `recoveries` is what each rule with a target took so far. */
export interface Pockets {
  readonly advance: number;
  readonly escrow: number;
  readonly carry: number;
  readonly recoveries: Readonly<Record<string, number>>;
}
export const NO_POCKETS: Pockets = { advance: 0, escrow: 0, carry: 0, recoveries: {} };

/** The name of the pocket that keeps what a rule took so far. */
export const recoveryOf = (ruleId: string): string => `recovery-${ruleId}`;
/** What a pocket has: `inPocket(pockets, 'escrow')`. */
export const inPocket = ({ recoveries, ...pockets }: Pockets, pocket: string): number =>
  pockets[pocket as keyof typeof pockets] ?? recoveries[pocket.slice(recoveryOf('').length)] ?? 0;

/** A pocket before a settlement and after it, in whole cents. */
export interface Balance {
  readonly pocket: string;
  readonly before: number;
  readonly after: number;
}
/** What a settlement comes to, in whole cents. `net` is paid, `carried` is what it is short; one of them is 0. */
export interface Totals {
  readonly gross: number;
  readonly reimbursements: number;
  readonly deductions: number;
  readonly net: number;
  readonly carried: number;
}

const sumOf = (lines: readonly Pick<Line, 'kind' | 'amount'>[], kind: LineKind): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);

export const totalsOf = (lines: readonly Pick<Line, 'kind' | 'amount'>[]): Totals => {
  const [gross, reimbursements, deductions] = [
    sumOf(lines, 'earning'),
    sumOf(lines, 'reimbursement'),
    sumOf(lines, 'deduction'),
  ];
  const left = gross + reimbursements - deductions;
  return { gross, reimbursements, deductions, net: Math.max(0, left), carried: left < 0 ? 0 - left : 0 };
};

/** What a deduction adds to its pocket: what is lent and carried gets less, what is held and recovered more. */
const movesBy = (pocket: string, amount: number): number =>
  pocket === 'advance' || pocket === 'carry' ? 0 - amount : amount;
const ALWAYS: readonly string[] = ['advance', 'escrow', 'carry'];

/**
 * The pockets before and after a settlement: advance, escrow and carry always, a recovery where it moves.
 * @param before what each had when the settlement was drafted
 */
export const balancesOf = (lines: readonly Line[], before: (pocket: string) => number): readonly Balance[] => {
  const { carried } = totalsOf(lines);
  const moved = lines.flatMap(({ pocket }) => (pocket === null ? [] : [pocket]));
  return [...new Set([...ALWAYS, ...moved])].map((pocket) => {
    const change = lines.reduce(
      (sum, line) => (line.pocket === pocket ? sum + movesBy(pocket, line.amount) : sum),
      pocket === 'carry' ? carried : 0,
    );
    return { pocket, before: before(pocket), after: before(pocket) + change };
  });
};

/** The lines with what their pockets have after each of them. */
export const withAfters = (lines: readonly Line[], before: (pocket: string) => number): readonly Line[] => {
  const had = new Map<string, number>();
  return lines.map((line) => {
    const { pocket } = line;
    if (pocket === null) return line;
    const after = (had.get(pocket) ?? before(pocket)) + movesBy(pocket, line.amount);
    had.set(pocket, after);
    return { ...line, after };
  });
};
