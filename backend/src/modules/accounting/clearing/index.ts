export { ClearingModule } from './clearing.module';
export { PayoutBook } from './commands/record-payout';
