import type { ClientConfig } from 'pg';
import type { Fence } from '../../event-log/store/fence';
import type { RecordedEvent } from '../../event-log/events/events';
import { LogFollower } from '../../event-log/replay/log-follower';
import type { LogSignal } from '../../event-log/store/log-signal';
import { ofEvents } from '../../event-log/replay/span';
import type { Jobs, JobData } from './jobs';

/**
 * A rule that turns events of one type into jobs.
 * @example { name: 'mail-the-invoice-when-it-is-sent', on: 'InvoiceSent', job: ({ data }) => ({ id: data.id }) }
 */
export interface Reaction {
  /** A sentence in kebab-case, also the name of the job: 'mail-the-invoice-when-it-is-sent'. */
  readonly name: string;
  readonly on: string;
  /** The data of the job; null when there is nothing to do for this event. */
  readonly job: (event: RecordedEvent) => JobData | null;
  /**
   * The id of the job, when somebody needs to know it in advance; it must be derived from the event. By default, name
   * and position.
   */
  readonly id?: (event: RecordedEvent) => string;
}

/**
 * A rule that turns all matching events of a page of the log into one job, for work that looks at the current records
 * anyway.
 */
export interface GatheringReaction {
  /** As in `Reaction`; also the name of the job. */
  readonly name: string;
  readonly on: readonly string[];
  /** The data of the job; null when there is nothing to do for these events. */
  readonly job: (events: readonly RecordedEvent[]) => JobData | null;
}

/**
 * Turns events into jobs after their commit. The id of a job is derived from the event, so reading a page twice adds no
 * second job.
 */
export class Reactions {
  private readonly reactions: Reaction[] = [];
  private readonly gathering: GatheringReaction[] = [];
  private follower: LogFollower | undefined;

  constructor(
    private readonly config: ClientConfig,
    private readonly signal: LogSignal,
    private readonly fence: Fence,
    private readonly jobs: Jobs,
  ) {}

  add(reaction: Reaction): void {
    this.reactions.push(reaction);
  }

  gather(reaction: GatheringReaction): void {
    this.gathering.push(reaction);
  }

  start(): void {
    const types = [...this.reactions.map(({ on }) => on), ...this.gathering.flatMap(({ on }) => on)];
    this.follower = new LogFollower(this.config, this.signal, this.fence, {
      name: 'reactions',
      handle: ofEvents([...new Set(types)], async (events) => {
        for (const event of events) {
          for (const reaction of this.reactions) {
            const data = reaction.on === event.type ? reaction.job(event) : null;
            if (data)
              await this.jobs.add(reaction.name, reaction.id?.(event) ?? `${reaction.name}-${event.position}`, {
                ...data,
                stream: event.stream,
                position: event.position,
              });
          }
        }
        for (const { name, on, job } of this.gathering) {
          const own = events.filter(({ type }) => on.includes(type));
          const data = own.length > 0 ? job(own) : null;
          if (data) await this.jobs.add(name, `${name}-${own.at(-1)?.position ?? 0}`, data);
        }
      }),
    });
    this.follower.start();
  }

  async stop(): Promise<void> {
    await this.follower?.stop();
  }
}
