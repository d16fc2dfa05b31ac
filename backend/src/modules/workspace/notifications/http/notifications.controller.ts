import { Body, Controller, Get, HttpStatus, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Bell, type NotificationItem } from '../queries/bell';
import { Notifications, ReadNotifications } from './notifications.requests';

/** The notifications behind the bell of the web app. */
@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly bell: Bell) {}

  @Get()
  @Route({ allow: 'signed-in', summary: 'News of records in scope, the latest first', answer: Notifications })
  async list(@Me() viewer: Viewer): Promise<Notifications> {
    return shown(await this.bell.of(viewer));
  }

  @Post('read')
  @Route({
    allow: 'signed-in',
    summary: 'Mark news as read: these, or all',
    answer: Notifications,
    status: HttpStatus.OK,
  })
  async read(@Body() { ids }: ReadNotifications, @Me() viewer: Viewer): Promise<Notifications> {
    return shown(await this.bell.read(viewer, ids));
  }
}

const shown = (items: readonly NotificationItem[]): Notifications => ({
  unread: items.filter(({ isRead }) => !isRead).length,
  items: [...items],
});
