import { monthsAfter, type IsoDate } from '../../../money/dates';

/**
 * A law that requires a record to be kept for some time.
 * @example { years: 3, from: ['endedOn'], law: '49 CFR 391.51' }
 */
export interface Retention {
  readonly years: number;
  /** Months in addition to the years; 0 when absent. */
  readonly months?: number;
  /**
   * The fields that hold the start of the period: the latest of these days counts. The day of removal counts when none
   * is set.
   */
  readonly from: readonly string[];
  /** The citation of the law, such as '49 CFR 391.51'. */
  readonly law: string;
  /** The law applies only to records whose field has this value, such as a failed test. */
  readonly where?: readonly [field: string, value: string];
}

/** The last day on which a record must be kept, and the law that requires it. */
export interface RetentionEnd {
  readonly until: IsoDate;
  readonly law: string;
}

/** The retention of the law that ends last; null when an end cannot be told yet. */
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
 * An SQL condition for the removed rows that lists may still show: those that can be restored, and those that a law
 * requires to be kept. Parameters: `:since`, `:now`.
 * @param column turns the name of a field into SQL
 */
export const readableSql = (laws: readonly Retention[] | undefined, column: (field: string) => string): string =>
  laws ? `(r.removed_at > :since OR ${keptUntilSql(laws, column)} > :now)` : 'r.removed_at > :since';

/** SQL for the instant at which the last retention period of a row is over. */
const keptUntilSql = (laws: readonly Retention[], column: (field: string) => string): string => {
  const ends = laws.map(({ years, months = 0, from, where }) => {
    const end = `COALESCE(GREATEST(${from.map(column).join(', ')}), r.removed_at) + make_interval(years => ${years}, months => ${months}, days => 1)`;
    return where ? `CASE WHEN ${column(where[0])} = '${where[1]}' THEN ${end} END` : end;
  });
  return `GREATEST(${ends.join(', ')})`;
};
