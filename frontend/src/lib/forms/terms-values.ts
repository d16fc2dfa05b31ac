import type { Answer } from '../api/api-types';
import { normalizeMoney } from '../format/money';

export type AgreedTerms = Answer<'AgreedTerms'>;
type Given = Exclude<NonNullable<Answer<'NewBroker'>['terms']>, string>;

/** What is agreed about waiting, as a form holds it; empty is what nobody has said. */
export interface TermsValues {
  detentionRate: string;
  detentionFreeMinutes: string;
  detentionIncrementMinutes: string;
  detentionCap: string;
  startsAt: string;
  layover: string;
  tonu: string;
  noticeMinutes: string;
  claimHours: string;
}
const text = (value: string | number | null | undefined): string => String(value ?? '');

export const termsValues = (terms: AgreedTerms | null): TermsValues => ({
  detentionRate: text(terms?.detentionRate),
  detentionFreeMinutes: text(terms?.detentionFreeMinutes),
  detentionIncrementMinutes: text(terms?.detentionIncrementMinutes),
  detentionCap: text(terms?.detentionCap),
  startsAt: text(terms?.startsAt),
  layover: text(terms?.layover),
  tonu: text(terms?.tonu),
  noticeMinutes: text(terms?.noticeMinutes),
  claimHours: text(terms?.claimHours),
});

const money = (value: string): string | null => (value.trim() === '' ? null : normalizeMoney(value));
const whole = (value: string): number | null => (value.trim() === '' ? null : Number(value));

/** What is sent of it. */
export const termsBody = (values: TermsValues): Given => ({
  detentionRate: money(values.detentionRate),
  detentionFreeMinutes: whole(values.detentionFreeMinutes),
  detentionIncrementMinutes: whole(values.detentionIncrementMinutes),
  detentionCap: money(values.detentionCap),
  startsAt: values.startsAt === '' ? null : (values.startsAt as NonNullable<AgreedTerms['startsAt']>),
  layover: money(values.layover),
  tonu: money(values.tonu),
  noticeMinutes: whole(values.noticeMinutes),
  claimHours: whole(values.claimHours),
});

export const areSilent = (values: TermsValues): boolean => Object.values(values).every((value) => value === '');

const minutes = (count: number | null): string => (count === null ? '' : `${count} min`);
const dollars = (amount: string | null): string => (amount === null ? '' : `$${amount}`);

/** Terms in one line: '$50.00 an hour after 120 min, in blocks of 30 min, at most $400.00'. */
export const termsInWords = (terms: AgreedTerms): string =>
  [
    terms.detentionRate === null ? 'rate not stated' : `${dollars(terms.detentionRate)} an hour`,
    terms.detentionFreeMinutes === null ? 'free time not stated' : `after ${minutes(terms.detentionFreeMinutes)} free`,
    terms.detentionIncrementMinutes !== null && `in blocks of ${minutes(terms.detentionIncrementMinutes)}`,
    terms.detentionCap !== null && `at most ${dollars(terms.detentionCap)} a stop`,
    terms.layover !== null && `layover ${dollars(terms.layover)} a day`,
    terms.tonu !== null && `truck not used ${dollars(terms.tonu)}`,
    terms.noticeMinutes !== null && `notice ${minutes(terms.noticeMinutes)} before`,
    terms.claimHours !== null && `claim within ${terms.claimHours} h`,
  ]
    .filter(Boolean)
    .join(', ');
