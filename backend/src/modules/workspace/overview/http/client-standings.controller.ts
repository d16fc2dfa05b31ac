import { Controller, Get, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { Page } from '../../../../platform/lists/page';
import { kindOf, type Values } from '../../../../platform/records/kind/kind';
import { mayAskForRemoved, queryOf, shownWith } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Client } from '../../../clients/clients';
import { ClientStandings } from '../queries/client-standings';
import { STANDING } from './client-standings.answers';

class ClientsQuery extends queryOf(Client) {}

/** The list of clients as the office reads it: with what each owes and has to do next. */
@Controller('api/client-standings')
export class ClientStandingsController {
  constructor(
    private readonly standings: ClientStandings,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  @Get()
  @Route({
    allow: 'clients.read',
    summary: 'The clients, each with its agent, what it owes and its next deadline',
    answer: shownWith('ClientStanding', Client, STANDING),
    list: true,
  })
  async list(@Query() query: ClientsQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    mayAskForRemoved(kindOf(Client), viewer, query);
    const [summed, sort] = await Promise.all([this.standings.summed(viewer), this.standings.sorts(viewer)]);
    const page = await this.clients.list(viewer, query, undefined, { summed, sort });
    const [views, standings] = await Promise.all([
      this.clients.shown(viewer, page.items),
      this.standings.of(page.items, viewer),
    ]);
    return page.of(views.map((view, at) => ({ ...view, ...standings[at] })));
  }
}
