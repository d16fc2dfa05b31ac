import type { ClientConfig } from 'pg';
import type { RecordedFact } from '../event-store/facts';
import { LogFollower } from '../projections/log-follower';
import type { LogSignal } from '../projections/log-signal';
import { ofFacts } from '../projections/span';
import type { Jobs, JobData } from './jobs';

export interface Reaction {
  /** A sentence in kebab-case: 'mail-the-invoice-when-it-is-sent'. Also the name of the job. */
  readonly name: string;
  readonly on: string;
  /** What the job needs to know; null: nothing to do for this fact. */
  readonly job: (fact: RecordedFact) => JobData | null;
}

/** Turns facts into jobs after their commit. The job's id derives from the fact's position, so a page read twice adds nothing. */
export class Reactions {
  private readonly reactions: Reaction[] = [];
  private follower: LogFollower | undefined;

  constructor(
    private readonly config: ClientConfig,
    private readonly signal: LogSignal,
    private readonly jobs: Jobs,
  ) {}

  add(reaction: Reaction): void {
    this.reactions.push(reaction);
  }

  start(): void {
    this.follower = new LogFollower(this.config, this.signal, {
      name: 'reactions',
      version: 1,
      handle: ofFacts([...new Set(this.reactions.map((reaction) => reaction.on))], async (facts) => {
        for (const fact of facts) {
          for (const reaction of this.reactions) {
            const data = reaction.on === fact.type ? reaction.job(fact) : null;
            if (data)
              await this.jobs.add(reaction.name, `${reaction.name}-${fact.position}`, {
                ...data,
                stream: fact.stream,
                position: fact.position,
              });
          }
        }
      }),
    });
    this.follower.start();
  }

  async stop(): Promise<void> {
    await this.follower?.stop();
  }
}
