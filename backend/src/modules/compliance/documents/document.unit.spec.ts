import type { DomainEvent } from '../../../platform/event-log/events/events';
import type { RecordCommand } from '../../../platform/records/kind/kind-aggregate';
import { deciderSpec } from '../../../platform/testing/decider-spec';
import { kindOf } from '../../../platform/records/kind/kind';
import { Document, DOCUMENT_STATUSES, type DocumentStatus } from './document';

const given = deciderSpec<unknown, RecordCommand, DomainEvent>(kindOf(Document).aggregate.decider as never);
const received = (status: DocumentStatus): DomainEvent => ({
  type: 'DocumentAdded',
  data: { id: 7, clientId: 'client-1', documentType: 'bol', status, reason: null },
});
const become = (status: DocumentStatus): RecordCommand => ({
  type: 'Change',
  id: 7,
  changes: status === 'rejected' ? { status, reason: REASON } : { status },
});
const TOLD: Readonly<Record<DocumentStatus, string>> = {
  received: 'DocumentReturned',
  pending: 'DocumentQueued',
  processed: 'DocumentProcessed',
  approved: 'DocumentApproved',
  rejected: 'DocumentRejected',
};
const REASON = 'The picture is blurred';
const became = (status: DocumentStatus): DomainEvent => ({
  type: TOLD[status],
  data: { id: 7, ...(status === 'rejected' ? { reason: REASON } : {}) },
});

/** decisions.md §6 */
const ALLOWED: Readonly<Record<DocumentStatus, readonly DocumentStatus[]>> = {
  received: ['pending', 'rejected'],
  pending: ['processed', 'approved', 'rejected', 'received'],
  processed: ['pending'],
  approved: ['pending'],
  rejected: ['pending'],
};
const steps = DOCUMENT_STATUSES.flatMap((from) =>
  DOCUMENT_STATUSES.filter((to) => to !== from).map((to): [DocumentStatus, DocumentStatus] => [from, to]),
);
const allowed = steps.filter(([from, to]) => ALLOWED[from].includes(to));
const refused = steps.filter(([from, to]) => !ALLOWED[from].includes(to));

describe('the review of a document', () => {
  it.each(allowed)('goes on from %s to %s', (from, to) => given(received(from)).when(become(to)).then(became(to)));
  it.each(refused)('does not go from %s to %s', (from, to) =>
    given(received(from))
      .when(become(to))
      .thenRefused('DOCUMENT_STATUS', `A document that is ${from} cannot become ${to}. It can become `),
  );
  it('says more about a document whatever its status', () => {
    const changes = { reason: 'The second page is missing' };
    given(received('rejected'))
      .when({ type: 'Change', id: 7, changes: { ...changes, status: 'rejected' } })
      .then({ type: 'DocumentChanged', data: { id: 7, changes } });
  });
  it('is of the client whose document it is', () => {
    expect([
      kindOf(Document).clientOfRow({ id: 7, clientId: 'client-1' }),
      kindOf(Document).clientOfRow({ id: 7, clientId: null }),
    ]).toEqual(['client-1', null]);
  });
});

describe('a document', () => {
  it('is opened at an address of its own', () =>
    expect(kindOf(Document).options.computed?.['fileUrl']?.of({ id: 7 } as never)).toBe('/api/files/document-7'));
});
