export { RegistrationsModule } from './registrations.module';
export { MigrateRegistration } from './commands/migrate-registration';
export { openRequestOf, registration, RegistrationRow } from './domain/registration';
