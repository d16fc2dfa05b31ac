import { Module } from '@nestjs/common';
import { AddRecordHandler, ChangeRecordHandler, RemoveRecordHandler } from './record-commands';
import { GetRecordHandler, ListRecordsHandler } from './record-queries';

/** Commands and queries that serve every kind of record declared with `defineRecord`. */
@Module({
  providers: [AddRecordHandler, ChangeRecordHandler, RemoveRecordHandler, GetRecordHandler, ListRecordsHandler],
})
export class RecordsModule {}
