import { mistake, objectOf } from '../../../../platform/fields/check';
import { Day, Id, Line, ListOf, Money, Uuid } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  INSTANT,
  listOf,
  MONEY,
  object,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { ACCOUNT_NUMBER } from '../domain/chart';
import { MOST_LINES } from '../domain/entry';
import type { EntryLine } from '../domain/entry.events';

const EARLIEST = '2000-01-01';

/** One line of an entry that is written by hand: one of debit and credit is more than 0. */
@published('NewEntryLine')
export class NewEntryLine {
  @Line('account', { max: 20, form: ACCOUNT_NUMBER, missing: 'Choose an account' }) accountNumber: string;
  @Line('description', { max: 500, absent: 'blank' }) description?: string;
  @Money('debit', { digits: 11, absent: true }) debit?: Cents;
  @Money('credit', { digits: 11, absent: true }) credit?: Cents;
  @Id('load', { optional: true }) loadId?: number | null;
  @Uuid('vehicle', { optional: true }) vehicleId?: string | null;
  @Id('driver', { optional: true }) driverId?: number | null;
}
export const newEntryLine = objectOf(() => NewEntryLine, 'Lines must be an object', 'NewEntryLine');

export class NewEntry {
  @Day('entry date') entryDate: IsoDate;
  @Line('reference', { max: 100, absent: 'blank' }) reference?: string;
  @Line('description', { max: 500 }) description: string;
  /** In whose books the entry is; left out or null: in those of the firm. */
  @Uuid('client', { optional: true }) clientId?: string | null;
  @Id('document', { optional: true }) documentId?: number | null;
  @ListOf('lines', newEntryLine, {
    least: 2,
    tooFew: 'A journal entry needs at least two lines',
    most: MOST_LINES,
    tooMany: `A journal entry has at most ${MOST_LINES} lines`,
  })
  lines: readonly NewEntryLine[];

  static rules({ entryDate }: NewEntry): void {
    if (entryDate < EARLIEST) throw mistake('entryDate', 'Entries begin in 2000');
  }
}

/** The lines as they are stored; one without a description gets that of the entry. */
export const linesIn = ({ lines, description }: NewEntry): EntryLine[] =>
  lines.map((line) => ({
    accountNumber: line.accountNumber,
    description: line.description ?? description,
    debit: line.debit ?? 0,
    credit: line.credit ?? 0,
    loadId: line.loadId ?? null,
    vehicleId: line.vehicleId ?? null,
    driverId: line.driverId ?? null,
  }));

export class EntryReversal {
  @Line('reason', { max: 500, lines: true }) reason: string;
  @Day('entry date', { absent: true }) entryDate?: IsoDate;
}

@published('JournalEntryLine')
class EntryLineView {
  @Shown(TEXT) accountNumber: string;
  @Shown(TEXT) account: string;
  @Shown(TEXT) description: string;
  @Shown(MONEY) debit: string;
  @Shown(MONEY) credit: string;
  @Shown(orNull(WHOLE)) loadId: number | null;
  @Shown(orNull(TEXT)) loadNumber: string | null;
  @Shown(orNull(TEXT)) vehicleId: string | null;
  @Shown(orNull(TEXT)) vehicleUnit: string | null;
  @Shown(orNull(WHOLE)) driverId: number | null;
  @Shown(orNull(TEXT)) driverName: string | null;
}
/** A line as the entry reads on cash basis. */
@published('JournalEntryCashLine')
class CashLineView {
  @Shown(TEXT) accountNumber: string;
  @Shown(TEXT) account: string;
  @Shown(TEXT) description: string;
  @Shown(MONEY) debit: string;
  @Shown(MONEY) credit: string;
}
@published('JournalEntrySource')
class EntrySourceView {
  @Shown(TEXT) kind: string;
  @Shown(TEXT) id: string;
}
@published('JournalEntry')
export class EntryView {
  @Shown(TEXT) id: string;
  @Shown(DAY) entryDate: IsoDate;
  @Shown(TEXT) reference: string;
  @Shown(TEXT) description: string;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(described(orNull(object(() => EntrySourceView)), 'The record that the entry was posted for'))
  source: EntrySourceView | null;
  @Shown(orNull(WHOLE)) documentId: number | null;
  @Shown(described(orNull(TEXT), 'The entry that this one reverses')) reverses: string | null;
  @Shown(described(orNull(TEXT), 'The entry that reversed this one')) reversedBy: string | null;
  @Shown(orNull(DAY)) reversedOn: IsoDate | null;
  @Shown(listOf(object(() => EntryLineView))) lines: EntryLineView[];
  @Shown(described(orNull(listOf(object(() => CashLineView))), 'Its lines on cash basis; null where they are the same'))
  cashLines: CashLineView[] | null;
  @Shown(MONEY) total: string;
  @Shown(WHOLE) version: number;
  @Shown(INSTANT) createdAt: string;
}
