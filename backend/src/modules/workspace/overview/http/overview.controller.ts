import { Controller, Get } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { UuidParam } from '../../../../platform/web/routes/address';
import { HttpProblem } from '../../../../platform/web/problems/problem.filter';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { cents, moneyText } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Client } from '../../../clients/clients';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { Firm } from '../../../administration/settings';
import { ClientOverview } from '../queries/client-overview';
import { ClientRevenue } from '../queries/client-revenue';
import { Overview, Revenue } from './overview.answers';

/** The overview page of a client: open items, and revenue by month. */
@Controller('api')
export class OverviewController {
  constructor(
    private readonly overview: ClientOverview,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly revenues: ClientRevenue,
    private readonly firm: Firm,
  ) {}

  @Get('clients/:id/overview')
  @Route({ allow: 'clients.read', summary: 'What a client and the firm owe each other', answer: Overview })
  async one(@UuidParam() id: string, @Me() viewer: Viewer): Promise<Overview> {
    return this.told(await this.clients.get(viewer, id), viewer);
  }

  @Get('clients/:id/revenue')
  @Route({ allow: 'reports.read', summary: 'What was billed for a client by month', answer: Revenue })
  async revenue(@UuidParam() id: string, @Me() viewer: Viewer): Promise<Revenue> {
    const [{ id: clientId }, today] = await Promise.all([this.clients.get(viewer, id), this.firm.today()]);
    const months = await this.revenues.of(clientId, today, viewer);
    const yearFrom = `${today.slice(0, 4)}-01-01`;
    const billed = months.filter(({ from }) => from >= yearFrom).reduce((sum, month) => sum + month.billed, 0);
    return {
      clientId,
      thisYear: moneyText(cents(billed)),
      yearFrom,
      yearTo: months.at(-1)?.to ?? today,
      balanceAccount: ACCOUNT.receivable,
      months: months.map(({ from, to, billed: invoiced, received, balance }) => ({
        from,
        to,
        invoiced: moneyText(invoiced),
        received: moneyText(received),
        balance: moneyText(balance),
      })),
    };
  }

  @Get('client-overview')
  @Route({ allow: 'portal.read', summary: 'The same of the own client', answer: Overview })
  async own(@Me() viewer: Viewer): Promise<Overview> {
    if (viewer.clientId === null)
      throw new HttpProblem({ statusCode: 404, message: 'You are not signed in for a client' });
    return this.told(await this.clients.get(viewer, viewer.clientId), viewer);
  }

  private async told({ id, companyName }: Client, viewer: Viewer): Promise<Overview> {
    const figures = await this.overview.of(id, viewer);
    return {
      clientId: id,
      companyName,
      figures: figures.map((figure) => ({
        ...figure,
        amount: figure.amount === null ? null : moneyText(figure.amount),
      })),
    };
  }
}
