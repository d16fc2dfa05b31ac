import { objectOf } from '../../../../platform/fields/check';
import { Choice, Money, Whole } from '../../../../platform/fields/decorators';
import { Invalid, type Rule } from '../../../../platform/fields/rule';
import { setChoiceLabels } from '../../../../platform/fields/words';
import type { Cents } from '../../../../platform/money/money';

/** From when the clock of detention runs: the arrival of the truck, the appointment, or the later of both. */
export const CLOCK_STARTS = ['arrival', 'appointment', 'later'] as const;
setChoiceLabels({ later: 'The later of the two' });

const A_DAY = 1_440;
const A_YEAR_OF_HOURS = 8_760;
const SILENT = { optional: true } as const;

/**
 * What is agreed with a broker about waiting and other accessorials; null is what nobody has said. The fields stand in
 * the key order of PostgreSQL’s jsonb, so that terms that are sent back unchanged equal the stored ones.
 * @example { tonu: 15000, startsAt: 'later', detentionRate: 5000, detentionFreeMinutes: 120, … }
 */
export class AgreedTerms {
  @Money('Truck ordered, not used', { ...SILENT, description: 'For a load that is cancelled after the truck arrived' })
  tonu: Cents | null;
  @Money('Layover', { ...SILENT, description: 'For each day' }) layover: Cents | null;
  @Choice('Clock starts at', CLOCK_STARTS, SILENT) startsAt: (typeof CLOCK_STARTS)[number] | null;
  @Whole('Claim within', 1, A_YEAR_OF_HOURS, { ...SILENT, description: 'Hours after the departure' })
  claimHours: number | null;
  @Money('Maximum detention', { ...SILENT, description: 'For each stop' }) detentionCap: Cents | null;
  @Money('Detention rate', { ...SILENT, description: 'For an hour' }) detentionRate: Cents | null;
  @Whole('Notice', 0, A_DAY, { ...SILENT, description: 'The broker is told so many minutes before free time ends' })
  noticeMinutes: number | null;
  @Whole('Free time', 0, A_DAY, { ...SILENT, description: 'Minutes' }) detentionFreeMinutes: number | null;
  @Whole('Billed in blocks of', 1, 240, { ...SILENT, description: 'Minutes; by the minute where nothing is said' })
  detentionIncrementMinutes: number | null;
}

/** Terms in the order in which they are stored; what a request leaves out is null. */
export const agreed = (terms: Partial<AgreedTerms>): AgreedTerms => ({
  tonu: terms.tonu ?? null,
  layover: terms.layover ?? null,
  startsAt: terms.startsAt ?? null,
  claimHours: terms.claimHours ?? null,
  detentionCap: terms.detentionCap ?? null,
  detentionRate: terms.detentionRate ?? null,
  noticeMinutes: terms.noticeMinutes ?? null,
  detentionFreeMinutes: terms.detentionFreeMinutes ?? null,
  detentionIncrementMinutes: terms.detentionIncrementMinutes ?? null,
});

/** A rule whose value is brought into its stored order by `ordered`. */
export const inOrder = <T extends object>(rule: Rule<T>, ordered: (read: T) => T): Rule<T> =>
  Object.create(rule, {
    read: {
      value: (given: unknown): T | Invalid => {
        const read = rule.read(given);
        return read instanceof Invalid ? read : ordered(read);
      },
    },
  }) as Rule<T>;

export const agreedTerms = (): Rule<AgreedTerms> =>
  inOrder(
    objectOf(() => AgreedTerms, 'The terms must be an object', 'AgreedTerms'),
    agreed,
  );
