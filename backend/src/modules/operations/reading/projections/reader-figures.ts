import { Entity } from 'typeorm';
import { IdColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { register } from '../../../../platform/event-log/projections/projection';
import { kindOf } from '../../../../platform/records/kind/kind';
import { OUTCOMES, type FieldOutcome, type Outcome } from '../domain/outcomes';
import { PaperReading } from '../paper-reading';

/** How often a field of papers of a kind that were read in a month was kept, changed, emptied and typed. */
@Entity('reader_figures')
export class ReaderFigureRow implements Record<Outcome, number> {
  @TextKeyColumn() month: string;
  @TextKeyColumn() paperKind: string;
  @TextKeyColumn() field: string;
  @IdColumn() kept: number;
  @IdColumn() changed: number;
  @IdColumn() emptied: number;
  @IdColumn() typed: number;
}

const { projection } = kindOf(PaperReading);
const counted = OUTCOMES.map((outcome) => [outcome, `count(*) FILTER (WHERE o->>'outcome' = '${outcome}')`] as const);
const IN_SQL: Readonly<Record<string, string>> = {
  month: 'r.month',
  paperKind: `COALESCE(r.paper_kind, 'unknown')`,
  field: `o->>'name'`,
  ...Object.fromEntries(counted),
};

/** Counted in the commit in which a paper is saved. */
export const readerFigures = register({
  name: 'reader-figures',
  version: 1,
  mode: 'inline',
  table: ReaderFigureRow,
  category: projection.category,
  handles: [],
  keys: () => [],
  fold: () => null,
  seesMetadata: false,
  summed: {
    of: projection,
    parts: ({ month, paperKind, outcomes }) =>
      (outcomes as readonly FieldOutcome[]).map(({ name, outcome }) => ({
        month,
        paperKind: paperKind ?? 'unknown',
        field: name,
        ...Object.fromEntries(OUTCOMES.map((each) => [each, each === outcome ? 1 : 0])),
      })),
    inSql: (rows, sums) => {
      const columns = sums.columns.map(({ property }) => IN_SQL[property] ?? 'NULL');
      const keys = sums.columns.flatMap(({ key }, at) => (key ? [at + 1] : []));
      return `SELECT ${columns.join(', ')} FROM "${rows.name}" r
        CROSS JOIN jsonb_array_elements(r.outcomes) o GROUP BY ${keys.join(', ')}`;
    },
  },
});
