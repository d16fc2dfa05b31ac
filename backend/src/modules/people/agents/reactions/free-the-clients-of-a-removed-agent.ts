import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { RuleViolation } from '../../../../platform/core/errors';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Assignments, Client } from '../../../clients/clients';
import { Agent } from '../agent';

const NAME = 'free-the-clients-of-a-removed-agent';
const RESTORED = 'AGENT_RESTORED';

/**
 * The cause (`causation`) of the events that free clients after a removal: the id of the job.
 * @param removal position of the event AgentRemoved in the log
 */
export const freedBy = (removal: number): string => `${NAME}-${removal}`;

/** Takes a removed agent off its clients. An agent who was restored in the meantime keeps them. */
@Injectable()
export class FreeTheClientsOfARemovedAgent implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    @StoreOf(Agent) private readonly agents: RecordStore<Agent>,
    private readonly assignments: Assignments,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'AgentRemoved',
      job: ({ data }) => ({ agentId: (data as { id: string }).id }),
    });
    this.jobs.handle(NAME, ({ id, data }) =>
      this.free(String(data['agentId']), id).catch((error: unknown) => {
        if (!(error instanceof RuleViolation && error.code === RESTORED)) throw error;
      }),
    );
  }

  private async free(agentId: string, job: string): Promise<void> {
    const guards = async (): Promise<readonly Guard[]> => {
      const agent = await this.agents.find(EVERYTHING, agentId);
      if (!agent || agent.removedAt === null) throw new RuleViolation(RESTORED, 'The agent is back');
      return [this.agents.guardOf(agent)];
    };
    for (const clientId of await this.assignments.inScopeOf(agentId, false))
      await this.clients.change(clientId, { agentId: null }, systemContext(this.clock, 'worker', job), { guards });
  }
}
