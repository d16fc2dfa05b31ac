import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { narrow } from '../../../platform/auth/narrow';
import type { Sight, Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import type { Guard } from '../../../platform/event-store/unit';
import { Versioned } from '../../../platform/http/answer';
import { choice, id, uuid } from '../../../platform/http/fields';
import { listQuery, type ListQuery, type Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { AddRecord, ChangeRecord, RemoveRecord, type WrittenRecord } from '../../../platform/records/record-commands';
import type { Values } from '../../../platform/records/record';
import { GetRecord, guardOf, ListRecords, mustExist } from '../../../platform/records/record-queries';
import { broker, BrokerNames, BrokerRow } from '../../brokers';
import { client, ClientRow } from '../../clients';
import { Firm } from '../../settings';
import { load, LOAD_STATUSES, LoadRow } from '../domain/load';
import { LoadSummary, loadSummaryView } from '../queries/load-summary';
import { LOAD_DEFAULTS, loadChanges, loadView, newLoad, viewOfLoad, type LoadView } from './loads.requests';

const byId = z.object({ id: id('id') });
const list = z.object({
  ...listQuery,
  status: choice('status', LOAD_STATUSES).optional(),
  brokerId: id('broker').optional(),
  clientId: uuid('client').optional(),
});
type List = z.output<typeof list>;
const SORT = {
  loadNumber: 'r.load_number',
  pickupDate: 'r.pickup_date',
  distance: 'r.distance',
  status: 'r.status',
  createdAt: 'r.created_at',
};

@Controller('api/loads')
export class LoadsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
    private readonly brokers: BrokerNames,
    private readonly firm: Firm,
  ) {}

  @Get()
  @Route({
    allow: 'loads.read',
    summary: 'Loads',
    query: list,
    past: ['loads', 'brokers'],
    answer: loadView,
    list: true,
  })
  async list(@Query() query: List, @Me() viewer: Viewer): Promise<Page<LoadView>> {
    const page = await this.queries.execute(
      new ListRecords(
        LoadRow,
        query as ListQuery,
        { search: ['loadNumber', 'pickupLocation', 'dropoffLocation'], sort: SORT },
        (rows) => {
          narrow(rows, 'r.client_id', viewer);
          if (query.status) rows.andWhere('r.status = :status', { status: query.status });
          if (query.brokerId) rows.andWhere('r.broker_id = :brokerId', { brokerId: query.brokerId });
          if (query.clientId) rows.andWhere('r.client_id = :clientId', { clientId: query.clientId });
        },
      ),
    );
    const names = await this.brokers.of(page.items.map((row) => row.brokerId));
    return page.map((row) => viewOfLoad(row, names.get(row.brokerId) ?? null));
  }

  @Get('summary')
  @Route({ allow: 'loads.read', summary: 'Figures over all loads', past: ['loads'], answer: loadSummaryView })
  summary(@Me() viewer: Viewer): Promise<z.output<typeof loadSummaryView>> {
    return this.queries.execute(new LoadSummary(viewer));
  }

  @Get(':id')
  @Route({ allow: 'loads.read', summary: 'One load', params: byId, past: ['loads', 'brokers'], answer: loadView })
  async get(@Param('id') loadId: number, @Me() viewer: Viewer): Promise<Versioned<LoadView>> {
    const row = await this.queries.execute(new GetRecord(load, loadId, LoadRow, viewer));
    return this.shown(row.version, row);
  }

  @Post()
  @Route({ allow: 'loads.write', summary: 'Add a load', body: newLoad, answer: loadView, status: 201 })
  async add(@Body() body: z.output<typeof newLoad>, @Ctx() context: CommandContext): Promise<Versioned<LoadView>> {
    const guards = () => this.relied(body, context.sight);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return this.written(
      await this.commands.execute(
        new AddRecord(load, await this.ids.next('load_ids'), { ...LOAD_DEFAULTS, ...given }, context, guards),
      ),
    );
  }

  @Patch(':id')
  @Route({
    allow: 'loads.write',
    summary: 'Change a load or its status',
    params: byId,
    body: loadChanges,
    answer: loadView,
  })
  async change(
    @Param('id') loadId: number,
    @Body() body: z.output<typeof loadChanges>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<LoadView>> {
    const guards = () => this.relied(body, context.sight);
    const today = await this.firm.today(context.clock.now());
    // told again, it was delivered when it was
    const changes = ({ status }: Values): Values => ({
      ...body,
      ...(body.status === 'delivered' && status !== 'delivered' ? { deliveredOn: today } : {}),
    });
    return this.written(await this.commands.execute(new ChangeRecord(load, loadId, changes, context, guards)));
  }

  @Delete(':id')
  @Route({ allow: 'loads.delete', summary: 'Remove a load from the lists', params: byId, answer: 'none' })
  async remove(@Param('id') loadId: number, @Ctx() context: CommandContext): Promise<void> {
    await this.commands.execute(new RemoveRecord(load, loadId, context));
  }

  /** The broker and the client a load names must exist, still when it commits. */
  private async relied(
    { brokerId, clientId }: { brokerId?: number | undefined; clientId?: string | null | undefined },
    sight: Sight | undefined,
  ): Promise<Guard[]> {
    const guards: Guard[] = [];
    if (brokerId)
      guards.push(
        guardOf(
          broker,
          await mustExist(
            this.queries.execute(new GetRecord(broker, brokerId, BrokerRow)),
            'brokerId',
            'This broker does not exist',
          ),
        ),
      );
    if (clientId)
      guards.push(
        guardOf(
          client,
          await mustExist(
            this.queries.execute(new GetRecord(client, clientId, ClientRow, sight)),
            'clientId',
            'This client does not exist',
          ),
        ),
      );
    return guards;
  }

  private async shown(version: number, row: LoadRow): Promise<Versioned<LoadView>> {
    const names = await this.brokers.of([row.brokerId]);
    return new Versioned(version, viewOfLoad(row, names.get(row.brokerId) ?? null));
  }

  private written({ version, answer }: WrittenRecord): Promise<Versioned<LoadView>> {
    return this.shown(version, answer as unknown as LoadRow);
  }
}
