import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may, narrowToClient, type Viewer } from '../../../../platform/access/viewer';
import { described, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { Me } from '../../../../platform/web/routes/request-context';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Route } from '../../../../platform/web/routes/route';
import { firstOfMonth } from '../../../../platform/money/dates';
import { grouped } from '../../../../platform/money/money';
import { FuelSpent } from '../../../accounting/expenses';
import { GetInvoiceFigures } from '../../../accounting/invoices';
import { PaymentsReceived } from '../../../accounting/receivables';
import { MilesDelivered } from '../../../operations/loads';
import { Firm } from '../../../administration/settings';

class DashboardStats {
  @Shown(WHOLE) pendingInvoices: number;
  @Shown(described(orNull(TEXT), 'null for an agent that may not see revenue')) monthlyRevenue: string | null;
  @Shown(TEXT) fuelExpenses: string;
  @Shown(TEXT) milesDriven: string;
}

/** Cents as whole dollars, rounded half up: 123_450 becomes '$1,235'. */
const roundDollars = (amount: number): string => `$${grouped(Math.round(amount / 100))}`;

/** The dashboard's figures: of all clients in scope, or of the one that is chosen. */
@Controller('api/dashboard')
export class DashboardController {
  constructor(
    private readonly queries: QueryBus,
    private readonly firm: Firm,
  ) {}

  @Get('stats')
  @Route({
    allow: 'dashboard.read',
    summary: 'The four figures of the dashboard',
    past: ['invoices', 'payments', 'loads', 'expenses'],
    answer: DashboardStats,
  })
  async stats(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<DashboardStats> {
    const scope = narrowToClient(viewer, clientId);
    const today = await this.firm.today();
    const month = firstOfMonth(today);
    const [invoices, revenue, miles, fuel] = await Promise.all([
      this.queries.execute(new GetInvoiceFigures(today, scope)),
      this.queries.execute(new PaymentsReceived(month, scope)),
      this.queries.execute(new MilesDelivered({ from: month }, scope)),
      this.queries.execute(new FuelSpent(month, scope)),
    ]);
    return {
      pendingInvoices: invoices.pendingCount + invoices.overdueCount,
      monthlyRevenue: viewer.role === 'agent' && !may(viewer, 'reports.read') ? null : roundDollars(revenue),
      fuelExpenses: roundDollars(fuel),
      milesDriven: grouped(Number(miles.split('.')[0] ?? 0)),
    };
  }
}
