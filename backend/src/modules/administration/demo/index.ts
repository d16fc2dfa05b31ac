export { Demo } from './commands/demo';
export { DemoPortalPayments } from './commands/demo-portal-payments';
export { DemoModule } from './demo.module';
