import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { ExpenseFigures, GetExpenseFigures } from '../queries/expense-figures';

@Controller('api/expenses')
export class ExpenseSummaryController {
  constructor(
    private readonly queries: QueryBus,
    private readonly firm: Firm,
  ) {}

  @Get('summary')
  @Route({
    allow: ['expenses.read', 'driver.read'],
    summary: 'Figures over all expenses',
    past: ['expenses'],
    answer: ExpenseFigures,
  })
  async summary(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<ExpenseFigures> {
    return this.queries.execute(new GetExpenseFigures(viewer, await this.firm.today(), clientId ?? null));
  }
}
