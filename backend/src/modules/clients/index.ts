export { Assignments } from './assignments';
export { Client, PAYMENT_TERMS } from './client';
export { ClientsModule } from './clients.module';
