import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../platform/auth/viewer';
import { listOf, object } from '../../../platform/fields/shown';
import { OfClient } from '../../../platform/http/of-client';
import { Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { HeavyUseFigures, HeavyUseSummary } from '../queries/heavy-use-summary';

@Controller('api/heavy-use-filings')
export class HeavyUseSummaryController {
  constructor(private readonly queries: QueryBus) {}

  @Get('summary')
  @Route({
    allow: 'compliance.read',
    summary: 'What the vehicles of each tax period owe together',
    past: ['heavy_use_filings'],
    answer: listOf(object(() => HeavyUseFigures)).schema,
  })
  summary(@Query() { clientId }: OfClient, @Me() viewer: Viewer): Promise<HeavyUseFigures[]> {
    return this.queries.execute(new HeavyUseSummary(viewer, clientId));
  }
}
