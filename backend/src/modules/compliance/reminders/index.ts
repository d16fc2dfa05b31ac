export { Reminder } from './reminder';
export { RemindersModule } from './reminders.module';
