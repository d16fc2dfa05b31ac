import { addDays, type IsoDate } from '../../../../platform/money/dates';
import type { Occurrence, RuleName, Span } from './duties';

/** Statuses of obligations that are not done. */
export const OPEN = ['open', 'waiting', 'ready'] as const;
export const STATUSES = [...OPEN, 'filed', 'accepted', 'not_applicable', 'lapsed'] as const;
export type ObligationStatus = (typeof STATUSES)[number];

/** The fields of a stored obligation that the rules compute anew on every run; `amount` is in whole cents. */
export interface Computed {
  readonly title: string;
  readonly subjectName: string | null;
  readonly dueDate: IsoDate;
  readonly nominalDate: IsoDate;
  readonly amount: number | null;
  readonly basis: string;
  readonly source: string;
  readonly missing: readonly string[];
}

export interface StoredObligation extends Computed {
  readonly id: string;
  readonly rule: RuleName;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly period: string;
  readonly status: ObligationStatus;
}

/**
 * One step that brings the stored obligations of a client in line with the rules: add an obligation, change its
 * computed fields, reopen a lapsed one (`revive`), accept one that other records show as done, or let one lapse.
 */
export type Step =
  | { readonly do: 'add'; readonly occurrence: Occurrence }
  | { readonly do: 'change'; readonly id: string; readonly changes: Partial<Computed> }
  | { readonly do: 'revive'; readonly id: string; readonly changes: Partial<Computed> }
  | { readonly do: 'accept'; readonly id: string; readonly on: IsoDate }
  | { readonly do: 'lapse'; readonly id: string };

/** Rules whose due dates follow from the calendar, not from a date on a record. */
const BY_CALENDAR: readonly RuleName[] = ['ifta_return', 'form_2290', 'ucr', 'mcs_150', 'random_testing'];
/** A new date on a record that is at least this many days later is a renewal; a nearer one corrects a mistake. */
const RENEWAL_DAYS = 28;

type Keyed = Pick<StoredObligation, 'rule' | 'subjectKind' | 'subjectId' | 'period' | 'title'>;
const aboutOf = ({ rule, subjectKind, subjectId, title }: Omit<Keyed, 'period'>): string =>
  JSON.stringify([rule, subjectKind, subjectId, title]);
const keyOf = (one: Keyed): string => `${aboutOf(one)} ${one.period}`;
const keyed = ({ rule, subject, period, title }: Occurrence): Keyed => ({
  rule,
  subjectKind: subject?.kind ?? null,
  subjectId: subject?.id ?? null,
  period,
  title,
});

export const computedOf = ({ subject, ...occurrence }: Occurrence): Computed => ({
  title: occurrence.title,
  subjectName: subject?.name ?? null,
  dueDate: occurrence.dueDate,
  nominalDate: occurrence.nominalDate,
  amount: occurrence.amount,
  basis: occurrence.basis,
  source: occurrence.source,
  missing: occurrence.missing,
});

const isOpen = ({ status }: StoredObligation): boolean => OPEN.some((open) => open === status);
const changesOf = (stored: StoredObligation, computed: Computed): Partial<Computed> =>
  Object.fromEntries(
    Object.entries(computed).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof Computed]),
    ),
  );
const hasAny = (changes: object): boolean => Object.keys(changes).length > 0;

/**
 * Compares the stored obligations of a client with the occurrences that the rules find today. An obligation of a
 * calendar rule that is past due stays open until it is done. Any other open obligation that the rules no longer find
 * is accepted when a later date shows its renewal, else it lapses.
 */
export const catchUp = (
  stored: readonly StoredObligation[],
  occurrences: readonly Occurrence[],
  span: Span,
): readonly Step[] => {
  const known = new Map(stored.map((one) => [keyOf(one), one]));
  const texts = new Set(occurrences.map((one) => keyOf(keyed(one))));
  return [
    ...occurrences.flatMap((occurrence) => stepFor(occurrence, known.get(keyOf(keyed(occurrence))), span)),
    ...stored.filter((one) => isOpen(one) && !texts.has(keyOf(one))).flatMap((one) => ending(one, occurrences, span)),
  ];
};

const stepFor = (occurrence: Occurrence, stored: StoredObligation | undefined, { until }: Span): readonly Step[] => {
  const isOwed = occurrence.doneOn === null && !occurrence.isOver;
  if (!stored) return isOwed && occurrence.dueDate <= until ? [{ do: 'add', occurrence }] : [];
  const changes = changesOf(stored, computedOf(occurrence));
  if (stored.status === 'lapsed') return isOwed ? [{ do: 'revive', id: stored.id, changes }] : [];
  if (!isOpen(stored)) return [];
  return [
    ...(hasAny(changes) ? [{ do: 'change', id: stored.id, changes } as const] : []),
    ...(occurrence.doneOn === null ? [] : [{ do: 'accept', id: stored.id, on: occurrence.doneOn } as const]),
  ];
};

/** What becomes of an open obligation that the rules no longer find. */
const ending = (stored: StoredObligation, occurrences: readonly Occurrence[], { today }: Span): readonly Step[] => {
  if (BY_CALENDAR.includes(stored.rule)) return stored.dueDate < today ? [] : [{ do: 'lapse', id: stored.id }];
  const renewed = occurrences.some(
    (one) => aboutOf(keyed(one)) === aboutOf(stored) && one.dueDate >= addDays(stored.dueDate, RENEWAL_DAYS),
  );
  return [renewed ? { do: 'accept', id: stored.id, on: today } : { do: 'lapse', id: stored.id }];
};
