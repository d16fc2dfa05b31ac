import { Module } from '@nestjs/common';
import { RegistrationsController } from './api/registrations.controller';
import { Records } from '../../platform/records/records.module';
import { Registration } from './domain/registration';
import { AccessModule } from '../access';
import { ClientsModule } from '../clients';
import { MigrateRegistrationHandler } from './commands/migrate-registration';
import { MailWhenARegistrationComesIn } from './mail-when-a-registration-comes-in';

@Module({
  imports: [
    AccessModule,
    ClientsModule,
    Records.of(Registration, { without: ['get', 'add', 'change', 'remove', 'restore'] }),
  ],
  controllers: [RegistrationsController],
  providers: [MailWhenARegistrationComesIn, MigrateRegistrationHandler],
})
export class RegistrationsModule {}
