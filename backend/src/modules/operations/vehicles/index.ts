export { FUEL_TYPES, Vehicle } from './vehicle';
export { VehiclesModule } from './vehicles.module';
