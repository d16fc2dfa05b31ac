import { Body, Controller, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { Day, Uuid } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Client } from '../../../clients/clients';
import { mustBePeriod } from '../commands/settlement-book';
import { SettlementRun } from '../settlement-run';

@published('NewSettlementRun')
export class NewSettlementRun {
  @Uuid('client', { absent: true, optional: true, description: 'The book; that of the firm when left out' })
  clientId?: string | null;
  @Day('from') from: IsoDate;
  @Day('to') to: IsoDate;
}

/** Settlements of a whole book. How far a run is, the routes of its kind tell. */
@Controller('api/settlements')
export class SettlementRunsController {
  constructor(
    @StoreOf(SettlementRun) private readonly runs: RecordStore<SettlementRun>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  @Post('batch')
  @Route({
    allow: 'settlements.write',
    summary: 'Prepare the settlements of all drivers of a book; a worker does it, and the answer says how far it is',
    answer: shownAs(SettlementRun),
    status: 202,
  })
  async order(
    @Body() { clientId = null, from, to }: NewSettlementRun,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    mustBePeriod({ from, to });
    const isOpen = clientId === null ? viewer.clients === null : await this.clients.find(viewer, clientId);
    if (!isOpen) throw mistake('clientId', 'This client does not exist');
    const { id: userId, name: orderedBy, role } = context.actor;
    const values = { clientId, from, to, userId, orderedBy, role };
    return this.runs.answer(viewer, await this.runs.add(values, allowedByRoute(context)));
  }
}
