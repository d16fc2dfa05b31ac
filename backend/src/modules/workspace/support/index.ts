export { SupportDesk } from './commands/support-desk';
export { SupportModule } from './support.module';
export { SupportRequest } from './support-request';
