import { Module } from '@nestjs/common';
import { RegistrationsController } from './http/registrations.controller';
import { Records } from '../../../platform/records/records.module';
import { Registration } from './registration';
import { UsersModule } from '../../people/users';
import { ClientsModule } from '../clients';
import { MigrateRegistrationHandler } from './commands/migrate-registration';
import { MailWhenARegistrationComesIn } from './reactions/mail-when-a-registration-comes-in';

@Module({
  imports: [UsersModule, ClientsModule, Records.of(Registration, { without: ['get', 'add', 'change'] })],
  controllers: [RegistrationsController],
  providers: [MailWhenARegistrationComesIn, MigrateRegistrationHandler],
})
export class RegistrationsModule {}
