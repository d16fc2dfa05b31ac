export { settlementEvents, type PaidSettlement } from './domain/settlement.events';
export { Settlement, settlementKind, type SettlementStore } from './settlement';
export { SettlementsModule } from './settlements.module';
