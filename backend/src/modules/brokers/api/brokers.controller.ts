import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { Versioned } from '../../../platform/http/answer';
import { id } from '../../../platform/http/fields';
import { listQuery, type ListQuery, type Page } from '../../../platform/http/page';
import { Ctx } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { AddRecord, ChangeRecord, RemoveRecord, type WrittenRecord } from '../../../platform/records/record-commands';
import { GetRecord, ListRecords } from '../../../platform/records/record-queries';
import { broker, BrokerRow } from '../domain/broker';
import { brokerChanges, brokerView, newBroker, viewOfBroker, type BrokerView } from './brokers.requests';

const byId = z.object({ id: id('id') });
const list = z.object(listQuery);
const written = ({ version, answer }: WrittenRecord): Versioned<BrokerView> =>
  new Versioned(version, viewOfBroker(answer as unknown as BrokerRow));

@Controller('api/brokers')
export class BrokersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
  ) {}

  @Get()
  @Route({ allow: 'brokers.read', summary: 'Brokers', query: list, past: ['brokers'], answer: brokerView, list: true })
  async list(@Query() query: ListQuery): Promise<Page<BrokerView>> {
    const page = await this.queries.execute(
      new ListRecords(BrokerRow, query, {
        search: ['name', 'contactEmail'],
        sort: { name: 'lower(r.name)', createdAt: 'r.created_at' },
      }),
    );
    return page.map(viewOfBroker);
  }

  @Get(':id')
  @Route({ allow: 'brokers.read', summary: 'One broker', params: byId, past: ['brokers'], answer: brokerView })
  async get(@Param('id') brokerId: number): Promise<Versioned<BrokerView>> {
    const row = await this.queries.execute(new GetRecord(broker, brokerId, BrokerRow));
    return new Versioned(row.version, viewOfBroker(row));
  }

  @Post()
  @Route({ allow: 'brokers.write', summary: 'Add a broker', body: newBroker, answer: brokerView, status: 201 })
  async add(@Body() body: z.output<typeof newBroker>, @Ctx() context: CommandContext): Promise<Versioned<BrokerView>> {
    return written(
      await this.commands.execute(
        new AddRecord(broker, await this.ids.next('broker_ids'), { ...body, taxIdLast4: null }, context),
      ),
    );
  }

  @Patch(':id')
  @Route({ allow: 'brokers.write', summary: 'Change a broker', params: byId, body: brokerChanges, answer: brokerView })
  async change(
    @Param('id') brokerId: number,
    @Body() body: z.output<typeof brokerChanges>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<BrokerView>> {
    return written(await this.commands.execute(new ChangeRecord(broker, brokerId, body, context)));
  }

  @Delete(':id')
  @Route({ allow: 'brokers.delete', summary: 'Remove a broker from the lists', params: byId, answer: 'none' })
  async remove(@Param('id') brokerId: number, @Ctx() context: CommandContext): Promise<void> {
    await this.commands.execute(new RemoveRecord(broker, brokerId, context));
  }
}
