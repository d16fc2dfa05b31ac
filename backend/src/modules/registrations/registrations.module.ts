import { Module } from '@nestjs/common';
import { RegistrationsController } from './api/registrations.controller';
import { MigrateRegistrationHandler } from './commands/migrate-registration';

@Module({ controllers: [RegistrationsController], providers: [MigrateRegistrationHandler] })
export class RegistrationsModule {}
