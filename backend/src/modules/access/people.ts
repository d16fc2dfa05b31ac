import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../platform/auth/viewer';
import { ListQuery } from '../../platform/http/list-query';
import { notFound } from '../../platform/event-store/errors';
import { StoreOf, type RecordStore } from '../../platform/records/record-store';
import { Credentials } from './credentials';
import { User } from './domain/user';
import { viewOfUser, type AgentView, type UserView } from './domain/user-view';
import { Viewers } from './viewers';

export interface Person {
  readonly row: User;
  readonly lastLogin: string | null;
}

/** Users as other modules may know them. */
@Injectable()
export class People {
  private agentOf: (userId: string) => Promise<AgentView | null> = () => Promise.resolve(null);

  constructor(
    @StoreOf(User) private readonly users: RecordStore<User>,
    private readonly credentials: Credentials,
    private readonly viewers: Viewers,
  ) {}

  /** The agents module tells how it shows a user's agent record. */
  useAgents(agentOf: (userId: string) => Promise<AgentView | null>): void {
    this.agentOf = agentOf;
  }

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
