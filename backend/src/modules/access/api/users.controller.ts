import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Versioned } from '../../../platform/http/answer';
import { choice, uuid } from '../../../platform/http/fields';
import { listQuery, type ListQuery, Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import type { WrittenRecord } from '../../../platform/records/record-commands';
import { ListRecords } from '../../../platform/records/record-queries';
import { Credentials } from '../credentials';
import { ROLES } from '../domain/permissions';
import { UserRow } from '../domain/user';
import { UserAdministration } from '../user-administration';
import { managedUserView, newUser, userChanges, viewOfManagedUser, type ManagedUser } from './users.requests';

const byId = z.object({ id: uuid('id') });
const list = z.object({
  ...listQuery,
  role: choice('role', ROLES).optional(),
  isActive: z.enum(['true', 'false'], 'Active must be true or false').optional(),
});
const SORT = {
  email: 'r.email',
  name: "lower(COALESCE(r.last_name, '') || ' ' || COALESCE(r.first_name, ''))",
  role: 'r.role',
  createdAt: 'r.created_at',
};

@Controller('api/users')
export class UsersController {
  constructor(
    private readonly queries: QueryBus,
    private readonly users: UserAdministration,
    private readonly credentials: Credentials,
  ) {}

  @Get()
  @Route({
    allow: 'users.manage',
    summary: 'Everybody who can sign in',
    query: list,
    answer: managedUserView,
    list: true,
  })
  async list(@Query() query: z.output<typeof list>): Promise<Page<ManagedUser>> {
    const page = await this.queries.execute(
      new ListRecords(
        UserRow,
        query as ListQuery,
        { search: ['email', 'firstName', 'lastName'], sort: SORT },
        (rows) => {
          if (query.role) rows.andWhere('r.role = :role', { role: query.role });
          if (query.isActive) rows.andWhere('r.is_active = :active', { active: query.isActive === 'true' });
        },
      ),
    );
    const logins = await this.credentials.lastLogins(page.items.map(({ id }) => id));
    return page.map((row) => viewOfManagedUser(row, logins.get(row.id) ?? null));
  }

  @Post()
  @Route({
    allow: 'users.manage',
    summary: 'Invite somebody by e-mail',
    body: newUser,
    answer: managedUserView,
    status: 201,
  })
  async invite(
    @Body() body: z.output<typeof newUser>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<ManagedUser>> {
    return this.written(await this.users.invite({ ...body, clientId: body.clientId ?? null }, context));
  }

  @Patch(':id')
  @Route({
    allow: 'users.manage',
    summary: 'Change a user, its role, or whether it may come in',
    params: byId,
    body: userChanges,
    answer: managedUserView,
  })
  async change(
    @Param('id') id: string,
    @Body() body: z.output<typeof userChanges>,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<ManagedUser>> {
    return this.written(await this.users.change(id, body, context, viewer));
  }

  @Post(':id/invite')
  @Route({
    allow: 'users.manage',
    summary: 'Send the invitation again',
    params: byId,
    answer: managedUserView,
    status: 202,
  })
  async inviteAgain(@Param('id') id: string, @Ctx() context: CommandContext): Promise<Versioned<ManagedUser>> {
    return this.written(await this.users.inviteAgain(id, context));
  }

  private async written({ version, answer }: WrittenRecord): Promise<Versioned<ManagedUser>> {
    const row = answer as unknown as UserRow;
    return new Versioned(version, viewOfManagedUser(row, await this.credentials.lastLogin(row.id)));
  }
}
