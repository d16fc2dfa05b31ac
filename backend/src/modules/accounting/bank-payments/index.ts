export { BankPaymentsModule } from './bank-payments.module';
export { MoveBankPayment } from './commands/move-bank-payment';
export { TakeBankPayment } from './commands/take-bank-payment';
