import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { threadOf } from './thread';

const event = (type: string, version: number, actorName: string, data: object): RecordedEvent => ({
  type,
  data,
  position: version,
  stream: 'supportrequest-1',
  version,
  schema: 1,
  recordedAt: `2026-11-2${version}T10:00:00.000Z`,
  metadata: {
    actorId: 'u',
    actorName,
    role: 'client',
    requestId: 'r',
    correlationId: 'r',
    causation: null,
    idempotencyKey: null,
    source: 'web',
    clientId: null,
  },
});

describe('the thread of a support request', () => {
  it('is what was written, in order, with who wrote it and when; other facts are no messages', () => {
    expect(
      threadOf([
        event('SupportRequestAdded', 1, 'Mary Holt', { subject: 'Q3', messages: 0, message: null }),
        event('SupportRequestAnswered', 2, 'Erin Walsh', {
          messages: 1,
          messageFrom: 'staff',
          message: 'It is filed.',
        }),
        event('SupportRequestResolved', 3, 'Erin Walsh', { resolution: 'Filed' }),
        event('SupportRequestAskedAgain', 4, 'Mary Holt', {
          messages: 2,
          messageFrom: 'requester',
          message: 'I cannot see it.',
        }),
      ]),
    ).toEqual([
      { nr: 1, from: 'staff', name: 'Erin Walsh', message: 'It is filed.', at: '2026-11-22T10:00:00.000Z' },
      { nr: 2, from: 'requester', name: 'Mary Holt', message: 'I cannot see it.', at: '2026-11-24T10:00:00.000Z' },
    ]);
  });
});
