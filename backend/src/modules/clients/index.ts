export { Assignments } from './assignments';
export { ClientNames } from './client-names';
export { ClientsModule } from './clients.module';
export { client, ClientRow, PAYMENT_TERMS } from './domain/client';
export { clientView, viewOfClient, withDefaults as newClientValues, type ClientView } from './api/clients.requests';
