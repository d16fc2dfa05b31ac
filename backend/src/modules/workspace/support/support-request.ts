import { RuleViolation } from '../../../platform/core/errors';
import { Choice, Flag, Instant, Line, RefersTo, Whole } from '../../../platform/fields/decorators';
import { TEXT } from '../../../platform/fields/shown';
import { paperAddress, scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, type Values } from '../../../platform/records/kind/kind';
import { papersIn } from '../../../platform/records/kind/papers';

export const CATEGORIES = ['filing', 'payment', 'compliance', 'technical', 'general'] as const;
const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
const STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
/** The two sides of a thread: the user who opened the request, and the staff of the firm. */
export const SIDES = ['requester', 'staff'] as const;

export const LONGEST_MESSAGE = 4_000;
export const MOST_MESSAGES = 200;
const MESSAGE = ['messages', 'messageFrom', 'messageAt', 'message'] as const;

/** A support request of a user to the firm, with its thread. Each message is an event; the row counts them. */
@Kind({
  title: 'support request',
  plural: 'support-requests',
  displayName: 'subject',
  flow: {
    field: 'status',
    initialStatuses: ['open'],
    multiple: ['open,in_progress'],
    sorts: ['messageAt'],
    moves: {
      SupportRequestStarted: { from: ['open'], to: 'in_progress', words: 'started on the support request' },
      SupportRequestResolved: {
        from: ['open', 'in_progress'],
        to: 'resolved',
        with: ['resolution'],
        dated: ['resolvedAt'],
      },
      SupportRequestClosed: { from: ['open', 'in_progress', 'resolved'], to: 'closed' },
      SupportRequestReopened: {
        from: ['in_progress', 'resolved', 'closed'],
        to: 'open',
        clears: ['resolvedAt', 'resolution'],
      },
      SupportRequestAskedAgain: {
        from: ['resolved'],
        to: 'open',
        when: 'messages',
        with: MESSAGE,
        clears: ['resolvedAt', 'resolution'],
        words: 'asked again in the support request',
        says: 'asked again in support request {record}: {message}',
      },
      SupportRequestAnswered: {
        when: 'messages',
        with: MESSAGE,
        words: 'wrote in the support request',
        says: 'wrote in support request {record}: {message}',
      },
    },
  },
  user: 'userId',
  paperSlots: scans({ file: 'File' }),
  computed: {
    type: { shown: TEXT.schema(), of: ({ category }: SupportRequest) => category },
    attachments: {
      shown: {
        type: 'array',
        items: {
          type: 'object',
          properties: { originalName: { type: 'string' }, fileUrl: { type: 'string' } },
          required: ['originalName', 'fileUrl'],
          additionalProperties: false,
        },
      },
      of: (row: SupportRequest) => filesOf(row),
    },
  },
  may: {
    read: ['support.read', 'portal.read'],
    add: ['support.write', 'portal.write', 'agent.write'],
    attach: ['support.write', 'portal.write', 'agent.write'],
    write: 'support.write',
    remove: 'support.delete',
  },
})
export class SupportRequest extends ClientRecord {
  @Line('Subject', { searched: true }) subject: string;
  @Choice('Category', CATEGORIES, { initial: 'general', filtered: true }) category: (typeof CATEGORIES)[number];
  @Choice('Priority', PRIORITIES, { initial: 'medium', filtered: true }) priority: (typeof PRIORITIES)[number];
  @Line('Description', { max: 10_000 }) description: string;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) override clientId: string | null;
  @Choice('Status', STATUSES, { initial: 'open', sorted: true }) status: (typeof STATUSES)[number];
  @RefersTo('user', { label: 'requester', systemSet: true, as: 'userName' }) userId: string;
  @RefersTo('user', { label: 'person', optional: true, as: 'assignedName', may: 'support.write' })
  assignedTo: string | null;
  @Line('Resolution', { optional: true, max: 10_000, may: 'support.write' }) resolution: string | null;
  @Instant('Resolved', { optional: true, systemSet: true }) resolvedAt: string | null;
  @Whole('Messages', 0, MOST_MESSAGES, { systemSet: true, initial: 0 }) messages: number;
  @Choice('Last word', SIDES, { systemSet: true, initial: 'requester', filtered: true })
  messageFrom: (typeof SIDES)[number];
  /** When the last message was written; for a new request, when it was opened. */
  @Instant('Last word at', { systemSet: true, sorted: true }) messageAt: string;
  @Flag('From the chat', { systemSet: true, initial: false }) fromChat: boolean;
  /** The last message. All messages are read from the events of the request (`threadOf`). */
  @Line('Message', { systemSet: true, optional: true, hidden: true, max: LONGEST_MESSAGE }) message: string | null;

  static rules({ messages }: SupportRequest, before: SupportRequest | null): void {
    if (!before || messages === before.messages) return;
    if (before.status === 'closed')
      throw new RuleViolation('SUPPORT_REQUEST_CLOSED', 'This request is closed. Please open a new one.');
  }
}

const filesOf = (row: SupportRequest): readonly Values[] =>
  papersIn({ ...row })
    .filter(({ removedAt }) => removedAt === null)
    .map(({ originalName, documentType, nr }) => ({
      originalName,
      fileUrl: paperAddress({ kind: 'supportrequest', id: row.id, slot: documentType, nr }),
    }));
