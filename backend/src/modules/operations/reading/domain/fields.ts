import type { Currency } from './amounts';
import type { Doubts } from './doubts';
import type { Candidate } from './values';

export const PAPER_KINDS = [
  'rate_confirmation',
  'freight_invoice',
  'fuel_receipt',
  'lumper_receipt',
  'bill_of_lading',
  'remittance',
  'w9',
  'unknown',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export type Source = 'text' | 'ocr';

/** A value and the line of the paper that says it. */
export interface Choice {
  readonly value: string;
  readonly currency: Currency | null;
  readonly page: number;
  readonly line: number;
  /** The line whole. */
  readonly said: string;
}
/** What a paper says about one thing. Where its places disagree there is no value, only choices. */
export interface FieldRead {
  readonly name: string;
  readonly value: string | null;
  readonly currency: Currency | null;
  /** 1 a label and a check of another place, 0.8 a label; below 0.6 it is offered and not filled in. */
  readonly confidence: number;
  readonly page: number;
  readonly line: number;
  readonly said: string;
  readonly source: Source;
  readonly choices: readonly Choice[];
}
/** A place where a load stops, in the order of the paper. */
export interface StopOfPaper {
  readonly kind: 'pickup' | 'delivery';
  readonly place: string | null;
  readonly date: string | null;
  readonly page: number;
  readonly line: number;
}
/** A line of an invoice with its amount: `{ kind: 'detention', amount: '75.00', … }`. */
export interface ChargeRead extends Choice {
  readonly kind: 'line_haul' | 'fuel_surcharge' | 'detention' | 'layover' | 'lumper' | 'tonu' | 'other';
}
/** What a paper about one load says. */
export interface LoadRead {
  readonly fields: readonly FieldRead[];
  readonly stops: readonly StopOfPaper[];
}
export interface Reading extends LoadRead {
  readonly kind: PaperKind;
  /** Where a paper is about several loads: each by itself, and their fields are not among `fields`. */
  readonly loads: readonly LoadRead[];
  readonly terms: readonly FieldRead[];
  readonly charges: readonly ChargeRead[];
  readonly warnings: readonly string[];
  readonly text: string;
}

/** A value that stands on a form: from here on it is filled in. */
export const SURE = 0.6;
const [LABELLED, TWICE, CHECKED] = [0.8, 0.9, 1];
/** What is read from a picture is at most this sure, unless a second place agrees. */
const [FROM_PICTURE, PICTURE_TWICE] = [0.7, 0.8];
/** What a picture does not say clearly is offered, unless a second place agrees. */
const DOUBTED = 0.5;

export interface Valued {
  readonly value: string;
  readonly currency?: Currency | null;
}
export interface Deciding {
  readonly source: Source;
  /** A second place of the paper agrees, such as the sum of its lines. */
  readonly checked?: (value: string) => boolean;
  /** How sure a value of a label is; 0.8 when absent. */
  readonly labelled?: number;
  /** What a picture of it may say as well. */
  readonly doubts?: Doubts;
}

const keyOf = ({ value, currency }: Valued): string =>
  `${value.toLowerCase().replace(/[^a-z0-9.]/g, '')} ${currency ?? ''}`;
const choiceOf = ({ value: { value, currency = null }, page, line, said }: Candidate<Valued>): Choice => ({
  value,
  currency,
  page,
  line,
  said,
});

/** One choice of each value, the first place of each. */
const distinct = (candidates: readonly Candidate<Valued>[]): Candidate<Valued>[] =>
  [...new Map(candidates.toReversed().map((each) => [keyOf(each.value), each])).values()].reverse();

/** What its candidates make of a field: those of the best trust must all say the same. */
export const decided = (name: string, candidates: readonly Candidate<Valued>[], how: Deciding): FieldRead[] => {
  const best = Math.min(...candidates.map(({ trust }) => trust));
  const trusted = candidates.filter(({ trust }) => trust === best);
  const several = distinct(trusted);
  const [first] = several;
  if (!first) return [];
  const { value, ...place } = choiceOf(first);
  const { source, checked = () => false, labelled = LABELLED, doubts } = how;
  if (several.length > 1)
    return [{ name, ...place, value: null, currency: null, confidence: 0, source, choices: several.map(choiceOf) }];
  const again = candidates.filter((each) => keyOf(each.value) === keyOf(first.value));
  const twice = new Set(again.map(({ page, line }) => `${page}/${line}`)).size > 1;
  const text = checked(value) ? CHECKED : twice ? Math.max(TWICE, labelled) : labelled;
  if (source === 'ocr' && doubts && !twice && text !== CHECKED) {
    const alike = doubts.alike(value).map((other) => ({ ...choiceOf(first), value: other }));
    const choices = [choiceOf(first), ...alike];
    if (alike.length > 0) return asked(name, choices, source);
    if (doubts.at(first)) return [{ name, value, ...place, confidence: Math.min(DOUBTED, text), source, choices }];
  }
  const confidence =
    source === 'text' ? text : twice || text === CHECKED ? PICTURE_TWICE : Math.min(FROM_PICTURE, text);
  return [{ name, value, ...place, confidence, source, choices: [] }];
};

/** A field whose value is asked for: these may be meant. */
export const asked = (name: string, choices: readonly Choice[], source: Source): FieldRead[] => {
  const [first] = choices;
  if (!first) return [];
  const { page, line, said } = first;
  return [{ name, value: null, currency: null, confidence: 0, page, line, said, source, choices }];
};
