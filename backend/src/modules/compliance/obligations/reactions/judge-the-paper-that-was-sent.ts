import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { PaperRequest } from '../paper-request';
import { AfterPapers } from './after-papers';

/**
 * The requests that these reviewed documents answer. A request that another document answers by now is not among them.
 */
const ANSWERED = `SELECT r.id, r.document_id AS "documentId", d.status = 'rejected' AS rejected, d.reason
  FROM paper_requests r JOIN documents d ON d.id = r.document_id WHERE d.id = ANY($1::bigint[]) AND r.removed_at IS NULL
  AND ((d.status = 'rejected' AND r.status IN ('answered', 'accepted')) OR (d.status IN ('processed', 'approved')
    AND r.status = 'answered'))`;

interface Answered {
  readonly id: string;
  readonly documentId: number;
  readonly rejected: boolean;
  readonly reason: string | null;
}

/**
 * When the review rejects a paper, the client is asked for it again, with the reason. When the review processes or
 * approves it, the request is accepted.
 */
@Injectable()
export class JudgeThePaperThatWasSent implements OnModuleInit {
  static readonly NAME = 'judge-the-paper-that-was-sent-when-it-is-reviewed';

  constructor(
    private readonly papers: AfterPapers,
    @StoreOf(PaperRequest) private readonly store: RecordStore<PaperRequest>,
  ) {}

  onModuleInit(): void {
    this.papers.add({
      name: JudgeThePaperThatWasSent.NAME,
      on: ['DocumentRejected', 'DocumentProcessed', 'DocumentApproved'],
      about: 'documents',
      find: ANSWERED,
      store: this.store,
      move: (request: PaperRequest, { documentId, rejected, reason }: Answered) => {
        if (Number(request.documentId) !== Number(documentId)) return {};
        if (rejected) return ['answered', 'accepted'].includes(request.status) ? { status: 'asked', reason } : {};
        return request.status === 'answered' ? { status: 'accepted' } : {};
      },
    });
  }
}
