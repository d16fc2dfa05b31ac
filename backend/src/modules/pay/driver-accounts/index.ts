export { accountOf, DriverAccountBook } from './commands/driver-account-book';
export type { AccountOf } from './domain/driver-account.decider';
export { accountId, DriverAccount, driverAccountKind, type DriverAccountStore } from './driver-account';
export { DriverAccountsModule } from './driver-accounts.module';
