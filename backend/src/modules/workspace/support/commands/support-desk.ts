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

/** The commands of support requests: open, change, assign, and write in the thread. */
@Injectable()
export class SupportDesk {
  constructor(
    @StoreOf(SupportRequest) private readonly requests: RecordStore<SupportRequest>,
    private readonly events: EventStore,
    private readonly people: People,
  ) {}

  /** Opens a request in the name of the viewer; that of a portal user belongs to the user's client. */
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

  /** Opens the request for a chat, under the id of the chat. When it exists already, nothing happens. */
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

  /** Changes or assigns a request. @throws RuleViolation INVALID when the assignee is no active member of the staff */
  async change(
    id: string,
    changes: GivenValues<SupportRequest>,
    context: CommandContext,
  ): Promise<Written<SupportRequest>> {
    await this.mustWorkHere(changes.assignedTo);
    return this.requests.change(id, changes, context);
  }

  /**
   * Adds a message to the thread of a request in the viewer's scope. A message of the requester reopens a resolved
   * request.
   * @throws RuleViolation NOT_FOUND, THREAD_FULL, SUPPORT_REQUEST_CLOSED
   */
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

  /** The messages of a request in the viewer's scope, oldest first. @throws RuleViolation NOT_FOUND */
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

/** The fields of a new request that follow from who opens it. */
const opened = ({ clock }: CommandContext, { id, clientId }: Viewer) => ({
  userId: id,
  clientId,
  messageAt: clock.now().toISOString(),
});
