export { DepositsModule } from './deposits.module';
export { Deposit, depositKind, type DepositStore } from './deposit';
export type { DepositCommand } from './domain/deposit.decider';
