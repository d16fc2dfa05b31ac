import { Body, Controller, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { HttpProblem } from '../../../../platform/web/problems/problem.filter';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { shownAs } from '../../../../platform/records/requests/requests';
import { Client } from '../../clients';
import { MigrateRegistration } from '../commands/migrate-registration';
import { openRequestOf, Registration } from '../registration';
import { NewRegistration, StatusChange } from './registrations.requests';

const shown = shownAs(Registration);

@Controller('api')
export class RegistrationsController {
  constructor(
    private readonly commands: CommandBus,
    @StoreOf(Registration) private readonly registrations: RecordStore<Registration>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  @Post('client-registration')
  @Route({
    allow: 'public',
    summary: 'Ask to become a client',
    answer: shown,
    status: 201,
    limit: { points: 20, seconds: 3_600 },
  })
  async register(
    @Body() { website, ...form }: NewRegistration,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<Values>> {
    if (website) throw new HttpProblem({ statusCode: 400, message: 'Please try again or contact us directly.' });
    const written = await this.registrations.add(form, allowedByRoute(context));
    return this.registrations.answer(context.scope, written);
  }

  @Patch('client-registrations/:id/status')
  @Route({ allow: 'registrations.write', summary: 'Set the status of a registration', answer: shown })
  async setStatus(
    @UuidParam() id: string,
    @Body() { status }: StatusChange,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<Values>> {
    const written = await this.registrations.change(
      id,
      (before) => ({ status, openRequest: openRequestOf(status, before) }),
      context,
    );
    return this.registrations.answer(context.scope, written);
  }

  @Post('client-registrations/:id/migrate')
  @Route({ allow: 'registrations.write', summary: 'Make a client of a registration', answer: shownAs(Client) })
  async migrate(
    @UuidParam() id: string,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    await this.registrations.get(viewer, id);
    const made = new MigrateRegistration(id, allowedByRoute(context), { agentId: viewer.agentId });
    const client = await this.commands.execute(made);
    return this.clients.answer(viewer, { record: client });
  }
}
