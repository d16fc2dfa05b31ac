import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../platform/auth/viewer';
import { ListQuery } from '../../../platform/http/list-query';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { People, permissionsOf, Viewers, type AgentDesk, type AgentView, type Person } from '../../access';
import { Assignments } from '../../clients';
import { Agent } from '../agent';

/** Tells the other modules what an agent is: whom it looks after, what it may do, how many clients it may have. */
@Injectable()
export class Desks implements OnModuleInit {
  constructor(
    @StoreOf(Agent) private readonly agents: RecordStore<Agent>,
    private readonly viewers: Viewers,
    private readonly people: People,
    private readonly assignments: Assignments,
  ) {}

  onModuleInit(): void {
    this.viewers.useDesks(async (userId) => {
      const row = await this.ofUser(userId);
      return row && this.desk(row);
    });
    this.people.useAgents(async (userId) => {
      const row = await this.ofUser(userId);
      return row && ((await this.views([row]))[0] ?? null);
    });
    this.assignments.useRoster(async (agentId) => {
      const row = await this.agents.find(EVERYTHING, agentId);
      return row && row.removedAt === null ? { name: row.displayName, clients: row.maxClients } : null;
    });
  }

  /** Agents with their users, as screens show them. */
  async views(rows: readonly Agent[]): Promise<AgentView[]> {
    const people = await this.people.of(rows.map(({ userId }) => userId));
    return rows.map((row) => viewOfAgent(row, people.get(row.userId)));
  }

  async ofUser(userId: string): Promise<Agent | null> {
    const { items } = await this.agents.list(EVERYTHING, { ...new ListQuery(), limit: 1 }, (rows) =>
      rows.andWhere('r.user_id = :userId', { userId }),
    );
    return items[0] ?? null;
  }

  private async desk(row: Agent): Promise<AgentDesk> {
    const unassigned = row.accessLevel === 'advanced';
    return {
      agentId: row.id,
      displayName: row.displayName,
      isActive: row.isActive,
      flags: row,
      limits: { clients: row.maxClients, invoices: row.maxInvoices },
      clients: await this.assignments.inSightOf(row.id, unassigned),
      unassigned,
    };
  }
}

const viewOfAgent = ({ userId, removedAt: _, ...row }: Agent, person: Person | undefined): AgentView => ({
  ...row,
  userId,
  restrictedFeatures: [...row.restrictedFeatures],
  email: row.email ?? person?.row.email ?? null,
  permissions: [...permissionsOf('agent', row)],
  lastLoginAt: person?.lastLogin ?? null,
  firstName: person?.row.firstName ?? '',
  lastName: person?.row.lastName ?? '',
  profileImageUrl: person?.row.profileImageUrl ?? '',
  role: 'agent',
});
