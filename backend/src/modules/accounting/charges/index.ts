export { ChargesModule } from './charges.module';
export { ClientCharge, clientChargeKind, type ClientChargeStore } from './client-charge';
export { OpenCharges } from './queries/open-charges';
