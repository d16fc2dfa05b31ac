export { Vehicle } from './vehicle';
export { VehiclesModule } from './vehicles.module';
