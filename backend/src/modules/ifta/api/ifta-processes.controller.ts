import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { narrow } from '../../../platform/auth/narrow';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { Versioned } from '../../../platform/http/answer';
import { choice, uuid, wholeInAddress } from '../../../platform/http/fields';
import { listQuery, Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { AddRecord, ChangeRecord, type WrittenRecord } from '../../../platform/records/record-commands';
import { GetRecord, guardOf, ListRecords, mustExist } from '../../../platform/records/record-queries';
import { client, ClientNames, ClientRow } from '../../clients';
import { dueDateOf } from '../domain/due-date';
import { IFTA_STATUSES, iftaProcess, IftaProcessRow } from '../domain/ifta-process';
import { newProcess, processChanges, processView, viewOfProcess, type ProcessView } from './ifta.requests';

const byId = z.object({ id: uuid('id') });
const list = z.object({
  ...listQuery,
  status: choice('status', IFTA_STATUSES).optional(),
  clientId: uuid('client').optional(),
  year: wholeInAddress('year', 1900, 2200).optional(),
});
const RULES = {
  search: ['notes', 'quarter'],
  sort: { dueDate: 'r.due_date', year: 'r.year', status: 'r.status', createdAt: 'r.created_at' },
};
const EMPTY = {
  status: 'received',
  submittedDate: null,
  processedDate: null,
  totalMiles: null,
  totalGallons: null,
  taxOwed: null,
  notes: null,
};
const given = (body: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

@Controller('api/ifta-processes')
export class IftaProcessesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
    private readonly clients: ClientNames,
  ) {}

  @Get()
  @Route({
    allow: ['portal.read', 'ifta.read'],
    summary: 'Fuel-tax filings of the clients in sight',
    query: list,
    past: ['ifta_processes', 'clients'],
    answer: processView,
    list: true,
  })
  async list(@Query() query: z.output<typeof list>, @Me() viewer: Viewer): Promise<Page<ProcessView>> {
    const page = await this.queries.execute(
      new ListRecords(IftaProcessRow, { ...query, sort: query.sort ?? '-dueDate' }, RULES, (rows) => {
        narrow(rows, 'r.client_id', viewer);
        if (query.status) rows.andWhere('r.status = :status', { status: query.status });
        if (query.clientId) rows.andWhere('r.client_id = :clientId', { clientId: query.clientId });
        if (query.year) rows.andWhere('r.year = :year', { year: query.year });
      }),
    );
    const names = await this.clients.of(page.items.map(({ clientId }) => clientId));
    return page.map((row) => viewOfProcess(row, names.get(row.clientId) ?? null));
  }

  @Post()
  @Route({
    allow: 'ifta.write',
    summary: 'Open the filing of a quarter',
    body: newProcess,
    answer: processView,
    status: 201,
  })
  async open(
    @Body() { dueDate, ...body }: z.output<typeof newProcess>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<ProcessView>> {
    const guards = async () => [
      guardOf(
        client,
        await mustExist(
          this.queries.execute(new GetRecord(client, body.clientId, ClientRow, context.sight)),
          'clientId',
          'This client does not exist',
        ),
      ),
    ];
    const values = { ...EMPTY, ...given(body), dueDate: dueDate ?? dueDateOf(body.year, body.quarter) };
    return this.written(
      await this.commands.execute(new AddRecord(iftaProcess, this.ids.uuid(), values, context, guards)),
    );
  }

  @Patch(':id')
  @Route({
    allow: 'ifta.write',
    summary: 'Move a filing on, or correct it',
    params: byId,
    body: processChanges,
    answer: processView,
  })
  async change(
    @Param('id') id: string,
    @Body() { clientId, dueDate, ...body }: z.output<typeof processChanges>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<ProcessView>> {
    const guards = async () =>
      clientId
        ? [
            guardOf(
              client,
              await mustExist(
                this.queries.execute(new GetRecord(client, clientId, ClientRow, context.sight)),
                'clientId',
                'This client does not exist',
              ),
            ),
          ]
        : [];
    return this.written(
      await this.commands.execute(
        new ChangeRecord(iftaProcess, id, { ...body, clientId, dueDate: dueDate ?? undefined }, context, guards),
      ),
    );
  }

  private async written({ version, answer }: WrittenRecord): Promise<Versioned<ProcessView>> {
    const row = answer as unknown as IftaProcessRow;
    const names = await this.clients.of([row.clientId]);
    return new Versioned(version, viewOfProcess(row, names.get(row.clientId) ?? null));
  }
}
