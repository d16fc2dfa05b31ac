import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { may, type Viewer } from '../../platform/auth/viewer';
import { Me } from '../../platform/http/request-context';
import { Route } from '../../platform/http/route';
import { firstOfMonth } from '../../platform/money/dates';
import { GetInvoiceFigures, PaymentsReceived } from '../invoices';
import { MilesDelivered } from '../loads';
import { Firm } from '../settings';

const stats = z
  .object({
    pendingInvoices: z.int(),
    monthlyRevenue: z.string().nullable().meta({ description: 'null for an agent that may not see revenue' }),
    fuelExpenses: z.string(),
    milesDriven: z.string(),
  })
  .meta({ id: 'DashboardStats' });

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');
/** Whole dollars, half a dollar up: "$1,234". */
const roundDollars = (amount: number): string => `$${grouped(String(Math.round(amount / 100)))}`;

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
    past: ['invoices', 'payments', 'loads'],
    answer: stats,
  })
  async stats(@Me() viewer: Viewer): Promise<z.output<typeof stats>> {
    const today = await this.firm.today();
    const month = firstOfMonth(today);
    const [invoices, revenue, miles] = await Promise.all([
      this.queries.execute(new GetInvoiceFigures(today, viewer)),
      this.queries.execute(new PaymentsReceived(month, viewer)),
      this.queries.execute(new MilesDelivered(month, viewer)),
    ]);
    return {
      pendingInvoices: invoices.pendingCount + invoices.overdueCount,
      monthlyRevenue: viewer.role === 'agent' && !may(viewer, 'reports.read') ? null : roundDollars(revenue),
      fuelExpenses: '$0',
      milesDriven: grouped(miles.split('.')[0] ?? '0'),
    };
  }
}
