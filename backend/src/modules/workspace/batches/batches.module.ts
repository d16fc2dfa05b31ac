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

/** Work on many records at once: imports from sheets, clearing a list and taking that back. */
@Module({
  imports: [Records.of(Batch, { without: ['add', 'change', 'remove', 'restore'] })],
  controllers: [BatchesController],
  providers: [Batches, ImportRows, ClearRecords, RunTheBatch],
  exports: [Batches],
})
export class BatchesModule {
  /** Kinds whose records come from sheets (`sheet` in their `@Kind`): a template and an import for each. */
  static sheetsOf(...tables: readonly FieldClass<StoredRecord<string | number>>[]): DynamicModule {
    return { module: BatchesModule, global: true, controllers: tables.map((table) => sheetsController(kindOf(table))) };
  }
}
