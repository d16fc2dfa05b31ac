import { Body, Controller, Get, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { listShownAs, shownAs } from '../../../../platform/records/requests/requests';
import { richRoutes } from '../../../../platform/records/routes/rich-routes';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Client } from '../../../clients/clients';
import { clientMoneyKind } from '../client-money';
import { ClientMovement } from '../client-movement';
import { ClientMoneyBook } from '../commands/move-client-money';
import { NewMovement } from './client-money.requests';

const PAST = ['client_movements', 'clients'];

@Controller('api/client-money')
export class ClientMoneyController extends richRoutes(clientMoneyKind, { list: true }) {
  constructor(
    private readonly book: ClientMoneyBook,
    @ReadsOf(ClientMovement) private readonly movements: RecordReads<ClientMovement>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {
    super();
  }

  @Get(':id/movements')
  @Route({
    allow: ['client-money.read', 'portal.read'],
    summary: "The movements of one client's money, the latest first",
    past: PAST,
    answer: listShownAs(ClientMovement).schema,
  })
  async movementsOf(@UuidParam() clientId: string, @Me() viewer: Viewer): Promise<readonly Values[]> {
    await this.clients.get(viewer, clientId);
    const rows = this.movements.rows(viewer).andWhere('r.client_id = :clientId', { clientId }).orderBy('r.nr', 'DESC');
    return this.movements.shown(viewer, await rows.getRawMany<ClientMovement>());
  }

  @Post(':id/movements')
  @Route({
    allow: 'client-money.write',
    summary: 'Record money that comes in for a client, is paid to an agency, goes back or to the client money bank',
    answer: shownAs(ClientMovement),
    status: 201,
  })
  async move(
    @UuidParam() clientId: string,
    @Body() body: NewMovement,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Values> {
    const { kind, amount, on = null, bookedOn = null, checkNumber = null } = body;
    const { payee = null, documentId = null, notes = null } = body;
    const [account, method] = [body.account ?? '1020', body.method ?? 'check'] as const;
    const asked = { kind, amount, on, bookedOn, account, method, checkNumber, payee, documentId, notes };
    const [view = {}] = await this.movements.shown(viewer, [await this.book.move(clientId, asked, context)]);
    return view;
  }
}
