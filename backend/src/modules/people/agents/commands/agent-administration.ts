import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { RuleViolation } from '../../../../platform/core/errors';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import { streamName, type RecordedEvent } from '../../../../platform/event-log/events/events';
import { mistake } from '../../../../platform/fields/check';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { People, User, UserAdministration } from '../../users';
import type { AgentForm } from '../http/agents.requests';
import { Agent } from '../agent';

const wrongUser = (message: string): RuleViolation => mistake('userId', message);

/** Commands of administrators about agents that do more than store a form. */
@Injectable()
export class AgentAdministration {
  constructor(
    @StoreOf(Agent) private readonly agents: RecordStore<Agent>,
    @StoreOf(User) private readonly accounts: RecordStore<User>,
    private readonly people: People,
    private readonly users: UserAdministration,
    private readonly store: EventStore,
  ) {}

  get(id: string): Promise<Agent> {
    return this.agents.get(EVERYTHING, id);
  }

  async mustBeAgent(userId: string): Promise<void> {
    const person = (await this.people.of([userId])).get(userId);
    if (!person) throw wrongUser('This user does not exist');
    if (person.row.role !== 'agent') throw wrongUser('This user is not an agent. Change the role under Users first.');
  }

  async change(id: string, form: AgentForm, context: CommandContext): Promise<Written<Agent>> {
    const { userId } = await this.get(id);
    if (form.userId !== userId) throw wrongUser('An agent stays with its user. Create another agent for another user.');
    return this.agents.change(id, form, context);
  }

  async setActive(id: string, isActive: boolean, context: CommandContext): Promise<Written<Agent>> {
    const { userId } = await this.get(id);
    const written = await this.agents.change(id, { isActive }, context);
    if (!isActive) await this.users.shutOut(userId);
    return written;
  }

  /** Deactivates the account first: should the removal fail halfway, the agent is shut out already. */
  async remove(id: string, context: CommandContext): Promise<void> {
    const { userId } = await this.get(id);
    const { expectedVersion: _, ...free } = context;
    await this.accounts.change(userId, { isActive: false }, free);
    await this.users.shutOut(userId);
    await this.agents.remove(id, context);
  }

  /**
   * Restores the record first: should the restoration fail halfway, the agent still cannot sign in. The account is
   * activated only if the removal deactivated it.
   */
  async restore(id: string, context: CommandContext): Promise<Written<Agent>> {
    const agent = await this.agents.find(EVERYTHING, id);
    if (agent) await this.mustBeAgent(agent.userId);
    const written = await this.agents.restore(id, context);
    const { expectedVersion: _, idempotency: __, ...free } = context;
    const { userId } = written.record;
    if (await this.closedByRemoval(id, userId)) await this.accounts.change(userId, { isActive: true }, free);
    return written;
  }

  /** Whether the request that removed the agent was also the last to deactivate the account. */
  private async closedByRemoval(id: string, userId: string): Promise<boolean> {
    const last = async (stream: string, types: readonly string[]): Promise<RecordedEvent | undefined> =>
      (await this.store.read(stream)).findLast(({ type }) => types.includes(type));
    const removed = await last(streamName('agent', id), ['AgentRemoved']);
    const moved = await last(streamName('user', userId), ['UserActivated', 'UserDeactivated']);
    return (
      removed !== undefined &&
      moved?.type === 'UserDeactivated' &&
      moved.metadata.requestId === removed.metadata.requestId
    );
  }
}
