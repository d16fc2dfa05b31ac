import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/commands/context';
import { Ids } from '../../platform/database/ids';
import { rowsOf } from '../../platform/database/database';
import { RuleViolation } from '../../platform/event-store/errors';
import { AddRecord } from '../../platform/records/record-commands';
import { Credentials } from './credentials';
import type { Role } from './domain/permissions';
import { newUserValues, user, UserRow } from './domain/user';

export interface NewAccount {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role;
  readonly clientId?: string | null;
  readonly password: string;
}

const SHORTEST_PASSWORD = 6;

/** Makes accounts with a password at once: for the command line and for demo data. */
@Injectable()
export class Accounts {
  constructor(
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    private readonly credentials: Credentials,
    private readonly dataSource: DataSource,
  ) {}

  async create(account: NewAccount, context: CommandContext): Promise<string> {
    if (account.password.length < SHORTEST_PASSWORD)
      throw new RuleViolation('PASSWORD_TOO_SHORT', 'Password must be at least 6 characters long', 'invalid');
    const id = this.ids.uuid();
    const { password, clientId, ...values } = account;
    await this.commands.execute(
      new AddRecord(
        user,
        id,
        newUserValues({ ...values, clientId: clientId ?? null, passwordSetAt: context.clock.now().toISOString() }),
        context,
      ),
    );
    await this.credentials.set(id, password);
    return id;
  }

  async anybodyThere(): Promise<boolean> {
    return (await rowsOf(this.dataSource, UserRow).limit(1).getRawMany()).length > 0;
  }
}
