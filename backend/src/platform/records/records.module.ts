import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { Clock } from '../core/clock';
import { Ids } from '../database/ids';
import type { FieldClass } from '../fields/field';
import { FileDoors } from '../infrastructure/files/file-doors';
import { FILES, type Files } from '../infrastructure/files/files';
import { Calendar } from '../web/routes/time-travel.guard';
import { Mailer } from '../infrastructure/mail/mailer';
import { FindRecords } from './search/find-records';
import { Holders } from './store/holders';
import { kindOf } from './kind/kind';
import type { StoredRecord, ShownRecord, VersionedRecord } from './kind/stored-record';
import {
  AddRecordHandler,
  ChangeRecordHandler,
  RemoveRecordHandler,
  RestoreRecordHandler,
} from './store/record-commands';
import { NamesController } from './names/names.controller';
import { WritePaperHandler } from './papers/paper-commands';
import { PaperStore, paperStoreToken } from './papers/paper-store';
import { papersController } from './papers/papers.controller';
import { RecordReads, readsToken } from './store/record-reads';
import { RecordStore, storeToken } from './store/record-store';
import { typeOf } from './kind/record-type';
import { DecideRecordHandler } from './store/rich-commands';
import { richKindOf } from './kind/rich-kind';
import { RichStore, richStoreToken } from './store/rich-store';
import { RecordNames } from './names/record-names';
import { recordsController, type RecordRoute } from './routes/records.controller';
import { SearchController } from './search/search.controller';
import { Stores } from './store/stores';

const storeOf = (table: FieldClass<StoredRecord<string | number>>): Provider => ({
  provide: storeToken(table),
  inject: [DataSource, CommandBus, Ids, Clock, Stores, Holders],
  useFactory: (db: DataSource, commands: CommandBus, ids: Ids, clock: Clock, stores: Stores, holders: Holders) => {
    const store = new RecordStore(kindOf(table), db, commands, ids, clock, stores, holders);
    stores.add(store);
    return store;
  },
});

const papersOf = (table: FieldClass<StoredRecord<string | number>>): Provider => ({
  provide: paperStoreToken(table),
  inject: [storeToken(table), CommandBus, FILES, Calendar, Clock, FileDoors],
  useFactory: (
    records: RecordStore<StoredRecord<string | number>>,
    commands: CommandBus,
    files: Files,
    calendar: Calendar,
    clock: Clock,
    doors: FileDoors,
  ) => {
    const papers = new PaperStore(records, commands, files, calendar, clock);
    doors.add(records.kind.kind, (address, viewer) => papers.open(address, viewer));
    return papers;
  },
});

const richStoreOf = (table: FieldClass<VersionedRecord>): Provider => ({
  provide: richStoreToken(table),
  inject: [DataSource, CommandBus, Ids, Clock, Stores],
  useFactory: (db: DataSource, commands: CommandBus, ids: Ids, clock: Clock, stores: Stores) => {
    const store = new RichStore(richKindOf(table), db, commands, ids, clock, stores);
    stores.add(store);
    return store;
  },
});

const readsOf = (table: FieldClass<ShownRecord>): Provider => ({
  provide: readsToken(table),
  inject: [DataSource, Clock, Stores],
  useFactory: (db: DataSource, clock: Clock, stores: Stores) => new RecordReads(typeOf(table), db, clock, stores),
});

/** Provides the store and the routes of a record kind: `imports: [Records.of(InsurancePolicy)]`. */
@Module({})
export class Records {
  /** @param without routes that the module implements itself or does not offer */
  static of(
    table: FieldClass<StoredRecord<string | number>>,
    { without = [] }: { readonly without?: readonly RecordRoute[] } = {},
  ): DynamicModule {
    const kind = kindOf(table);
    const papers = kind.options.paperSlots ? [papersController(kind)] : [];
    return { ...Records.storeOf(table), controllers: [recordsController(kind, without), ...papers] };
  }

  /** Provides the store of a rich record and the reads of its parts: `Records.rich(Invoice, [Payment])`. */
  static rich(table: FieldClass<VersionedRecord>, parts: readonly FieldClass<ShownRecord>[] = []): DynamicModule {
    class RichRecordsOf {}
    Object.defineProperty(RichRecordsOf, 'name', { value: `RichRecordsOf${table.name}` });
    return {
      module: RichRecordsOf,
      global: true,
      providers: [richStoreOf(table), ...parts.map(readsOf)],
      exports: [richStoreToken(table), ...parts.map(readsToken)],
    };
  }

  /** Provides the store without routes, for a kind whose module implements all its routes. */
  static storeOf(table: FieldClass<StoredRecord<string | number>>): DynamicModule {
    class RecordsOf {}
    Object.defineProperty(RecordsOf, 'name', { value: `RecordsOf${table.name}` });
    const papers = kindOf(table).options.paperSlots ? [papersOf(table)] : [];
    return {
      module: RecordsOf,
      global: true,
      providers: [storeOf(table), ...papers],
      exports: [storeToken(table)],
    };
  }
}

/** The commands, names and search that serve all record kinds, and the registry of their stores. */
@Global()
@Module({
  controllers: [NamesController, SearchController],
  providers: [
    FindRecords,
    RecordNames,
    AddRecordHandler,
    ChangeRecordHandler,
    RemoveRecordHandler,
    RestoreRecordHandler,
    DecideRecordHandler,
    WritePaperHandler,
    {
      provide: Stores,
      inject: [ModuleRef],
      // looked up at the first call: the calendar itself depends on a store
      useFactory: (modules: ModuleRef) =>
        new Stores(
          () => modules.get(Calendar, { strict: false }).today(),
          (abouts) => modules.get(Mailer, { strict: false }).statesOf(abouts),
        ),
    },
    { provide: Holders, inject: [DataSource], useFactory: (db: DataSource) => new Holders(db) },
  ],
  exports: [Stores, Holders, RecordNames],
})
export class RecordsModule {}
