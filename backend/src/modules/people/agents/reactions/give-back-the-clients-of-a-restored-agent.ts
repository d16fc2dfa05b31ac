import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import { idOf, type RecordedEvent } from '../../../../platform/event-log/events/events';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Client } from '../../../clients/clients';
import { freedBy } from './free-the-clients-of-a-removed-agent';

const NAME = 'give-back-the-clients-of-a-restored-agent';
const PAGE = 1_000;

/** Assigns to a restored agent the clients that its removal freed, except those that have another agent by now. */
@Injectable()
export class GiveBackTheClientsOfARestoredAgent implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'AgentRestored',
      job: ({ stream, position }) => ({ stream, until: position }),
    });
    this.jobs.handle(NAME, async ({ id, data }) => {
      const agentId = idOf(String(data['stream']));
      const context = systemContext(this.clock, 'worker', id);
      for (const clientId of await this.freed(String(data['stream']), Number(data['until']))) {
        const client = await this.clients.find(EVERYTHING, clientId);
        if (!client || client.removedAt !== null) continue;
        await this.clients.change(clientId, ({ agentId: now }) => (now === null ? { agentId } : {}), context);
      }
    });
  }

  /** The clients that were freed between the agent’s removal and its restoration. */
  private async freed(stream: string, until: number): Promise<string[]> {
    const removals = (await this.store.read(stream)).filter(
      ({ type, position }) => type === 'AgentRemoved' && position < until,
    );
    const found = new Set<string>();
    for (let after = removals.at(-1)?.position ?? until; after < until;) {
      const events = await this.store.readAll(after, PAGE);
      for (const event of events)
        if (event.position < until && isFreeing(event, removals)) found.add(idOf(event.stream));
      after = events.at(-1)?.position ?? until;
    }
    return [...found];
  }
}

const isFreeing = ({ type, metadata }: RecordedEvent, removals: readonly RecordedEvent[]): boolean =>
  type === 'ClientChanged' && removals.some(({ position }) => metadata.causation === freedBy(position));
