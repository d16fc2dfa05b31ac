import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { systemContext } from '../../../platform/commands/context';
import { Jobs } from '../../../platform/jobs/jobs';
import { Reactions } from '../../../platform/jobs/reactions';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Assignments, Client } from '../../clients';

const NAME = 'free-the-clients-of-a-removed-agent';

/** Nobody is left with an agent who is gone. */
@Injectable()
export class FreeTheClientsOfARemovedAgent implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly assignments: Assignments,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'AgentRemoved',
      job: ({ data }) => ({ agentId: (data as { id: string }).id }),
    });
    this.jobs.handle(NAME, async ({ id, data }) => {
      for (const clientId of await this.assignments.inSightOf(String(data['agentId']), false))
        await this.clients.change(clientId, { agentId: null }, systemContext(this.clock, 'worker', id));
    });
  }
}
