import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsById, rowsOf, type RowsById } from '../../platform/database/database';
import { notFound } from '../../platform/event-store/errors';
import { Names, NamesByField } from '../../platform/records/names';
import { Credentials } from './credentials';
import { UserRow } from './domain/user';
import { nameOf, viewOfUser, type AgentView, type UserView } from './domain/user-view';
import { Viewers } from './viewers';

export interface Person {
  readonly row: UserRow;
  readonly lastLogin: string | null;
}

/** Users as other modules may know them. */
@Injectable()
export class People {
  private readonly users: RowsById;
  private agentOf: (userId: string) => Promise<AgentView | null> = () => Promise.resolve(null);

  constructor(
    private readonly dataSource: DataSource,
    private readonly credentials: Credentials,
    private readonly viewers: Viewers,
    fields: NamesByField,
  ) {
    this.users = rowsById(dataSource, UserRow);
    fields.add<string>('userId', new Names<UserRow, string>(dataSource, UserRow, nameOf));
  }

  /** The agents module tells how it shows a user's agent record. */
  useAgents(agentOf: (userId: string) => Promise<AgentView | null>): void {
    this.agentOf = agentOf;
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const [rows, logins] = await Promise.all([
      Promise.all(userIds.map((id) => this.users.find(id))),
      this.credentials.lastLogins(userIds),
    ]);
    return new Map(
      rows.flatMap((row) =>
        row
          ? [
              [
                String(row['id']),
                { row: row as unknown as UserRow, lastLogin: logins.get(String(row['id'])) ?? null },
              ] as const,
            ]
          : [],
      ),
    );
  }

  async hasEmail(email: string): Promise<boolean> {
    return (
      (await rowsOf(this.dataSource, UserRow).where('r.email = :email', { email: email.toLowerCase() }).getCount()) > 0
    );
  }

  /** A user as it sees itself. @throws RuleViolation NOT_FOUND */
  async viewOf(userId: string): Promise<UserView> {
    const [person, viewer, agent] = await Promise.all([
      this.of([userId]),
      this.viewers.of(userId),
      this.agentOf(userId),
    ]);
    const found = person.get(userId);
    if (!found) throw notFound('user');
    return viewOfUser(found.row, viewer ?? { permissions: [] }, found.lastLogin, agent);
  }
}
