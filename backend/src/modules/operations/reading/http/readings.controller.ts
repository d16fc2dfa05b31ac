import { Controller, Get, Query } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Viewer } from '../../../../platform/access/viewer';
import { Choice, Line } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { described, oneOf, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { PageQuery } from '../../../../platform/lists/list-query';
import type { Page } from '../../../../platform/lists/page';
import type { Values } from '../../../../platform/records/kind/kind';
import { queryOf, shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { PAPER_KINDS, type PaperKind } from '../domain/fields';
import { OUTCOMES, type Outcome } from '../domain/outcomes';
import { PaperReading } from '../paper-reading';
import { FIGURE_SORTS, ListReaderFigures, type FigureSort, type ReaderFigure } from '../queries/list-reader-figures';

const SORTS: readonly FigureSort[] = FIGURE_SORTS.flatMap((sort): FigureSort[] => [sort, `-${sort}`]);
const LONGEST_FIELD = 40;

export class FigureQuery extends PageQuery {
  @Choice('sort', SORTS, { absent: true }) sort?: FigureSort;
  @Line('month', { absent: true, max: 7 }) month?: string;
  @Choice('kind of paper', PAPER_KINDS, { absent: true }) paperKind?: PaperKind;
  @Line('field', { absent: true, max: LONGEST_FIELD }) field?: string;
}
export class PaperReadingQuery extends queryOf(PaperReading) {
  @Line('field', { absent: true, max: LONGEST_FIELD, description: 'Papers in which this field was saved' })
  field?: string;
  @Choice('outcome', OUTCOMES, { absent: true, description: 'What became of the field, or of any' }) outcome?: Outcome;
}

@published('ReaderFigure')
class FigureView implements ReaderFigure {
  @Shown(TEXT) month: string;
  @Shown(oneOf(PAPER_KINDS)) paperKind: PaperKind;
  @Shown(TEXT) field: string;
  @Shown(WHOLE) kept: number;
  @Shown(WHOLE) changed: number;
  @Shown(WHOLE) emptied: number;
  @Shown(WHOLE) typed: number;
  @Shown(WHOLE) saved: number;
  @Shown(described(orNull(TEXT), 'Percent of what was proposed that was kept')) precision: string | null;
  @Shown(described(orNull(TEXT), 'Percent of what was saved that was proposed so')) recall: string | null;
}

/** How well papers are read: figures, and the papers behind them. */
@Controller('api')
export class ReadingsController {
  constructor(
    @StoreOf(PaperReading) private readonly readings: RecordStore<PaperReading>,
    private readonly figures: ListReaderFigures,
  ) {}

  @Get('reader-figures')
  @Route({
    allow: 'audit.read',
    summary: 'How well papers are read, by month, kind and field',
    answer: FigureView,
    list: true,
  })
  listFigures(@Query() query: FigureQuery): Promise<Page<ReaderFigure>> {
    return this.figures.page(query);
  }

  @Get('readings')
  @Route({
    allow: 'audit.read',
    summary: 'Papers that were read, what was proposed and what was saved',
    answer: shownAs(PaperReading),
    list: true,
    past: ['paper_readings'],
  })
  async list(@Query() query: PaperReadingQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    const { field, outcome } = query;
    const wanted = { ...(field && { name: field }), ...(outcome && { outcome }) };
    const saved = (rows: SelectQueryBuilder<ObjectLiteral>) =>
      rows.andWhere('r.outcomes @> CAST(:wanted AS jsonb)', { wanted: JSON.stringify([wanted]) });
    // a condition that is not there would keep a list of one status from its index
    const page = await this.readings.list(viewer, query, field || outcome ? saved : undefined);
    return page.of(await this.readings.shown(viewer, page.items));
  }
}
