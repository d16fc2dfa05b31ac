import { usDate, type IsoDate } from '../../../../platform/money/dates';
import type { LedgerLineRef } from './bank-line.events';
import { hasCheck, hasReference, namesParty, takenApart, type TakenApart } from './naming';
import { summing } from './sums-to';

/** An open line of the bank; its amount in whole cents, more than 0 where money came in. */
export interface OpenLine {
  readonly date: IsoDate;
  readonly amount: number;
  readonly text: string;
  readonly checkNumber: string | null;
}
/** A line of the ledger that no line of the bank is matched with; its amount as the bank would see it. */
export interface Candidate extends LedgerLineRef {
  readonly date: IsoDate;
  readonly amount: number;
  /** The number of the paper that it books: 'INV-000007'. */
  readonly reference: string;
  readonly checkNumber: string | null;
  /** Who is behind it: 'broker 3'; null: nobody that is known. */
  readonly party: string | null;
  readonly partyName: string | null;
}
/** Ledger lines that a line of the bank may be, and why. */
export interface Suggestion {
  readonly lines: readonly Candidate[];
  readonly amount: number;
  /** 'Same amount', 'Check 1042', 'Invoice INV-000007', 'Names Acme Freight', '2 days apart' */
  readonly reasons: readonly string[];
  /** It is better than all others. Of two equal ones none is chosen. */
  readonly chosen: boolean;
}

/** Lines further apart in time are not the same money. */
export const MOST_DAYS = 14;
const LIKELY_DAYS = 4;
/** The most ledger lines of one party that one deposit is looked for in. */
const MOST_TOGETHER = 6;
/** How many lines of a party are added up; those nearest in time. */
const MOST_ADDED = 30;
/** How many lines are looked at for one line of the bank, over all parties, so that no page waits for one of many. */
const MOST_STEPS = 12_000;
const LEAST_STEPS = 100;
const MOST_SHOWN = 6;
const DAY_MS = 86_400_000;

const dayNumber = (date: IsoDate): number => Math.round(Date.parse(date) / DAY_MS);
const daysBetween = (one: IsoDate, other: IsoDate): number => Math.abs(dayNumber(one) - dayNumber(other));

interface Ranked extends Omit<Suggestion, 'chosen'> {
  /** What counts, the first most: each a number, of which more is better. */
  readonly rank: readonly number[];
  readonly isLikely: boolean;
}

const compareRanks = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
};
const keyOf = ({ lines }: Pick<Suggestion, 'lines'>): string =>
  lines.map(({ entryId, line }) => `${entryId}-${line}`).join(' ');

const daysInWords = (days: number): string =>
  days === 0 ? 'Same day' : `${days} ${days === 1 ? 'day' : 'days'} apart`;

const ranked = (line: OpenLine, text: TakenApart, lines: readonly Candidate[]): Ranked => {
  const days = Math.max(...lines.map(({ date }) => daysBetween(line.date, date)));
  const checks = [...new Set(lines.flatMap(({ checkNumber }) => checkNumber ?? []))];
  const check = checks.find((number) => hasCheck(text, line.checkNumber, number));
  const references = [...new Set(lines.map(({ reference }) => reference))].filter((each) => hasReference(text, each));
  const name = lines[0]?.partyName ?? null;
  const isNamed = name !== null && namesParty(text, name);
  const found = (check === undefined ? 0 : 1) + references.length;
  return {
    lines,
    amount: line.amount,
    reasons: [
      lines.length === 1 ? 'Same amount' : `${lines.length} lines of ${name ?? 'one party'} come to the amount`,
      ...(check === undefined ? [] : [`Check ${check}`]),
      ...references.map((reference) => `Names ${reference}`),
      ...(isNamed ? [`Names ${name}`] : []),
      daysInWords(days),
    ],
    rank: [found > 0 ? 1 : 0, isNamed ? 1 : 0, lines.length === 1 ? 1 : 0, -days],
    isLikely: found > 0 || isNamed || days <= LIKELY_DAYS,
  };
};

interface Dated {
  readonly candidate: Candidate;
  readonly amount: number;
  readonly day: number;
}
/** The lines of each party, so that those of one deposit are found among them. */
const byParty = (candidates: readonly Candidate[]): readonly (readonly Dated[])[] => {
  const parties = new Map<string, Dated[]>();
  for (const candidate of candidates) {
    if (candidate.party === null) continue;
    const lines = parties.get(candidate.party) ?? [];
    lines.push({ candidate, amount: candidate.amount, day: dayNumber(candidate.date) });
    parties.set(candidate.party, lines);
  }
  return [...parties.values()].filter(({ length }) => length > 1);
};

type Search = ReturnType<typeof summing<Dated>>;
const searchAround = (lines: readonly Dated[], day: number, sign: number): readonly Search[] => {
  const near = lines.filter((one) => Math.abs(one.day - day) <= MOST_DAYS && Math.sign(one.amount) === sign);
  const nearest =
    near.length > MOST_ADDED
      ? near.toSorted((one, other) => Math.abs(one.day - day) - Math.abs(other.day - day)).slice(0, MOST_ADDED)
      : near;
  return nearest.length > 1 ? [summing(nearest, MOST_TOGETHER)] : [];
};

/**
 * Prepares the candidates of an account for many lines of its bank.
 * @returns what suggests ledger lines for one of them, the best first
 */
export const suggester = (candidates: readonly Candidate[]): ((line: OpenLine) => readonly Suggestion[]) => {
  const byAmount = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const equal = byAmount.get(candidate.amount) ?? [];
    equal.push(candidate);
    byAmount.set(candidate.amount, equal);
  }
  const parties = byParty(candidates);
  const steps = Math.max(LEAST_STEPS, Math.floor(MOST_STEPS / Math.max(1, parties.length)));
  const known = new Map<string, readonly Search[]>();
  /** The search among the lines of each party around a day that came in, or went out. */
  const around = (day: number, sign: number): readonly Search[] => {
    const found = known.get(`${sign} ${day}`) ?? parties.flatMap((lines) => searchAround(lines, day, sign));
    known.set(`${sign} ${day}`, found);
    return found;
  };

  return (line) => {
    const isNear = ({ date }: Candidate): boolean => daysBetween(line.date, date) <= MOST_DAYS;
    const text = takenApart(`${line.text} ${line.checkNumber ?? ''}`);
    const single = (byAmount.get(line.amount) ?? []).filter(isNear).map((candidate) => [candidate]);
    const together = around(dayNumber(line.date), Math.sign(line.amount)).flatMap((sumsTo) =>
      sumsTo(line.amount, steps).map((set) => set.map(({ candidate }) => candidate)),
    );
    const all = [...single, ...together]
      .map((lines) => ranked(line, text, lines))
      .toSorted((one, other) => compareRanks(one.rank, other.rank) || keyOf(one).localeCompare(keyOf(other)));
    const [best, next] = all;
    const isAlone = best?.isLikely === true && (!next || compareRanks(best.rank, next.rank) !== 0);
    return all
      .slice(0, MOST_SHOWN)
      .map(({ rank: _, isLikely: __, ...said }, at) => ({ ...said, chosen: at === 0 && isAlone }));
  };
};

/** A rule that says what lines of the bank are booked as; it suggests, and never books by itself. */
export interface BookingRule {
  readonly id: string;
  readonly name: string;
  /** What the text of the bank has in it. */
  readonly contains: string;
  readonly side: 'in' | 'out' | 'both';
  /** The least and the most amount, without sign, in whole cents. */
  readonly amountFrom: number | null;
  readonly amountTo: number | null;
}

/** The rules that a line of the bank fits, in their order, and the sentence that says why. */
export const fittingRules = <Rule extends BookingRule>(
  { text, amount, date }: OpenLine,
  rules: readonly Rule[],
): readonly { readonly rule: Rule; readonly reasons: readonly string[] }[] => {
  const upper = text.toUpperCase();
  const size = Math.abs(amount);
  return rules
    .filter(
      ({ contains, side, amountFrom, amountTo }) =>
        upper.includes(contains.trim().toUpperCase()) &&
        (side === 'both' || (side === 'in') === amount > 0) &&
        size >= (amountFrom ?? 0) &&
        size <= (amountTo ?? size),
    )
    .map((rule) => ({ rule, reasons: [`Rule ${rule.name}: the text of ${usDate(date)} has “${rule.contains}”`] }));
};
