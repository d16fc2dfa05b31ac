import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { PaperRequest } from '../paper-request';
import { AfterPapers } from './after-papers';

/** A request that another paper answers by now is none of theirs. */
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

/** A paper that the review rejects is asked for again, with the reason; one that it takes settles the request. */
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
