import { Module } from '@nestjs/common';
import { ReadMarks } from './adapters/read-marks';
import { NotificationsController } from './http/notifications.controller';
import { Bell } from './queries/bell';
import { CheckNews } from './queries/check-news';
import { JobNews } from './queries/job-news';
import { PaperNews } from './queries/paper-news';
import { ReminderNews } from './queries/reminder-news';
import { SupportNews } from './queries/support-news';

@Module({
  controllers: [NotificationsController],
  providers: [Bell, ReadMarks, SupportNews, PaperNews, ReminderNews, JobNews, CheckNews],
})
export class NotificationsModule {}
