export { RegistrationsModule } from './registrations.module';
export { MigrateRegistration } from './commands/migrate-registration';
export { Registration } from './registration';
