import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Obligation } from '../obligation';
import { AfterPapers } from './after-papers';

/**
 * The obligations that these requests are for, and other obligations of the client that were made ready by the same
 * paper.
 */
const READY = `SELECT DISTINCT o.id FROM paper_requests r JOIN obligations o ON o.client_id = r.client_id
  AND ((o.id = r.obligation_id AND o.status IN ('open', 'ready')) OR (o.missing ? r.what AND o.status = 'ready'))
  WHERE r.id = ANY($1::uuid[]) AND r.status = 'asked' AND r.removed_at IS NULL AND o.removed_at IS NULL`;

/** Lets an obligation wait for its client again when the paper that was sent for it is asked for again. */
@Injectable()
export class WaitForThePaperAgain implements OnModuleInit {
  static readonly NAME = 'wait-for-the-paper-again-when-it-is-asked-for-again';

  constructor(
    private readonly papers: AfterPapers,
    @StoreOf(Obligation) private readonly store: RecordStore<Obligation>,
  ) {}

  onModuleInit(): void {
    this.papers.add({
      name: WaitForThePaperAgain.NAME,
      on: ['PaperRequestReturned'],
      about: 'requests',
      find: READY,
      store: this.store,
      move: ({ status }) => (status === 'open' || status === 'ready' ? { status: 'waiting' } : {}),
    });
  }
}
