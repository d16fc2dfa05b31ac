import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Versioned } from '../../../platform/http/answer';
import { UuidParam } from '../../../platform/http/address';
import type { Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { StoreOf, type RecordStore, type Written } from '../../../platform/records/record-store';
import { queryOf } from '../../../platform/records/requests';
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
    const logins = await this.credentials.lastLogins(page.items.map(({ id }) => id));
    return page.map((row) => viewOfManagedUser(row, logins.get(row.id) ?? null));
  }

  @Post()
  @Route({
    allow: 'users.manage',
    summary: 'Invite somebody by e-mail',
    answer: ManagedUser,
    status: 201,
  })
  async invite(@Body() body: NewUser, @Ctx() context: CommandContext): Promise<Versioned<ManagedUser>> {
    return this.written(
      await this.users.invite({ ...body, clientId: body.clientId ?? null, driverId: body.driverId ?? null }, context),
    );
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
    return this.written(await this.users.change(id, body, context, viewer));
  }

  @Post(':id/invite')
  @Route({
    allow: 'users.manage',
    summary: 'Send the invitation again',
    answer: ManagedUser,
    status: 202,
  })
  async inviteAgain(@UuidParam() id: string, @Ctx() context: CommandContext): Promise<Versioned<ManagedUser>> {
    return this.written(await this.users.inviteAgain(id, context));
  }

  private async written({ version, record }: Written<User>): Promise<Versioned<ManagedUser>> {
    return new Versioned(
      version,
      viewOfManagedUser(record, (await this.credentials.lastLogins([record.id])).get(record.id) ?? null),
    );
  }
}
