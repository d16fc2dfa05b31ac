import { ACCOUNT } from '../../../../platform/money/accounts';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars, moneyText } from '../../../../platform/money/money';
import { holdsWithin, isPercent, type DeductionBasis, type DeductionKind } from '../../pay-rules';
import { amountOf, periodKey } from './earn';
import { inPocket, recoveryOf, type NewLine, type Pockets } from './lines';

/** A deduction rule of the driver; the target in whole cents. */
export interface DeductionTerms {
  readonly id: string;
  readonly kind: DeductionKind;
  readonly basis: DeductionBasis;
  readonly rate: string;
  readonly from: IsoDate;
  readonly until: IsoDate | null;
  readonly target: number | null;
  readonly priority: number;
  readonly whenShort: boolean;
  readonly accountNumber: string | null;
  readonly description: string | null;
}

/** What deductions are worked out by: the amount earned and what can be spent in whole cents, miles as exact text. */
export interface Earned {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly gross: number;
  readonly left: number;
  readonly miles: string;
  readonly loads: number;
}

const NAMES: Readonly<Record<DeductionKind, string>> = {
  advance: 'Advance',
  escrow: 'Escrow',
  lease: 'Lease',
  insurance: 'Insurance',
  fuel_card: 'Fuel card',
  other: 'Deduction',
};
/** What a deduction is booked on: what is lent, what is held, or the cost that is less by it. */
const ACCOUNTS: Readonly<Record<DeductionKind, string>> = {
  advance: ACCOUNT.driverAdvances,
  escrow: ACCOUNT.escrow,
  lease: ACCOUNT.rent,
  insurance: ACCOUNT.insurance,
  fuel_card: ACCOUNT.fuel,
  other: ACCOUNT.otherExpenses,
};

const NO_LOAD = { loadId: null, vehicleId: null } as const;

/** The pocket that a rule moves, and the most that it may still move it by; null: no limit. */
const limitOf = (rule: DeductionTerms, pockets: Pockets): { pocket: string | null; most: number | null } => {
  if (rule.kind === 'advance') return { pocket: 'advance', most: Math.max(0, pockets.advance) };
  const pocket = rule.kind === 'escrow' ? 'escrow' : rule.target === null ? null : recoveryOf(rule.id);
  const most = pocket === null || rule.target === null ? null : Math.max(0, rule.target - inPocket(pockets, pocket));
  return { pocket, most };
};

const baseOf = ({ basis }: DeductionTerms, { gross, miles, loads }: Earned): { base: string; unit: string } => {
  if (isPercent(basis)) return { base: moneyText(Math.max(0, gross)), unit: '%' };
  if (basis === 'per_mile') return { base: miles, unit: 'mile' };
  return basis === 'per_load' ? { base: String(loads), unit: 'load' } : { base: '1', unit: 'settlement' };
};

const byRule = (rule: DeductionTerms, earned: Earned, left: number, pockets: Pockets): NewLine[] => {
  const { base, unit } = baseOf(rule, earned);
  const wanted = amountOf(base, unit, rule.rate);
  const { pocket, most } = limitOf(rule, pockets);
  const limited = most === null ? wanted : Math.min(wanted, most);
  const amount = rule.whenShort ? limited : Math.min(limited, Math.max(0, left));
  if (amount === 0) return [];
  const isLess = amount < wanted;
  const name = rule.description ?? NAMES[rule.kind];
  return [
    {
      kind: 'deduction',
      source: { kind: 'deductionrule', id: rule.id },
      basis: rule.basis,
      text: isLess ? `${name} (of ${dollars(wanted)})` : name,
      ...(isLess ? { base: '1', unit: 'settlement', rate: moneyText(amount) } : { base, unit, rate: rule.rate }),
      amount,
      account: rule.accountNumber ?? ACCOUNTS[rule.kind],
      key: rule.basis === 'fixed' ? periodKey(rule.id, earned.from, earned.to) : null,
      pocket,
      after: null,
      ...NO_LOAD,
    },
  ];
};

const ofPocket = (pocket: 'advance' | 'carry', text: string, amount: number): NewLine[] =>
  amount <= 0
    ? []
    : [
        {
          kind: 'deduction',
          source: { kind: 'account', id: pocket },
          basis: null,
          text,
          base: '1',
          unit: 'settlement',
          rate: moneyText(amount),
          amount,
          account: ACCOUNT.driverAdvances,
          key: null,
          pocket,
          after: null,
          ...NO_LOAD,
        },
      ];

/**
 * What is taken from pay, in this order: what the last settlement was short, what was bought for the driver on the
 * company's card, the advance whole where no rule limits it, then the rules by priority. A rule that is not taken when
 * short takes what is left at most; what the others take beyond it is carried.
 * @param taken the ids of rules that another settlement of the period has taken
 */
export const deductionsOf = (
  rules: readonly DeductionTerms[],
  charged: readonly NewLine[],
  earned: Earned,
  pockets: Pockets,
  taken: ReadonlySet<string>,
): readonly NewLine[] => {
  const held = rules.filter((rule) => holdsWithin(rule, earned.from, earned.to));
  const lines: NewLine[] = [];
  let left = earned.left;
  const take = (more: readonly NewLine[]): void => {
    lines.push(...more);
    left -= more.reduce((sum, { amount }) => sum + amount, 0);
  };
  take(ofPocket('carry', 'Short in earlier settlements', Math.min(pockets.carry, Math.max(0, left))));
  take(charged);
  if (!held.some(({ kind }) => kind === 'advance')) take(ofPocket('advance', 'Advance', pockets.advance));
  const inOrder = held
    .filter(({ basis, id }) => basis !== 'fixed' || !taken.has(id))
    .toSorted((one, other) => one.priority - other.priority || one.id.localeCompare(other.id));
  let now = pockets;
  for (const rule of inOrder) {
    const more = byRule(rule, earned, left, now);
    take(more);
    const [line] = more;
    if (line?.pocket === 'advance') now = { ...now, advance: now.advance - line.amount };
    if (line?.pocket === 'escrow') now = { ...now, escrow: now.escrow + line.amount };
  }
  return lines;
};
