export { FuelCardsModule } from './fuel-cards.module';
