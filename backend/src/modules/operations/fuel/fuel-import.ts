import { Choice, Decimal, field, Flag, Line, Uuid, Whole } from '../../../platform/fields/decorators';
import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { lines } from '../../../platform/records/requests/lines';
import { FUEL_PROVIDERS, type FuelProvider } from './domain/normal-row';

export const IMPORT_SOURCES = ['file', 'provider', 'folder'] as const;
export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
export const LINE_OUTCOMES = ['set_aside', 'rejected'] as const;
/** How many lines with a reason are kept; later ones are only counted. */
export const MOST_TOLD = 1_000;
const MOST = 1_000_000_000;
const COUNT = { systemSet: true, initial: 0 } as const;

/** A line that is not in the books, and why: `{ line: 7, outcome: 'rejected', reason: 'The day “13/45” is none' }`. */
export class ImportedLine {
  @Whole('Line', 0, MOST) line: number;
  @Choice('Outcome', LINE_OUTCOMES) outcome: (typeof LINE_OUTCOMES)[number];
  @Line('Reason', { max: 1_000 }) reason: string;
}

const COUNTS = ['imported', 'duplicates', 'setAside', 'rejected', 'done', 'total'] as const;

/** Lines of fuel cards from a file or a provider that a worker takes in: who ordered it, and what became of each. */
@Kind({
  title: 'fuel import',
  plural: 'fuel-cards/imports',
  table: 'fuel_imports',
  displayName: 'name',
  flow: {
    field: 'status',
    initialStatuses: ['waiting'],
    moves: {
      FuelImportAdvanced: {
        from: ['waiting', 'running'],
        to: 'running',
        when: 'done',
        with: COUNTS,
        words: 'went on with the fuel import',
      },
      FuelImportFinished: {
        from: ['waiting', 'running'],
        to: 'done',
        with: [...COUNTS, 'lines'],
        words: 'finished the fuel import',
      },
      FuelImportFailed: {
        from: ['waiting', 'running'],
        to: 'failed',
        with: ['reason'],
        words: 'gave up the fuel import',
      },
    },
  },
  may: { read: 'expenses.read', add: 'expenses.write', write: SYSTEM_ONLY, remove: SYSTEM_ONLY },
})
export class FuelImport extends StoredRecord {
  @Choice('Source', IMPORT_SOURCES, { systemSet: true, filtered: true }) source: (typeof IMPORT_SOURCES)[number];
  @Choice('Provider', FUEL_PROVIDERS, { systemSet: true, filtered: true }) provider: FuelProvider;
  @Line('Name', { systemSet: true, searched: true }) name: string;
  /** The SHA-256 of its lines without card numbers, under which they are stored. */
  @Line('File', { systemSet: true, hidden: true }) file: string;
  @Line('Ordered by', { systemSet: true }) orderedBy: string;
  @Uuid('user', { systemSet: true, optional: true, hidden: true }) userId: string | null;
  @Line('Role', { systemSet: true, hidden: true }) role: string;
  /** Whose the lines are that name no known card. */
  @Uuid('client', { systemSet: true, optional: true, hidden: true }) forClientId: string | null;
  /** They are those of the firm itself. */
  @Flag('For the firm', { systemSet: true, initial: false, hidden: true }) forFirm: boolean;
  /** US dollars for a Canadian one, as it was said for these lines. */
  @Decimal('Exchange rate', { systemSet: true, optional: true, places: 6, digits: 3 }) exchangeRate: string | null;
  @Choice('Status', IMPORT_STATUSES, { systemSet: true, filtered: true, initial: 'waiting' })
  status: (typeof IMPORT_STATUSES)[number];
  @Whole('Imported', 0, MOST, COUNT) imported: number;
  @Whole('Duplicates', 0, MOST, COUNT) duplicates: number;
  @Whole('Set aside', 0, MOST, COUNT) setAside: number;
  @Whole('Rejected', 0, MOST, COUNT) rejected: number;
  @Whole('Done', 0, MOST, COUNT) done: number;
  @Whole('Total', 0, MOST, COUNT) total: number;
  /** The first lines that are not in the books, in their order. */
  @field('Lines', lines(() => ImportedLine, { most: MOST_TOLD }), { systemSet: true, initial: [] })
  lines: readonly ImportedLine[];
  @Line('Reason', { systemSet: true, optional: true, max: 1_000 }) reason: string | null;
}
