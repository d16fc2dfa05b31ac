import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { ListQuery } from '../../../../platform/lists/list-query';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { AgentRoster, Assignments, type ListedAgent } from '../../../clients/clients';
import { permissionsOf } from '../../permissions';
import { AgentDesks, AgentViews, People, type AgentDesk, type AgentView, type Person } from '../../users';
import { Agent } from '../agent';

const agentOf = async (agents: RecordStore<Agent>, userId: string): Promise<Agent | null> => {
  const { items } = await agents.list(EVERYTHING, { ...new ListQuery(), limit: 1 }, (rows) =>
    rows.andWhere('r.user_id = :userId', { userId }),
  );
  return items[0] ?? null;
};

/** Agents to whom clients can be assigned. */
@Injectable()
export class StoredRoster extends AgentRoster {
  constructor(@StoreOf(Agent) private readonly agents: RecordStore<Agent>) {
    super();
  }

  async find(agentId: string): Promise<ListedAgent | null> {
    const row = await this.agents.find(EVERYTHING, agentId);
    return row && row.removedAt === null ? { name: row.displayName, clients: row.maxClients } : null;
  }
}

/** The record of an agent as sign-in needs it: the assigned clients, the flags and the limits. */
@Injectable()
export class StoredDesks extends AgentDesks {
  constructor(
    @StoreOf(Agent) private readonly agents: RecordStore<Agent>,
    private readonly assignments: Assignments,
  ) {
    super();
  }

  async ofUser(userId: string): Promise<AgentDesk | null> {
    const row = await agentOf(this.agents, userId);
    if (!row) return null;
    const unassigned = row.accessLevel === 'advanced';
    return {
      agentId: row.id,
      displayName: row.displayName,
      isActive: row.isActive,
      flags: row,
      limits: { clients: row.maxClients, invoices: row.maxInvoices },
      clients: await this.assignments.inScopeOf(row.id, unassigned),
      unassigned,
    };
  }
}

/** Agents with the names, pictures and last sign-ins of their users, as screens show them. */
@Injectable()
export class StoredAgentViews extends AgentViews {
  constructor(
    @StoreOf(Agent) private readonly agents: RecordStore<Agent>,
    private readonly people: People,
  ) {
    super();
  }

  async of(rows: readonly Agent[]): Promise<AgentView[]> {
    const people = await this.people.of(rows.map(({ userId }) => userId));
    return rows.map((row) => viewOfAgent(row, people.get(row.userId)));
  }

  async ofUser(userId: string): Promise<AgentView | null> {
    const row = await agentOf(this.agents, userId);
    return row && ((await this.of([row]))[0] ?? null);
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
