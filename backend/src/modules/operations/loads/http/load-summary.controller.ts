import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { narrowToClient, type Viewer } from '../../../../platform/access/viewer';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { LoadFigures, LoadSummary } from '../queries/load-summary';

@Controller('api/loads')
export class LoadSummaryController {
  constructor(private readonly queries: QueryBus) {}

  @Get('summary')
  @Route({ allow: 'loads.read', summary: 'Figures over all loads', past: ['loads'], answer: LoadFigures })
  summary(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<LoadFigures> {
    return this.queries.execute(new LoadSummary(narrowToClient(viewer, clientId)));
  }
}
