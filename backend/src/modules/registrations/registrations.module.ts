import { Module } from '@nestjs/common';
import { RegistrationsController } from './api/registrations.controller';
import { AccessModule } from '../access';
import { ClientsModule } from '../clients';
import { MigrateRegistrationHandler } from './commands/migrate-registration';
import { MailWhenARegistrationComesIn } from './mail-when-a-registration-comes-in';

@Module({
  imports: [AccessModule, ClientsModule],
  controllers: [RegistrationsController],
  providers: [MailWhenARegistrationComesIn, MigrateRegistrationHandler],
})
export class RegistrationsModule {}
