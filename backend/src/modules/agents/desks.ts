import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '../../platform/database/database';
import { Names, NamesByField } from '../../platform/records/names';
import { People, permissionsOf, Viewers, type AgentDesk, type AgentView, type Person } from '../access';
import { Assignments } from '../clients';
import { AgentRow } from './domain/agent';

/** Tells the other modules what an agent is: whom it looks after, what it may do, how many clients it may have. */
@Injectable()
export class Desks implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly viewers: Viewers,
    private readonly people: People,
    private readonly assignments: Assignments,
    private readonly fields: NamesByField,
  ) {}

  onModuleInit(): void {
    this.fields.add<string>(
      'agentId',
      new Names<AgentRow, string>(this.dataSource, AgentRow, ({ displayName }) => displayName),
    );
    this.viewers.useDesks(async (userId) => {
      const row = await this.ofUser(userId);
      return row && this.desk(row);
    });
    this.people.useAgents(async (userId) => {
      const row = await this.ofUser(userId);
      return row && ((await this.views([row]))[0] ?? null);
    });
    this.assignments.useRoster(async (agentId) => {
      const row = await this.one(agentId);
      return row && { name: row.displayName, clients: row.maxClients };
    });
  }

  /** Agents with their users, as screens show them. */
  async views(rows: readonly AgentRow[]): Promise<AgentView[]> {
    const people = await this.people.of(rows.map(({ userId }) => userId));
    return rows.map((row) => viewOfAgent(row, people.get(row.userId)));
  }

  async ofUser(userId: string): Promise<AgentRow | null> {
    return (
      (await rowsOf(this.dataSource, AgentRow).where('r.user_id = :userId', { userId }).getRawOne<AgentRow>()) ?? null
    );
  }

  private async one(id: string): Promise<AgentRow | null> {
    return (await rowsOf(this.dataSource, AgentRow).where('r.id = :id', { id }).getRawOne<AgentRow>()) ?? null;
  }

  private async desk(row: AgentRow): Promise<AgentDesk> {
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

const viewOfAgent = ({ userId, ...row }: AgentRow, person: Person | undefined): AgentView => ({
  ...row,
  userId,
  email: row.email ?? person?.row.email ?? null,
  permissions: [...permissionsOf('agent', row)],
  lastLoginAt: person?.lastLogin ?? null,
  firstName: person?.row.firstName ?? '',
  lastName: person?.row.lastName ?? '',
  profileImageUrl: person?.row.profileImageUrl ?? '',
  role: 'agent',
});
