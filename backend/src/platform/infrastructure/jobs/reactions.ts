import type { ClientConfig } from 'pg';
import type { Fence } from '../../event-log/store/fence';
import type { RecordedFact } from '../../event-log/events/events';
import { LogFollower } from '../../event-log/replay/log-follower';
import type { LogSignal } from '../../event-log/store/log-signal';
import { ofFacts } from '../../event-log/replay/span';
import type { Jobs, JobData } from './jobs';

export interface Reaction {
  /** A sentence in kebab-case: 'mail-the-invoice-when-it-is-sent'. Also the name of the job. */
  readonly name: string;
  readonly on: string;
  /** What the job needs to know; null: nothing to do for this fact. */
  readonly job: (fact: RecordedFact) => JobData | null;
  /** What the job is known by, where somebody was told it before: it must follow from the fact. */
  readonly id?: (fact: RecordedFact) => string;
}

/** One job for all facts of a page of the log, for work that looks at the records as they are now. */
export interface GatheringReaction {
  /** As of a reaction; also the name of the job. */
  readonly name: string;
  readonly on: readonly string[];
  /** What the job needs to know; null: nothing to do for these facts. */
  readonly job: (facts: readonly RecordedFact[]) => JobData | null;
}

/** Turns facts into jobs after their commit. The job's id derives from the fact, so a page read twice adds nothing. */
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
      handle: ofFacts([...new Set(types)], async (facts) => {
        for (const fact of facts) {
          for (const reaction of this.reactions) {
            const data = reaction.on === fact.type ? reaction.job(fact) : null;
            if (data)
              await this.jobs.add(reaction.name, reaction.id?.(fact) ?? `${reaction.name}-${fact.position}`, {
                ...data,
                stream: fact.stream,
                position: fact.position,
              });
          }
        }
        for (const { name, on, job } of this.gathering) {
          const own = facts.filter(({ type }) => on.includes(type));
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
