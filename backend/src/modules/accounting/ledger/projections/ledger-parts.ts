import { Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn, IntColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { BASES, linesOn, type Basis } from '../domain/bases';
import { entryEvents, type Entry, type EntryLine } from '../domain/entry.events';
import { BOOK_SQL, bookOf, differing, grown, LINES_SQL, MONTH_SQL, SUMS_SQL, wanted } from './month-sums';

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

/** Sums by month of the lines that name a vehicle, a driver or a broker, by each of them. */
@Entity('ledger_parts')
export class LedgerPartRow {
  @TextKeyColumn() basis: Basis;
  @TextKeyColumn() dimension: (typeof DIMENSIONS)[number];
  @TextKeyColumn() value: string;
  @PrimaryColumn({ type: 'date' }) month: string;
  @TextKeyColumn() accountNumber: string;
  @TextKeyColumn() clientId: string;
  @CentsColumn() debit: number;
  @CentsColumn() credit: number;
  @IntColumn() lines: number;
}

const partKey = (entry: Entry, basis: Basis, { dimension, value }: Part, accountNumber: string) => {
  const { month, clientId } = bookOf(entry);
  return { basis, dimension, value, month, accountNumber, clientId };
};

export const ledgerParts = defineProjection({
  name: 'ledger-parts',
  version: 1,
  mode: 'async',
  table: LedgerPartRow,
  events: entryEvents,
  keys: ({ type, data }) =>
    type === 'JournalEntryPosted'
      ? differing(
          BASES.flatMap((basis) =>
            linesOn(data, basis).flatMap((line) =>
              partsOf(line).map((part) => partKey(data, basis, part, line.accountNumber)),
            ),
          ),
        )
      : [],
  on: {
    JournalEntryPosted: (row, { data }, { basis, dimension, value, accountNumber }) => {
      const key = partKey(
        data,
        wanted(basis),
        { dimension: wanted(dimension), value: wanted(value) },
        wanted(accountNumber),
      );
      const isOf = (line: EntryLine): boolean =>
        line.accountNumber === accountNumber &&
        partsOf(line).some((part) => part.dimension === dimension && part.value === value);
      return { ...key, ...grown(row, linesOn(data, key.basis).filter(isOf)) };
    },
  },
  sums: true,
  inSql: `SELECT b.basis, d.dimension, d.value, ${MONTH_SQL}, l->>'accountNumber', ${BOOK_SQL}, ${SUMS_SQL}
    FROM facts f ${LINES_SQL}
    CROSS JOIN LATERAL (VALUES ('vehicle', l->>'vehicleId'), ('driver', l->>'driverId'),
      ('broker', CASE l#>>'{party,kind}' WHEN 'broker' THEN l#>>'{party,id}' END)) d(dimension, value)
    WHERE d.value IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6`,
});
