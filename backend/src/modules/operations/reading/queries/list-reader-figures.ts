import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { Page } from '../../../../platform/lists/page';
import type { PaperKind } from '../domain/fields';
import type { Outcome } from '../domain/outcomes';

export const FIGURE_SORTS = ['month', 'field', 'saved', 'precision', 'recall'] as const;
type Sort = (typeof FIGURE_SORTS)[number];
export type FigureSort = Sort | `-${Sort}`;

export interface FiguresAsked {
  readonly limit: number;
  readonly page?: number | undefined;
  readonly sort?: FigureSort | undefined;
  readonly month?: string | undefined;
  readonly paperKind?: PaperKind | undefined;
  readonly field?: string | undefined;
}
/** How a field of papers of a kind fared in a month; shares in percent with one place, null where there is nothing. */
export interface ReaderFigure extends Record<Outcome, number> {
  readonly month: string;
  readonly paperKind: PaperKind;
  readonly field: string;
  /** Of all that were approved with something in this field. */
  readonly saved: number;
  /** Kept of what was proposed. */
  readonly precision: string | null;
  /** Kept of what was saved. */
  readonly recall: string | null;
}

const share = (of: string): string => `round(100.0 * kept / NULLIF(${of}, 0), 1)`;
const FIGURES = `SELECT month, paper_kind AS "paperKind", field, kept::int, changed::int, emptied::int, typed::int,
    (kept + changed + emptied + typed)::int AS saved,
    ${share('kept + changed + emptied')} AS precision, ${share('kept + changed + typed')} AS recall
  FROM reader_figures
  WHERE kept + changed + emptied + typed > 0 AND ($1::text IS NULL OR month = $1)
    AND ($2::text IS NULL OR paper_kind = $2) AND ($3::text IS NULL OR field = $3)`;
const TIES = 'month DESC, "paperKind", field';
const orderOf = (sort: FigureSort): string => {
  const name = FIGURE_SORTS.find((each) => each === sort.replace('-', '')) ?? 'month';
  return `f.${name} ${sort.startsWith('-') ? 'DESC NULLS LAST' : 'ASC NULLS FIRST'}, ${TIES}`;
};

/** Lists how well the reader does, by month, kind of paper and field: newest first where no sort is asked for. */
@Injectable()
export class ListReaderFigures {
  constructor(private readonly dataSource: DataSource) {}

  async page({ limit, page = 0, sort = '-month', ...asked }: FiguresAsked): Promise<Page<ReaderFigure>> {
    const given = [asked.month ?? null, asked.paperKind ?? null, asked.field ?? null];
    const { rows } = await poolOf(this.dataSource).query<ReaderFigure & { total: number }>(
      `SELECT f.*, count(*) OVER ()::int AS total FROM (${FIGURES}) f ORDER BY ${orderOf(sort)} LIMIT $4 OFFSET $5`,
      [...given, limit, page * limit],
    );
    const total = rows[0]?.total ?? (page === 0 ? 0 : await this.count(given));
    return new Page(
      rows.map(({ total: _, ...figure }) => figure),
      total,
      null,
    );
  }

  private async count(given: readonly (string | null)[]): Promise<number> {
    const { rows } = await poolOf(this.dataSource).query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (${FIGURES}) f`,
      [...given],
    );
    return rows[0]?.n ?? 0;
  }
}
