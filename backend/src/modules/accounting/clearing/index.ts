export { ClearingModule } from './clearing.module';
export { PayoutBook } from './commands/record-payout';
export { WaitingPayments } from './queries/waiting-payments';
