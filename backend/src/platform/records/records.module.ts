import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { Ids } from '../database/ids';
import type { FieldClass } from '../fields/field';
import { Holders } from './holders';
import { kindOf } from './kind';
import type { KeptRecord } from './kept-record';
import { AddRecordHandler, ChangeRecordHandler, RemoveRecordHandler, RestoreRecordHandler } from './record-commands';
import { NamesController } from './names.controller';
import { RecordStore, storeToken } from './record-store';
import { recordsController, type RecordRoute } from './records.controller';
import { Stores } from './stores';

const storeOf = (table: FieldClass<KeptRecord<string | number>>): Provider => ({
  provide: storeToken(table),
  inject: [DataSource, CommandBus, Ids, Clock, Stores, Holders],
  useFactory: (db: DataSource, commands: CommandBus, ids: Ids, clock: Clock, stores: Stores, holders: Holders) => {
    const store = new RecordStore(kindOf(table), db, commands, ids, clock, stores, holders);
    stores.add(store);
    return store;
  },
});

/** Store and routes of a kind of record: `imports: [Records.of(InsurancePolicy)]`. */
@Module({})
export class Records {
  /** @param without routes that the module writes itself or that do not exist */
  static of(
    table: FieldClass<KeptRecord<string | number>>,
    { without = [] }: { readonly without?: readonly RecordRoute[] } = {},
  ): DynamicModule {
    return { ...Records.storeOf(table), controllers: [recordsController(kindOf(table), without)] };
  }

  /** The store alone, for a kind whose module writes all of its routes itself. */
  static storeOf(table: FieldClass<KeptRecord<string | number>>): DynamicModule {
    class RecordsOf {}
    Object.defineProperty(RecordsOf, 'name', { value: `RecordsOf${table.name}` });
    return { module: RecordsOf, global: true, providers: [storeOf(table)], exports: [storeToken(table)] };
  }
}

/** Commands that serve every kind of record, and the stores of all kinds. */
@Global()
@Module({
  controllers: [NamesController],
  providers: [
    AddRecordHandler,
    ChangeRecordHandler,
    RemoveRecordHandler,
    RestoreRecordHandler,
    { provide: Stores, useFactory: () => new Stores() },
    { provide: Holders, inject: [DataSource], useFactory: (db: DataSource) => new Holders(db) },
  ],
  exports: [Stores, Holders],
})
export class RecordsModule {}
