import { Choice, Day, Flag, Line, RefersTo } from '../../../platform/fields/decorators';
import { mistake } from '../../../platform/fields/check';
import type { IsoDate } from '../../../platform/money/dates';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';

export const PRIORITIES = ['low', 'medium', 'high'] as const;

/**
 * Something that a user wants to be reminded of. A deadline that follows from records is an obligation, not a reminder.
 */
@Kind({
  plural: 'reminders',
  displayName: 'title',
  order: 'dueDate',
  flow: {
    field: 'isCompleted',
    moves: {
      ReminderCompleted: { from: [false], to: true },
      ReminderReopened: { from: [true], to: false },
    },
  },
  may: ownPermissions('reminders', { area: 'clients', agents: ['canManageClients'] }),
})
export class Reminder extends ClientRecord {
  @Line('Title', { searched: true }) title: string;
  @Line('Category', { max: 100, searched: true }) category: string;
  @Line('Type', { optional: true, max: 100 }) type: string | null;
  @Day('Due date', { sorted: true }) dueDate: IsoDate;
  @Day('Reminder date', { optional: true }) reminderDate: IsoDate | null;
  @Choice('Priority', PRIORITIES, { initial: 'medium', filtered: true }) priority: (typeof PRIORITIES)[number];
  @Line('Description', { optional: true, max: 10_000 }) description: string | null;
  @RefersTo('user', { label: 'person', optional: true, as: 'userName' }) userId: string | null;
  @RefersTo('document', { label: 'document', numbered: true, optional: true, as: 'documentName' })
  relatedDocumentId: number | null;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) override clientId: string | null;
  @Flag('Completed', { initial: false }) isCompleted: boolean;

  static rules({ dueDate, reminderDate }: Reminder): void {
    if (reminderDate && reminderDate > dueDate) throw mistake('reminderDate', 'The reminder comes after the due date');
  }
}
