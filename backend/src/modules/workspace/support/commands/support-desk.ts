import { Injectable } from '@nestjs/common';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { RecordBusy, RuleViolation } from '../../../../platform/core/errors';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import { streamName } from '../../../../platform/event-log/events/events';
import { mistake } from '../../../../platform/fields/check';
import { kindOf } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import type { GivenValues } from '../../../../platform/records/requests/requests';
import { People } from '../../../people/users';
import { threadOf, type Message } from '../domain/thread';
import { MOST_MESSAGES, SupportRequest } from '../support-request';

const WORK_HERE: readonly string[] = ['admin', 'employee', 'agent'];

/** Opens requests, writes in their threads and hands them to people who work here. */
@Injectable()
export class SupportDesk {
  constructor(
    @StoreOf(SupportRequest) private readonly requests: RecordStore<SupportRequest>,
    private readonly events: EventStore,
    private readonly people: People,
  ) {}

  /** A request of whoever is signed in; of a portal user for its client. */
  async open(
    given: GivenValues<SupportRequest>,
    context: CommandContext,
    viewer: Viewer,
  ): Promise<Written<SupportRequest>> {
    await this.mustWorkHere(given.assignedTo);
    return this.requests.add(
      { ...given, ...opened(context, viewer), clientId: given.clientId ?? viewer.clientId },
      context,
    );
  }

  /** What a chat is handed over to, once: the request has the id of the chat. */
  async openFromChat(
    chatId: string,
    given: Pick<SupportRequest, 'subject' | 'description' | 'category'>,
    context: CommandContext,
    viewer: Viewer,
  ): Promise<void> {
    const values = { ...given, ...opened(context, viewer), fromChat: true };
    await this.requests.addAs(chatId, values, context).catch((error: unknown) => {
      if (!(error instanceof RecordBusy)) throw error;
    });
  }

  async change(
    id: string,
    changes: GivenValues<SupportRequest>,
    context: CommandContext,
  ): Promise<Written<SupportRequest>> {
    await this.mustWorkHere(changes.assignedTo);
    return this.requests.change(id, changes, context);
  }

  /** Whoever sees a request writes in it. An answer of those who asked to a resolved one opens it again. */
  async write(id: string, message: string, context: CommandContext, viewer: Viewer): Promise<Written<SupportRequest>> {
    const { userId } = await this.requests.get(viewer, id);
    const isRequester = userId === viewer.id || !may(viewer, 'support.write');
    const messageFrom = isRequester ? 'requester' : 'staff';
    return this.requests.change(
      id,
      ({ messages, status }) => {
        if (messages >= MOST_MESSAGES)
          throw new RuleViolation(
            'THREAD_FULL',
            `This thread has ${MOST_MESSAGES} messages. Please open a new request.`,
          );
        const again = isRequester && status === 'resolved' ? { status: 'open' } : {};
        return { messages: messages + 1, messageFrom, messageAt: context.clock.now().toISOString(), message, ...again };
      },
      allowedByRoute(context),
    );
  }

  async thread(id: string, viewer: Viewer): Promise<readonly Message[]> {
    await this.requests.get(viewer, id);
    return threadOf(await this.events.read(streamName(kindOf(SupportRequest).kind, id)));
  }

  private async mustWorkHere(userId: string | null | undefined): Promise<void> {
    if (!userId) return;
    const person = (await this.people.of([userId])).get(userId)?.row;
    if (person && !(person.isActive && WORK_HERE.includes(person.role)))
      throw mistake('assignedTo', 'Choose somebody who works here');
  }
}

/** Of whoever asks, and of its client. */
const opened = ({ clock }: CommandContext, { id, clientId }: Viewer) => ({
  userId: id,
  clientId,
  messageAt: clock.now().toISOString(),
});
