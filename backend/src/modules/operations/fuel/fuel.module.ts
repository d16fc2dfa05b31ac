import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { CardNumbers } from './adapters/card-marks';
import { FleetCardBook } from './commands/fleet-card-book';
import { FleetCard } from './fleet-card';
import { FuelImport } from './fuel-import';
import { FuelMapping } from './fuel-mapping';
import { FuelTransaction } from './fuel-transaction';
import { FleetCardsController } from './http/fleet-cards.controller';

@Module({
  // cards come last: 'imports' in /api/fuel-cards/imports is no id
  imports: [
    Records.of(FuelImport, { without: ['add', 'change', 'remove', 'restore', 'bulk'] }),
    Records.of(FuelMapping, { without: ['bulk'] }),
    Records.of(FuelTransaction, { without: ['add', 'change', 'remove', 'restore', 'bulk'] }),
    Records.of(FleetCard, { without: ['add', 'change', 'bulk'] }),
  ],
  controllers: [FleetCardsController],
  providers: [CardNumbers, FleetCardBook],
})
export class FuelModule {}
