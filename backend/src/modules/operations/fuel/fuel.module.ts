import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/core/clock';
import { SETTINGS } from '../../../platform/installation/running';
import { Firm } from '../../administration/settings';
import { RoutingModule } from '../routing';
import { CardNumbers } from './adapters/card-marks';
import { fuelSources, FuelSources } from './commands/fuel-sources';
import { FleetCardBook } from './commands/fleet-card-book';
import { SettleTransaction } from './commands/settle-transaction';
import { SyncFuel } from './commands/sync-fuel';
import { FuelMappings } from './commands/fuel-mappings';
import { ImportFuel } from './commands/import-fuel';
import { LineLookups } from './commands/line-lookups';
import { TakeLines } from './commands/take-lines';
import { TransactionParts } from './commands/transaction-parts';
import { FleetCard } from './fleet-card';
import { FuelImport } from './fuel-import';
import { FuelMapping } from './fuel-mapping';
import { FuelTransaction } from './fuel-transaction';
import { FleetCardsController } from './http/fleet-cards.controller';
import { FuelImportsController } from './http/fuel-imports.controller';
import { FuelSyncController } from './http/fuel-sync.controller';
import { FuelTransactionsController } from './http/fuel-transactions.controller';
import { FuelReview } from './queries/fuel-review';
import { FuelStatus } from './queries/fuel-status';
import { SyncNightly } from './reactions/sync-nightly';
import { RunTheFuelImport } from './reactions/run-the-fuel-import';

@Module({
  // cards come last: 'imports' in /api/fuel-cards/imports is no id
  imports: [
    RoutingModule,
    Records.of(FuelImport, { without: ['add', 'change', 'remove', 'restore', 'bulk'] }),
    Records.of(FuelMapping, { without: ['bulk', 'restore'] }),
    Records.of(FuelTransaction, { without: ['add', 'change', 'remove', 'restore', 'bulk'] }),
    Records.of(FleetCard, { without: ['add', 'change', 'bulk'] }),
  ],
  controllers: [FuelImportsController, FuelSyncController, FuelTransactionsController, FleetCardsController],
  exports: [FleetCardBook],
  providers: [
    CardNumbers,
    FleetCardBook,
    FuelMappings,
    FuelReview,
    FuelStatus,
    SettleTransaction,
    SyncFuel,
    SyncNightly,
    {
      provide: FuelSources,
      inject: [SETTINGS, DataSource, Firm, Clock],
      useFactory: fuelSources,
    },
    ImportFuel,
    LineLookups,
    RunTheFuelImport,
    TakeLines,
    TransactionParts,
  ],
})
export class FuelModule {}
