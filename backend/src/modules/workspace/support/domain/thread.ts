import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import type { SIDES } from '../support-request';

/** One message of a thread; `nr` counts from 1, `name` is that of the author. */
export interface Message {
  readonly nr: number;
  readonly from: (typeof SIDES)[number];
  readonly name: string;
  readonly message: string;
  readonly at: string;
}

interface Written {
  readonly messages: number;
  readonly messageFrom: Message['from'];
  readonly message: string;
}

const WROTE = new Set(['SupportRequestAnswered', 'SupportRequestAskedAgain']);

/** The messages of a support request, oldest first, read from its events. */
export const threadOf = (events: readonly RecordedEvent[]): Message[] =>
  events
    .filter(({ type }) => WROTE.has(type))
    .map(({ data, metadata, recordedAt }) => {
      const { messages, messageFrom, message } = data as Written;
      return { nr: messages, from: messageFrom, name: metadata.actorName, message, at: recordedAt };
    });
