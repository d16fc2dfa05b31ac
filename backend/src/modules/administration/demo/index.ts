export { Demo } from './commands/demo';
export { FeePayments } from './commands/fee-payments';
export { DemoModule } from './demo.module';
