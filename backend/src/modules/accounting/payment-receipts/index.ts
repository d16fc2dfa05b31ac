export { PaymentReceiptsModule } from './payment-receipts.module';
