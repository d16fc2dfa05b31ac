import { Choice, field, Id, Line, Uuid, Whole } from '../../../platform/fields/decorators';
import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { Kind } from '../../../platform/records/kind/kind';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { lines } from '../../../platform/records/requests/lines';
import { PAPER_KINDS, type PaperKind } from './domain/fields';
import { OUTCOMES, type FieldOutcome, type Outcome, type ProposedField } from './domain/outcomes';

export const READING_STATUSES = ['begun', 'read', 'saved'] as const;
/** Which reader it is; raised when its rules change, so that papers of before are measured apart. */
export const READER = 1;
const [MOST_PAGES, MOST_LINES, MOST_FIELDS] = [100_000, 2_000, 400];
const SET = { systemSet: true } as const;
const MAYBE = { systemSet: true, optional: true } as const;

/**
 * What the reader proposed for one field, and where it stands: `{ name: 'total', value: '1000.00', page: 1, line: 9,
 * confidence: 80, … }`. Keys in the order of jsonb.
 */
export class ProposedLine implements ProposedField {
  @Whole('Line', 1, MOST_LINES) line: number;
  /** Which of several loads of the paper says it, from 1; 0: the paper is about one, or says it of all. */
  @Whole('Load', 0, 100) load: number;
  @Line('Field', { max: 40 }) name: string;
  @Whole('Page', 1, MOST_PAGES) page: number;
  /** Null where its places disagree, and for what a W-9 says. */
  @Line('Value', { optional: true, max: 300 }) value: string | null;
  @Line('Currency', { optional: true, max: 3 }) currency: string | null;
  /** The broker or client that it was taken for. */
  @Line('Record', { optional: true, max: 40 }) recordId: string | null;
  /** In percent; from 60 on it was filled in. */
  @Whole('Sure', 0, 100) confidence: number;
}

/** What became of a field when somebody approved the paper. */
export class OutcomeLine implements FieldOutcome {
  @Line('Field', { max: 40 }) name: string;
  @Choice('Outcome', OUTCOMES) outcome: Outcome;
}

/**
 * What the reader proposed of one paper, and what was saved of it: by these its mistakes are counted. One file that
 * one person lets the reader read is one record, however often. The file's text and numbers of taxpayers are not kept.
 */
@Kind({
  title: 'paper reading',
  plural: 'readings',
  table: 'paper_readings',
  displayName: 'name',
  flow: {
    field: 'status',
    initialStatuses: ['begun'],
    moves: {
      DocumentRead: {
        from: ['begun'],
        to: 'read',
        with: ['paperKind', 'source', 'pagesRead', 'pageCount', 'fields'],
        words: 'read the paper',
      },
      DocumentSaved: {
        from: ['read'],
        to: 'saved',
        with: ['outcomes', 'invoiceId', 'loadId'],
        words: 'saved what the paper says',
      },
    },
  },
  may: { read: 'audit.read', add: 'invoices.write', write: SYSTEM_ONLY, remove: SYSTEM_ONLY },
})
export class PaperReading extends StoredRecord {
  @Line('Paper', { ...SET, searched: true, max: 255 }) name: string;
  /** The SHA-256 of the file. */
  @Line('File', { ...SET, hidden: true }) file: string;
  @Whole('Reader', 1, 1_000, SET) reader: number;
  /** In which it was read first, where the firm is: '2026-11'. */
  @Line('Month', { ...SET, filtered: true, max: 7 }) month: string;
  @Line('Read by', SET) readBy: string;
  @Uuid('user', { ...MAYBE, hidden: true }) userId: string | null;
  @Choice('Status', READING_STATUSES, { ...SET, filtered: true, initial: 'begun' })
  status: (typeof READING_STATUSES)[number];
  @Choice('Kind of paper', PAPER_KINDS, { ...MAYBE, filtered: true }) paperKind: PaperKind | null;
  @Choice('Read from', ['text', 'ocr'], { ...MAYBE, filtered: true }) source: 'text' | 'ocr' | null;
  /** How many of its pages were read, of those that it has. */
  @Whole('Pages read', 0, MOST_PAGES, MAYBE) pagesRead: number | null;
  @Whole('Pages', 0, MOST_PAGES, MAYBE) pageCount: number | null;
  @field('Proposed', lines(() => ProposedLine, { most: MOST_FIELDS }), { ...SET, initial: [] })
  fields: readonly ProposedLine[];
  @field('Saved', lines(() => OutcomeLine, { most: MOST_FIELDS }), { ...SET, initial: [] })
  outcomes: readonly OutcomeLine[];
  @Id('Invoice', { ...MAYBE, digits: 15 }) invoiceId: number | null;
  @Id('Load', { ...MAYBE, digits: 15 }) loadId: number | null;
}
