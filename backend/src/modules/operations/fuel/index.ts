export { FuelModule } from './fuel.module';
