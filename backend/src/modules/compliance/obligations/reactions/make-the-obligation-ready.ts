import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Obligation } from '../obligation';
import { AfterPapers } from './after-papers';

/**
 * The waiting obligations that these requests are for and that wait for no other request. Several obligations of a
 * client may lack the same paper.
 */
const WAITS = `SELECT DISTINCT o.id FROM paper_requests r JOIN obligations o ON o.client_id = r.client_id
  AND (o.id = r.obligation_id OR o.missing ? r.what)
  WHERE r.id = ANY($1::uuid[]) AND o.status = 'waiting' AND NOT EXISTS (SELECT 1 FROM paper_requests n
  WHERE n.client_id = o.client_id AND (n.obligation_id = o.id OR o.missing ? n.what) AND n.status = 'asked'
    AND n.removed_at IS NULL)`;

/** Makes an obligation that waits for its client ready once none of the papers that were asked for is open. */
@Injectable()
export class MakeTheObligationReady implements OnModuleInit {
  static readonly NAME = 'make-the-obligation-ready-when-its-papers-are-there';

  constructor(
    private readonly papers: AfterPapers,
    @StoreOf(Obligation) private readonly store: RecordStore<Obligation>,
  ) {}

  onModuleInit(): void {
    this.papers.add({
      name: MakeTheObligationReady.NAME,
      on: ['PaperRequestAnswered', 'PaperRequestWithdrawn', 'PaperRequestRemoved'],
      about: 'requests',
      find: WAITS,
      store: this.store,
      move: ({ status }) => (status === 'waiting' ? { status: 'ready' } : {}),
    });
  }
}
