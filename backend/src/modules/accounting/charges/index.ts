export { ChargesModule } from './charges.module';
export { clientChargeKind } from './client-charge';
export { OpenCharges } from './queries/open-charges';
