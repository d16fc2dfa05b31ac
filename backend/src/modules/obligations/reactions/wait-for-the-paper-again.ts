import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock';
import { systemContext } from '../../../platform/commands/context';
import { poolOf } from '../../../platform/database/database';
import { idOf } from '../../../platform/event-store/facts';
import { Jobs } from '../../../platform/jobs/jobs';
import { Reactions } from '../../../platform/jobs/reactions';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Obligation } from '../obligation';

const NAME = 'wait-for-the-paper-again-when-it-is-asked-for-again';
/** What others of the client lacked, too, made them ready: they wait again. */
const READY = `SELECT DISTINCT o.id FROM paper_requests r JOIN obligations o ON o.client_id = r.client_id
  AND ((o.id = r.obligation_id AND o.status IN ('open', 'ready')) OR (o.missing ? r.what AND o.status = 'ready'))
  WHERE r.id = ANY($1::uuid[]) AND r.status = 'asked' AND r.removed_at IS NULL AND o.removed_at IS NULL`;

/** An obligation waits for its client once more when a paper that was sent for it is no good. */
@Injectable()
export class WaitForThePaperAgain implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.reactions.gather({
      name: NAME,
      on: ['PaperRequestReturned'],
      job: (facts) => ({ requests: facts.map(({ stream }) => idOf(stream)) }),
    });
    this.jobs.handle(NAME, ({ id, data }) => this.after(data['requests'] as string[], id));
  }

  async after(requests: readonly string[], cause: string): Promise<{ readonly waiting: number }> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string }>(READY, [requests]);
    const context = systemContext(this.clock, 'worker', cause);
    for (const { id } of rows)
      await this.obligations.change(
        id,
        ({ status }) => (status === 'open' || status === 'ready' ? { status: 'waiting' } : {}),
        context,
      );
    return { waiting: rows.length };
  }
}
