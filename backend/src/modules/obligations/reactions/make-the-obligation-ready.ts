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

const NAME = 'make-the-obligation-ready-when-its-papers-are-there';
/** One paper may be what several obligations of a client lack. */
const WAITS = `SELECT DISTINCT o.id FROM paper_requests r JOIN obligations o ON o.client_id = r.client_id AND (o.id = r.obligation_id OR o.missing ? r.what)
  WHERE r.id = ANY($1::uuid[]) AND o.status = 'waiting' AND NOT EXISTS (SELECT 1 FROM paper_requests n
  WHERE n.client_id = o.client_id AND (n.obligation_id = o.id OR o.missing ? n.what) AND n.status = 'asked' AND n.removed_at IS NULL)`;

/** An obligation waits for its client until everything that was asked for is there. */
@Injectable()
export class MakeTheObligationReady implements OnModuleInit {
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
      on: ['PaperRequestAnswered', 'PaperRequestWithdrawn', 'PaperRequestRemoved'],
      job: (facts) => ({ requests: facts.map(({ stream }) => idOf(stream)) }),
    });
    this.jobs.handle(NAME, ({ id, data }) => this.after(data['requests'] as string[], id));
  }

  async after(requests: readonly string[], cause: string): Promise<{ readonly ready: number }> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string }>(WAITS, [requests]);
    const context = systemContext(this.clock, 'worker', cause);
    for (const { id } of rows)
      await this.obligations.change(id, ({ status }) => (status === 'waiting' ? { status: 'ready' } : {}), context);
    return { ready: rows.length };
  }
}
