import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import type { Scope, Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Versioned } from '../../../../platform/web/routes/answer';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { queryOf } from '../../../../platform/records/requests/requests';
import { Client } from '../../../clients/clients';
import { Credentials } from '../adapters/credentials';
import { User } from '../user';
import { UserAdministration } from '../commands/user-administration';
import { ManagedUser, NewUser, UserChanges, viewOfManagedUser } from './users.requests';

class UserQuery extends queryOf(User) {}

@Controller('api/users')
export class UsersController {
  constructor(
    @StoreOf(User) private readonly store: RecordStore<User>,
    private readonly users: UserAdministration,
    private readonly credentials: Credentials,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  @Get()
  @Route({
    allow: 'users.manage',
    summary: 'Everybody who can sign in',
    answer: ManagedUser,
    list: true,
  })
  async list(@Query() query: UserQuery, @Me() viewer: Viewer): Promise<Page<ManagedUser>> {
    const page = await this.store.list(viewer, query);
    return page.of(await this.views(page.items, viewer));
  }

  @Post()
  @Route({
    allow: 'users.manage',
    summary: 'Invite somebody by e-mail',
    answer: ManagedUser,
    status: 201,
  })
  async invite(@Body() body: NewUser, @Ctx() context: CommandContext): Promise<Versioned<ManagedUser>> {
    const command = { ...body, clientId: body.clientId ?? null, driverId: body.driverId ?? null };
    return this.written(await this.users.invite(command, context), context.scope);
  }

  @Patch(':id')
  @Route({
    allow: 'users.manage',
    summary: 'Change a user, its role, or whether it may come in',
    answer: ManagedUser,
  })
  async change(
    @UuidParam() id: string,
    @Body() body: UserChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<ManagedUser>> {
    return this.written(await this.users.change(id, body, context, viewer), viewer);
  }

  @Post(':id/invite')
  @Route({
    allow: 'users.manage',
    summary: 'Send the invitation again',
    answer: ManagedUser,
    status: 202,
  })
  async inviteAgain(@UuidParam() id: string, @Ctx() context: CommandContext): Promise<Versioned<ManagedUser>> {
    return this.written(await this.users.inviteAgain(id, context), context.scope);
  }

  private async written({ version, record }: Written<User>, scope: Scope): Promise<Versioned<ManagedUser>> {
    const [view] = await this.views([record], scope);
    if (!view) throw new Error('One user has one view');
    return new Versioned(version, view);
  }

  private async views(rows: readonly User[], scope: Scope): Promise<ManagedUser[]> {
    const [logins, names] = await Promise.all([
      this.credentials.lastLogins(rows.map(({ id }) => id)),
      this.clients.names(
        scope,
        rows.map(({ clientId }) => clientId),
      ),
    ]);
    return rows.map((row) => viewOfManagedUser(row, logins.get(row.id) ?? null, names.get(row.clientId) ?? null));
  }
}
