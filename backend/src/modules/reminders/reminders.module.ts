import { Module } from '@nestjs/common';
import { Records } from '../../platform/records/records.module';
import { Reminder } from './reminder';

@Module({ imports: [Records.of(Reminder)] })
export class RemindersModule {}
