import { Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn, IntColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { BASES, linesOn, type Basis } from '../domain/bases';
import { entryEvents, type Entry, type EntryLine } from '../domain/entry.events';
import {
  BOOK_SQL,
  bookOf,
  DAY_SQL,
  differing,
  grown,
  inMonth,
  inYear,
  LINES_SQL,
  monthSql,
  SUMS_SQL,
  wanted,
  yearSql,
} from './span-sums';

/** What a vehicle, driver or broker has to do with a line: `{ dimension: 'broker', value: '3' }`. */
interface Part {
  readonly dimension: (typeof DIMENSIONS)[number];
  readonly value: string;
}
export const DIMENSIONS = ['vehicle', 'driver', 'broker'] as const;

const partsOf = ({ vehicleId, driverId, party }: EntryLine): readonly Part[] =>
  (
    [
      ['vehicle', vehicleId],
      ['driver', driverId],
      ['broker', party?.kind === 'broker' ? party.id : null],
    ] as const
  ).flatMap(([dimension, value]) =>
    value === null || value === undefined ? [] : [{ dimension, value: String(value) }],
  );

/** Sums by month and by year of the lines that name a vehicle, a driver or a broker, by each of them. */
@Entity('ledger_parts')
export class LedgerPartRow {
  @TextKeyColumn() basis: Basis;
  @TextKeyColumn() dimension: (typeof DIMENSIONS)[number];
  @TextKeyColumn() value: string;
  @PrimaryColumn({ type: 'date' }) firstDay: string;
  @TextKeyColumn() accountNumber: string;
  @TextKeyColumn() clientId: string;
  @CentsColumn() debit: number;
  @CentsColumn() credit: number;
  @IntColumn() lines: number;
  @TextKeyColumn() span: 'month' | 'year';
}

type PartKey = Pick<
  LedgerPartRow,
  'basis' | 'dimension' | 'value' | 'accountNumber' | 'clientId' | 'span' | 'firstDay'
>;
const keysOf = (entry: Entry, basis: Basis, line: EntryLine): PartKey[] =>
  partsOf(line)
    .map((part) => ({ basis, ...part, accountNumber: line.accountNumber, clientId: bookOf(entry) }))
    .flatMap((key) => [
      { ...key, ...inMonth(entry.entryDate) },
      { ...key, ...inYear(entry.entryDate) },
    ]);

export const ledgerParts = defineProjection({
  name: 'ledger-parts',
  version: 2,
  mode: 'async',
  table: LedgerPartRow,
  events: entryEvents,
  keys: ({ type, data }) =>
    type === 'JournalEntryPosted'
      ? differing(BASES.flatMap((basis) => linesOn(data, basis).flatMap((line) => keysOf(data, basis, line))))
      : [],
  on: {
    JournalEntryPosted: (row, { data }, key) => {
      const { basis, dimension, value, accountNumber } = key;
      const isOf = (line: EntryLine): boolean =>
        line.accountNumber === accountNumber &&
        partsOf(line).some((part) => part.dimension === dimension && part.value === value);
      return { ...(key as PartKey), ...grown(row, linesOn(data, wanted(basis)).filter(isOf)) };
    },
  },
  sums: true,
  inSql: `SELECT b.basis, d.dimension, d.value, s.first_day, l->>'accountNumber', ${BOOK_SQL}, ${SUMS_SQL}, s.span
    FROM facts f ${LINES_SQL}
    CROSS JOIN LATERAL (VALUES ('vehicle', l->>'vehicleId'), ('driver', l->>'driverId'),
      ('broker', CASE l#>>'{party,kind}' WHEN 'broker' THEN l#>>'{party,id}' END)) d(dimension, value)
    CROSS JOIN LATERAL (VALUES ('month', ${monthSql(DAY_SQL)}), ('year', ${yearSql(DAY_SQL)})) s(span, first_day)
    WHERE d.value IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 10`,
});
