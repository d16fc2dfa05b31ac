export { Driver } from './driver';
export { DriversModule } from './drivers.module';
export { SubstanceTest } from './substance-test';
