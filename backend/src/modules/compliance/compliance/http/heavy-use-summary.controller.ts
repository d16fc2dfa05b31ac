import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import { listOf, object } from '../../../../platform/fields/shown';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { moneyText } from '../../../../platform/money/money';
import { Firm } from '../../../administration/settings';
import { taxYearOf, weightTable } from '../domain/heavy-use-tax';
import { HeavyUseFigures, HeavyUseSummary } from '../queries/heavy-use-summary';
import { WeightView } from './weight-view';

@Controller('api/heavy-use-filings')
export class HeavyUseSummaryController {
  constructor(
    private readonly queries: QueryBus,
    private readonly firm: Firm,
  ) {}

  @Get('weights')
  @Route({
    allow: 'compliance.read',
    summary: 'The weight table of Form 2290 of this tax year: categories A to V with the tax of a whole period',
    answer: listOf(object(() => WeightView)).schema,
  })
  async weights(): Promise<WeightView[]> {
    const table = weightTable(taxYearOf(await this.firm.today()));
    return table.map(({ tax, ...category }) => ({ ...category, tax: moneyText(tax) }));
  }

  @Get('summary')
  @Route({
    allow: 'compliance.read',
    summary: 'What the vehicles of each tax period owe together',
    past: ['heavy_use_filings'],
    answer: listOf(object(() => HeavyUseFigures)).schema,
  })
  summary(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<HeavyUseFigures[]> {
    return this.queries.execute(new HeavyUseSummary(viewer, clientId));
  }
}
