import { Injectable } from '@nestjs/common';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { ListQuery } from '../../../../platform/lists/list-query';
import { startOfDay } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Reminder } from '../../../compliance/reminders';
import { Firm } from '../../../administration/settings';
import type { News } from './news';

/** News about open reminders whose day has come: the viewer's own, and those that are assigned to nobody. */
@Injectable()
export class ReminderNews {
  constructor(
    @StoreOf(Reminder) private readonly reminders: RecordStore<Reminder>,
    private readonly firm: Firm,
  ) {}

  async of(viewer: Viewer, most: number): Promise<readonly News[]> {
    if (!may(viewer, 'reminders.read')) return [];
    const [today, { timeZone }] = [await this.firm.today(), await this.firm.values()];
    const { items } = await this.reminders.list(viewer, { ...new ListQuery(), limit: most, sort: '-dueDate' }, (rows) =>
      rows.andWhere(
        'NOT r.is_completed AND COALESCE(r.reminder_date, r.due_date) <= :today AND (r.user_id IS NULL OR r.user_id = :me)',
        { today, me: viewer.id },
      ),
    );
    const shown = await this.reminders.shown(viewer, items);
    return items.map(({ id, title, category, dueDate, reminderDate }, nr) => {
      const day = reminderDate ?? dueDate;
      return {
        id: `reminder-${id}-${day}`,
        kind: 'reminder',
        recordId: id,
        title: 'Reminder',
        text: [shown[nr]?.['clientName'], `${title} (${category})`].filter(Boolean).join(': '),
        at: startOfDay(timeZone, day).toISOString(),
      };
    });
  }
}
