import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock';
import { systemContext } from '../../../platform/commands/context';
import { poolOf } from '../../../platform/database/database';
import { idOf } from '../../../platform/event-store/facts';
import { Jobs } from '../../../platform/jobs/jobs';
import { Reactions } from '../../../platform/jobs/reactions';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { PaperRequest } from '../paper-request';

const NAME = 'judge-the-paper-that-was-sent-when-it-is-reviewed';
/** A request that another paper answers by now is none of theirs. */
const ANSWERED = `SELECT r.id, r.document_id AS "documentId", d.status = 'rejected' AS rejected, d.reason
  FROM paper_requests r JOIN documents d ON d.id = r.document_id WHERE d.id = ANY($1::bigint[]) AND r.removed_at IS NULL
  AND ((d.status = 'rejected' AND r.status IN ('answered', 'accepted')) OR (d.status IN ('processed', 'approved') AND r.status = 'answered'))`;

interface Answered {
  readonly id: string;
  readonly documentId: number;
  readonly rejected: boolean;
  readonly reason: string | null;
}

/** A paper that the review rejects is asked for again, with the reason; one that it takes settles the request. */
@Injectable()
export class JudgeThePaperThatWasSent implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    @StoreOf(PaperRequest) private readonly requests: RecordStore<PaperRequest>,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.reactions.gather({
      name: NAME,
      on: ['DocumentRejected', 'DocumentProcessed', 'DocumentApproved'],
      job: (facts) => ({ documents: facts.map(({ stream }) => idOf(stream)) }),
    });
    this.jobs.handle(NAME, ({ id, data }) => this.after(data['documents'] as string[], id));
  }

  async after(documents: readonly string[], cause: string): Promise<{ readonly judged: number }> {
    const { rows } = await poolOf(this.dataSource).query<Answered>(ANSWERED, [documents]);
    const context = systemContext(this.clock, 'worker', cause);
    for (const { id, documentId, rejected, reason } of rows)
      await this.requests.change(
        id,
        (request) => {
          if (Number(request.documentId) !== Number(documentId)) return {};
          if (rejected) return ['answered', 'accepted'].includes(request.status) ? { status: 'asked', reason } : {};
          return request.status === 'answered' ? { status: 'accepted' } : {};
        },
        context,
      );
    return { judged: rows.length };
  }
}
