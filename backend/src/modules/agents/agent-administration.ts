import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/commands/context';
import { RuleViolation } from '../../platform/event-store/errors';
import { ChangeRecord, RemoveRecord, type WrittenRecord } from '../../platform/records/record-commands';
import { GetRecord } from '../../platform/records/record-queries';
import { People, user, UserAdministration } from '../access';
import type { AgentForm } from './api/agents.requests';
import { agent, AgentRow } from './domain/agent';

const wrongUser = (message: string): RuleViolation =>
  new RuleViolation('INVALID', message, 'invalid', [{ field: 'userId', message }]);

/** What administrators do with agents beyond storing a form. */
@Injectable()
export class AgentAdministration {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly people: People,
    private readonly users: UserAdministration,
  ) {}

  get(id: string): Promise<AgentRow> {
    return this.queries.execute(new GetRecord(agent, id, AgentRow));
  }

  async mustBeAgent(userId: string): Promise<void> {
    const person = (await this.people.of([userId])).get(userId);
    if (!person) throw wrongUser('This user does not exist');
    if (person.row.role !== 'agent') throw wrongUser('This user is not an agent. Change the role under Users first.');
  }

  async change(id: string, form: AgentForm, context: CommandContext): Promise<WrittenRecord> {
    const { userId } = await this.get(id);
    if (form.userId !== userId) throw wrongUser('An agent stays with its user. Create another agent for another user.');
    return this.commands.execute(new ChangeRecord(agent, id, { ...form }, context));
  }

  async setActive(id: string, isActive: boolean, context: CommandContext): Promise<WrittenRecord> {
    const { userId } = await this.get(id);
    const written = await this.commands.execute(new ChangeRecord(agent, id, { isActive }, context));
    if (!isActive) await this.users.shutOut(userId);
    return written;
  }

  /** The account goes first: should this break off, the agent is shut out already. */
  async remove(id: string, context: CommandContext): Promise<void> {
    const { userId } = await this.get(id);
    const { expectedVersion: _, ...free } = context;
    await this.commands.execute(new ChangeRecord(user, userId, { isActive: false }, free));
    await this.users.shutOut(userId);
    await this.commands.execute(new RemoveRecord(agent, id, context));
  }
}
