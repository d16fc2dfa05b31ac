import { Choice, Line, RefersTo } from '../../../platform/fields/decorators';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { DOCUMENT_TYPES } from '../documents';

export const REQUEST_STATUSES = ['asked', 'answered', 'accepted', 'withdrawn'] as const;

/** A request to a client to upload a paper in the portal. */
@Kind({
  title: 'paper request',
  plural: 'paper-requests',
  displayName: 'what',
  unique: [
    {
      index: 'paper_requests_once',
      by: ['obligationId', 'what'],
      say: ({ what }) => `The client was asked for ${what} already`,
    },
  ],
  flow: {
    field: 'status',
    initialStatuses: ['asked'],
    moves: {
      PaperRequestAnswered: {
        from: ['asked'],
        to: 'answered',
        with: ['documentId'],
        clears: ['reason'],
        words: 'answered the paper request',
      },
      PaperRequestAccepted: { from: ['answered'], to: 'accepted', clears: ['reason'] },
      PaperRequestReturned: {
        from: ['answered', 'accepted', 'withdrawn'],
        to: 'asked',
        words: 'asked for the paper again',
      },
      PaperRequestWithdrawn: { from: ['asked', 'answered'], to: 'withdrawn' },
    },
  },
  may: {
    ...ownPermissions('obligations', { area: 'clients', agents: ['canManageClients'] }),
    read: ['obligations.read', 'portal.read'],
    remove: 'obligations.write',
  },
})
export class PaperRequest extends ClientRecord {
  @RefersTo('client', { label: 'client', as: 'clientName' }) override clientId: string;
  @RefersTo('obligation', { label: 'obligation', optional: true }) obligationId: string | null;
  @Line('What', { max: 1_000, searched: true }) what: string;
  @Choice('Document type', DOCUMENT_TYPES, { initial: 'other' }) documentType: (typeof DOCUMENT_TYPES)[number];
  @Choice('Status', REQUEST_STATUSES, { initial: 'asked', sorted: true }) status: (typeof REQUEST_STATUSES)[number];
  @RefersTo('document', { label: 'paper', numbered: true, systemSet: true, optional: true, as: 'documentName' })
  documentId: number | null;
  @Line('Notes', { optional: true, max: 1_000 }) notes: string | null;
  /** Why the paper is asked for again; the client reads it. */
  @Line('Reason', { optional: true, addedLater: true, max: 1_000 }) reason: string | null;
}
