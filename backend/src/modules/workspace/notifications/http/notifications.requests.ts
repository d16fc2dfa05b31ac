import { ListOf } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import {
  described,
  FLAG,
  INSTANT,
  listOf,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { text } from '../../../../platform/fields/texts';
import { NEWS_KINDS } from '../queries/news';
import type { NotificationItem } from '../queries/bell';

@published('Notification')
export class ShownNotification implements NotificationItem {
  @Shown(TEXT) id: string;
  @Shown(oneOf(NEWS_KINDS)) kind: (typeof NEWS_KINDS)[number];
  @Shown(TEXT) recordId: string;
  @Shown(described(orNull(TEXT), 'The kind of records that a batch is about')) within: string | null;
  @Shown(TEXT) title: string;
  @Shown(TEXT) text: string;
  @Shown(INSTANT) at: string;
  @Shown(FLAG) isRead: boolean;
}

export class Notifications {
  @Shown(WHOLE) unread: number;
  @Shown(listOf(object(() => ShownNotification))) items: ShownNotification[];
}

export class ReadNotifications {
  @ListOf('ids', text('id', { max: 300 }), { absent: true, most: 50, description: 'All of them when left out' })
  ids?: readonly string[];
}
