export { accountOf, DriverAccountBook } from './commands/driver-account-book';
export { driverAccountDecider, type AccountOf, type WantedMove } from './domain/driver-account.decider';
export type { DriverAccountEvent } from './domain/driver-account.events';
export { accountId, DriverAccount, driverAccountKind, type DriverAccountStore } from './driver-account';
export { CreditEscrowInterest, ESCROW_INTEREST_JOB, ESCROW_INTEREST_TIME } from './reactions/credit-escrow-interest';
export { DriverAccountsModule } from './driver-accounts.module';
