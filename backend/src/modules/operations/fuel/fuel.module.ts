import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { CardNumbers } from './adapters/card-marks';
import { FleetCardBook } from './commands/fleet-card-book';
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
import { RunTheFuelImport } from './reactions/run-the-fuel-import';

@Module({
  // cards come last: 'imports' in /api/fuel-cards/imports is no id
  imports: [
    Records.of(FuelImport, { without: ['add', 'change', 'remove', 'restore', 'bulk'] }),
    Records.of(FuelMapping, { without: ['bulk'] }),
    Records.of(FuelTransaction, { without: ['add', 'change', 'remove', 'restore', 'bulk'] }),
    Records.of(FleetCard, { without: ['add', 'change', 'bulk'] }),
  ],
  controllers: [FuelImportsController, FleetCardsController],
  providers: [
    CardNumbers,
    FleetCardBook,
    FuelMappings,
    ImportFuel,
    LineLookups,
    RunTheFuelImport,
    TakeLines,
    TransactionParts,
  ],
})
export class FuelModule {}
