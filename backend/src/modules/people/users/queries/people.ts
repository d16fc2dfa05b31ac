import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { ListQuery } from '../../../../platform/lists/list-query';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Credentials } from '../adapters/credentials';
import { User } from '../user';

export interface Person {
  readonly row: User;
  readonly lastLogin: string | null;
}

/** Looks up users for other modules. */
@Injectable()
export class People {
  constructor(
    @StoreOf(User) private readonly users: RecordStore<User>,
    private readonly credentials: Credentials,
  ) {}

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const [rows, logins] = await Promise.all([
      Promise.all(userIds.map((id) => this.users.find(EVERYTHING, id))),
      this.credentials.lastLogins(userIds),
    ]);
    return new Map(
      rows.flatMap((row) => (row ? [[row.id, { row, lastLogin: logins.get(row.id) ?? null }] as const] : [])),
    );
  }

  async hasEmail(email: string): Promise<boolean> {
    const { items } = await this.users.list(EVERYTHING, { ...new ListQuery(), limit: 1 }, (rows) =>
      rows.andWhere('r.email = :email', { email: email.toLowerCase() }),
    );
    return items.length > 0;
  }
}
