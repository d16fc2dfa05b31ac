import { Module, type DynamicModule } from '@nestjs/common';
import type { FieldClass } from '../../../platform/fields/field';
import { kindOf } from '../../../platform/records/kind/kind';
import type { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Records } from '../../../platform/records/records.module';
import { Batch } from './batch';
import { Batches } from './commands/batches';
import { ClearRecords } from './commands/clear-records';
import { ImportRows } from './commands/import-rows';
import { BatchesController } from './http/batches.controller';
import { sheetsController } from './http/sheets.controller';
import { RunTheBatch } from './reactions/run-the-batch';

/** Batches: imports from sheets, clearing all records of a kind, and restoring what was cleared. */
@Module({
  imports: [Records.of(Batch, { without: ['add', 'change', 'remove', 'restore'] })],
  controllers: [BatchesController],
  providers: [Batches, ImportRows, ClearRecords, RunTheBatch],
  exports: [Batches],
})
export class BatchesModule {
  /** Adds the template and import routes of each kind that declares a `sheet` in its `@Kind`. */
  static sheetsOf(...tables: readonly FieldClass<StoredRecord<string | number>>[]): DynamicModule {
    return { module: BatchesModule, global: true, controllers: tables.map((table) => sheetsController(kindOf(table))) };
  }
}
