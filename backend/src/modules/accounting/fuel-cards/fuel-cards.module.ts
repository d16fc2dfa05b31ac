import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { FuelCardBook } from './commands/fuel-card-book';
import './domain/fuel-card.postings';
import { FuelCard } from './fuel-card';
import { FuelCardPayment } from './fuel-card-payment';
import { FuelCardsController } from './http/fuel-cards.controller';
import { FuelCardsOwed } from './queries/fuel-cards-owed';

/** Fuel card payments; what is bought on them, expenses tell. */
@Module({
  imports: [Records.rich(FuelCard, [FuelCardPayment])],
  controllers: [FuelCardsController],
  providers: [FuelCardBook, FuelCardsOwed],
})
export class FuelCardsModule {}
