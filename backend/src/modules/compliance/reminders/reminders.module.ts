import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { RemindersController } from './http/reminders.controller';
import { Reminder } from './reminder';

@Module({ imports: [Records.of(Reminder, { without: ['add'] })], controllers: [RemindersController] })
export class RemindersModule {}
