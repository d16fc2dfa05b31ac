import type { DomainEvent } from '../../../platform/event-log/events/events';
import { kindOf } from '../../../platform/records/kind/kind';
import type { RecordCommand } from '../../../platform/records/kind/kind-aggregate';
import { deciderSpec } from '../../../platform/testing/decider-spec';
import { ComplianceDocument } from './compliance-document';

const { options, aggregate, defaults } = kindOf(ComplianceDocument);
const given = deciderSpec<unknown, RecordCommand, DomainEvent>(aggregate.decider as never);
const ID = '0199cccc-0000-7000-8000-000000000001';
const paper = (nr: number, removedAt: string | null = null) => ({
  nr,
  documentType: nr === 2 ? 'receipt' : 'document',
  originalName: `scan-${nr}.pdf`,
  fileSize: nr * 1_000,
  removedAt,
});
const shown = (...papers: object[]) =>
  Object.fromEntries(
    Object.entries(options.computed ?? {}).map(([name, { of }]) => [name, of({ id: ID, papers } as never)]),
  );
const added: DomainEvent = {
  type: 'ComplianceDocumentAdded',
  data: { id: ID, title: 'IRP', status: 'pending', reason: null },
};
const change = (changes: object): RecordCommand => ({ type: 'Change', id: ID, changes: { ...changes } });

describe('a compliance document', () => {
  it('shows the latest of its files that is still there', () => {
    expect(shown(paper(1), paper(2))).toEqual({
      fileName: 'scan-2.pdf',
      fileSize: 2_000,
      fileUrl: `/api/files/compliancedocument-${ID}-receipt-2`,
    });
    expect(shown(paper(1), paper(2, '2026-11-21T12:00:00.000Z'))).toEqual({
      fileName: 'scan-1.pdf',
      fileSize: 1_000,
      fileUrl: `/api/files/compliancedocument-${ID}-document-1`,
    });
  });
  it.each([[[]], [[paper(1, '2026-11-21T12:00:00.000Z')]]])('shows none where there is none', (papers) =>
    expect(shown(...papers)).toEqual({ fileName: null, fileSize: null, fileUrl: null }),
  );
  it('has no reason when it is new, whatever who sends it says', () =>
    expect(defaults({ title: 'IRP', reason: 'x' })).toEqual({ reason: null }));
  it('is rejected with a reason only', () => {
    given(added)
      .when(change({ status: 'rejected' }))
      .thenRefused('INVALID', 'Say why');
    given(added)
      .when(change({ status: 'rejected', reason: 'Blurred' }))
      .then({ type: 'ComplianceDocumentRejected', data: { id: ID, reason: 'Blurred' } });
    given(added)
      .when(change({ status: 'approved' }))
      .then({ type: 'ComplianceDocumentApproved', data: { id: ID } });
  });
});
