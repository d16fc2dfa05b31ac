import { monthsAfter, type IsoDate } from '../../money/dates';

/** A law that has a record kept. */
export interface Retention {
  readonly years: number;
  /** Beside the years; none when absent. */
  readonly months?: number;
  /** From the latest of these days; from its removal where none is known. */
  readonly from: readonly string[];
  /** What it is called, such as '49 CFR 391.51'. */
  readonly law: string;
  /** Only where a field says so: a test that was failed. */
  readonly where?: readonly [field: string, value: string];
}

/** Until when a record is kept, and by which law. */
export interface RetentionEnd {
  readonly until: IsoDate;
  readonly law: string;
}

/** The last day of the law that keeps a record longest; null: there is no end to see yet. */
export const retentionEnd = (
  laws: readonly Retention[],
  row: Readonly<Record<string, unknown>>,
): RetentionEnd | null => {
  const removedOn = typeof row['removedAt'] === 'string' ? row['removedAt'].slice(0, 10) : null;
  const ends = laws
    .filter(({ where }) => !where || row[where[0]] === where[1])
    .map(({ years, months = 0, from, law }) => {
      const days = from.flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : []));
      const begins = days.sort().at(-1) ?? removedOn;
      return begins === null ? null : { until: monthsAfter(begins, years * 12 + months), law };
    });
  return ends.reduce((last, end) => (last && end && end.until > last.until ? end : end && last), ends[0] ?? null);
};

/**
 * Which removed rows are told, as SQL: for as long as they can be restored, and as the law has them kept. @param column
 * of a field
 */
export const readableSql = (laws: readonly Retention[] | undefined, column: (field: string) => string): string =>
  laws ? `(r.removed_at > :since OR ${keptUntilSql(laws, column)} > :now)` : 'r.removed_at > :since';

/** The moment from which no law keeps a row. */
const keptUntilSql = (laws: readonly Retention[], column: (field: string) => string): string => {
  const ends = laws.map(({ years, months = 0, from, where }) => {
    const end = `COALESCE(GREATEST(${from.map(column).join(', ')}), r.removed_at) + make_interval(years => ${years}, months => ${months}, days => 1)`;
    return where ? `CASE WHEN ${column(where[0])} = '${where[1]}' THEN ${end} END` : end;
  });
  return `GREATEST(${ends.join(', ')})`;
};
