export { Driver } from './driver';
export { DriversModule } from './drivers.module';
