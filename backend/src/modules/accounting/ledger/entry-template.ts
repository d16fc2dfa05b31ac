import { mistake, objectOf } from '../../../platform/fields/check';
import { Choice, Day, Id, Line, ListOf, Money, RefersTo, Uuid, Whole } from '../../../platform/fields/decorators';
import { Invalid, type Rule } from '../../../platform/fields/rule';
import { published } from '../../../platform/fields/schema';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { Kind } from '../../../platform/records/kind/kind';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { ACCOUNT_NUMBER } from './domain/chart';
import { MOST_LINES, mustBeWellTyped } from './domain/entry';
import type { EntryLine } from './domain/entry.events';
import { dayOf, REPEATS, type Repeat } from './domain/recurrence';

/**
 * One line of a template; one of debit and credit is more than 0.
 * @example { accountNumber: '6200', description: null, debit: 120000, credit: null, loadId: null, vehicleId: null,
 *   driverId: null }
 */
@published('NewEntryTemplateLine')
export class TemplateLine {
  @Line('account', { max: 20, form: ACCOUNT_NUMBER, missing: 'Choose an account' }) accountNumber: string;
  @Line('description', { max: 500, optional: true }) description: string | null;
  @Money('debit', { digits: 11, optional: true }) debit: Cents | null;
  @Money('credit', { digits: 11, optional: true }) credit: Cents | null;
  @Id('load', { optional: true }) loadId: number | null;
  @Uuid('vehicle', { optional: true }) vehicleId: string | null;
  @Id('driver', { optional: true }) driverId: number | null;
}
const NOTHING = { description: null, debit: null, credit: null, loadId: null, vehicleId: null, driverId: null };

const typedLine = objectOf(() => TemplateLine, 'Lines must be an object', 'EntryTemplateLine');
/** What a request leaves out of a line is null in the record. */
const templateLine: Rule<TemplateLine> = Object.assign(Object.create(typedLine) as Rule<TemplateLine>, {
  read: (given: unknown): TemplateLine | Invalid => {
    const line = typedLine.read(given);
    if (line instanceof Invalid) return line;
    const said = Object.entries(line).filter(([, value]) => value !== undefined);
    return { ...NOTHING, ...Object.fromEntries(said) } as TemplateLine;
  },
});

/** The lines of an entry that a template makes; one without a description gets that of the template. */
export const linesOf = ({ lines, description }: Pick<EntryTemplate, 'lines' | 'description'>): EntryLine[] =>
  lines.map((line) => ({
    ...line,
    description: line.description ?? description,
    debit: line.debit ?? 0,
    credit: line.credit ?? 0,
  }));

/** A journal entry to begin with, picked by hand or posted by itself every month, quarter or year. */
@Kind({
  title: 'entry template',
  pluralTitle: 'entry templates',
  plural: 'entry-templates',
  displayName: 'name',
  order: 'name',
  sums: {
    total: {
      in: 'money',
      sql: `(SELECT sum((line->>'debit')::bigint) FROM jsonb_array_elements(r.lines) line)`,
      shownBy: 'lines',
    },
  },
  may: { read: 'ledger.read', write: 'ledger.write', remove: 'ledger.write' },
})
export class EntryTemplate extends ClientRecord {
  @Line('Name', { max: 100, searched: true, sorted: true }) name: string;
  /** In whose books its entries are; null: in those of the firm. */
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) override clientId: string | null;
  @Line('Description', { max: 500, searched: true }) description: string;
  @ListOf('lines', templateLine, {
    least: 2,
    tooFew: 'A journal entry needs at least two lines',
    most: MOST_LINES,
    tooMany: `A journal entry has at most ${MOST_LINES} lines`,
  })
  lines: readonly TemplateLine[];
  /** Null: it is only picked. */
  @Choice('Repeats every', REPEATS, { optional: true, filtered: true }) every: Repeat | null;
  @Day('Next on', { optional: true, sorted: true, ranged: true }) nextOn: IsoDate | null;
  @Day('Until', { optional: true }) until: IsoDate | null;
  /** The day of its latest entry. */
  @Day('Last posted on', { optional: true, systemSet: true }) lastOn: IsoDate | null;
  /** Why the entry of `nextOn` could not be posted. */
  @Line('Why it was not posted', { max: 1_000, optional: true, systemSet: true }) failure: string | null;
  /** The day of the month that is meant, where the month of `nextOn` is too short for it. */
  @Whole('Day', 1, 31, { optional: true, systemSet: true, hidden: true }) anchorDay: number | null;

  static defaults({ nextOn }: EntryTemplate): Partial<EntryTemplate> {
    return { anchorDay: nextOn ? dayOf(nextOn) : null };
  }

  static rules(after: EntryTemplate, before: EntryTemplate | null): void {
    const { every, nextOn, until } = after;
    mustBeWellTyped(linesOf(after));
    if (every && !nextOn) throw mistake('nextOn', 'Choose the date of the next entry');
    if (!every && nextOn) throw mistake('every', 'Choose how often it is posted, or clear the day of its next entry');
    if (!every && until) throw mistake('until', 'A template that is not posted automatically has no end date');
    if (!before && nextOn && until && until < nextOn) throw mistake('until', 'Until cannot be before the first entry');
  }
}
