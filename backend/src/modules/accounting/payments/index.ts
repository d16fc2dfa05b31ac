export { PaymentsModule } from './payments.module';
export { RecordPayment } from './commands/record-payment';
