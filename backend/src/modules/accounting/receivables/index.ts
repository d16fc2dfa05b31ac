export { ReceivablesModule } from './receivables.module';
export { MoneyByMonth, type MoneyOfAMonth } from './queries/money-by-month';
export { PaymentsReceived } from './queries/payments-received';
