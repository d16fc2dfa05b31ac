import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { narrow } from '../../../platform/auth/narrow';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { Versioned } from '../../../platform/http/answer';
import { choice, uuid } from '../../../platform/http/fields';
import { listQuery, type ListQuery, type Page } from '../../../platform/http/page';
import { HttpProblem } from '../../../platform/http/problem.filter';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { AddRecord, ChangeRecord } from '../../../platform/records/record-commands';
import { GetRecord, ListRecords } from '../../../platform/records/record-queries';
import { clientView, viewOfClient, type ClientView } from '../../clients';
import { MigrateRegistration } from '../commands/migrate-registration';
import { openRequestOf, registration, REGISTRATION_STATUSES, RegistrationRow } from '../domain/registration';
import {
  newRegistration,
  registrationView,
  statusChange,
  viewOfRegistration,
  type RegistrationView,
} from './registrations.requests';

const byId = z.object({ id: uuid('id') });
const list = z.object({ ...listQuery, status: choice('status', REGISTRATION_STATUSES).optional() });

@Controller('api')
export class RegistrationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
  ) {}

  @Post('client-registration')
  @Route({
    allow: 'public',
    summary: 'Ask to become a client',
    body: newRegistration,
    answer: registrationView,
    status: 201,
    limit: { points: 20, seconds: 3_600 },
  })
  async register(
    @Body() { website, ...form }: z.output<typeof newRegistration>,
    @Ctx() { sight: _, ...context }: CommandContext,
  ): Promise<Versioned<RegistrationView>> {
    if (website) throw new HttpProblem({ statusCode: 400, message: 'Please try again or contact us directly.' });
    const values = { ...form, status: 'pending', clientId: null, openRequest: openRequestOf('pending', form) };
    const { version, answer } = await this.commands.execute(
      new AddRecord(registration, this.ids.uuid(), values, context),
    );
    return new Versioned(version, viewOfRegistration(answer as unknown as RegistrationRow));
  }

  @Get('client-registrations')
  @Route({
    allow: 'registrations.read',
    summary: 'Registrations',
    query: list,
    past: ['registrations'],
    answer: registrationView,
    list: true,
  })
  async list(@Query() query: ListQuery & { status?: string }, @Me() viewer: Viewer): Promise<Page<RegistrationView>> {
    const page = await this.queries.execute(
      new ListRecords(
        RegistrationRow,
        query,
        {
          search: ['companyName', 'ownerName', 'email'],
          sort: { companyName: 'lower(r.company_name)', createdAt: 'r.created_at', status: 'r.status' },
        },
        (rows) => {
          narrow(rows, 'r.client_id', viewer, 'open');
          if (query.status) rows.andWhere('r.status = :status', { status: query.status });
        },
      ),
    );
    return page.map(viewOfRegistration);
  }

  @Patch('client-registrations/:id/status')
  @Route({
    allow: 'registrations.write',
    summary: 'Set the status of a registration',
    params: byId,
    body: statusChange,
    answer: registrationView,
  })
  async setStatus(
    @Param('id') id: string,
    @Body() { status }: z.output<typeof statusChange>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<RegistrationView>> {
    const row = await this.queries.execute(new GetRecord(registration, id, RegistrationRow, context.sight));
    const { version, answer } = await this.commands.execute(
      new ChangeRecord(registration, id, { status, openRequest: openRequestOf(status, row) }, context),
    );
    return new Versioned(version, viewOfRegistration(answer as unknown as RegistrationRow));
  }

  @Post('client-registrations/:id/migrate')
  @Route({ allow: 'registrations.write', summary: 'Make a client of a registration', params: byId, answer: clientView })
  async migrate(
    @Param('id') id: string,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<ClientView>> {
    await this.queries.execute(new GetRecord(registration, id, RegistrationRow, viewer));
    const { sight: _, ...free } = context;
    const row = await this.commands.execute(new MigrateRegistration(id, free, { agentId: viewer.agentId }));
    return new Versioned(row.version, viewOfClient(row));
  }
}
