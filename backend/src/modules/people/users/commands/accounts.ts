import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { ListQuery } from '../../../../platform/lists/list-query';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Credentials } from '../adapters/credentials';
import type { Role } from '../../permissions';
import { User } from '../user';

export interface NewAccount {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role;
  readonly clientId?: string | null;
  readonly password: string;
}

const SHORTEST_PASSWORD = 6;

/** Creates accounts that have a password at once, for the command line and for demo data. */
@Injectable()
export class Accounts {
  constructor(
    @StoreOf(User) private readonly users: RecordStore<User>,
    private readonly credentials: Credentials,
  ) {}

  async create(account: NewAccount, context: CommandContext): Promise<string> {
    if (account.password.length < SHORTEST_PASSWORD)
      throw new RuleViolation('PASSWORD_TOO_SHORT', 'Password must be at least 6 characters long', 'invalid');
    const { password, ...values } = account;
    const passwordSetAt = context.clock.now().toISOString();
    const { record } = await this.users.add({ ...values, email: values.email.toLowerCase(), passwordSetAt }, context);
    await this.credentials.set(record.id, password);
    return record.id;
  }

  async anybodyThere(): Promise<boolean> {
    return (await this.users.list(EVERYTHING, { ...new ListQuery(), limit: 1 })).items.length > 0;
  }
}
