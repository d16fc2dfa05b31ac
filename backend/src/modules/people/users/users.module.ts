import { Global, Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Orderers } from '../../workspace/batches';
import { Avatars } from './adapters/avatars';
import { Accounts } from './commands/accounts';
import { OwnAccount } from './commands/own-account';
import { UserAdministration } from './commands/user-administration';
import { ProfileController } from './http/profile.controller';
import { UsersController } from './http/users.controller';
import { OwnView } from './queries/own-view';
import { People } from './queries/people';
import { Viewers } from './queries/viewers';
import { MailTheInvitation } from './reactions/mail-the-invitation';
import { User } from './user';

/** Global, because the batches module asks it through its port Orderers. */
@Global()
@Module({
  imports: [Records.storeOf(User)],
  controllers: [UsersController, ProfileController],
  providers: [
    Accounts,
    Avatars,
    MailTheInvitation,
    OwnAccount,
    OwnView,
    People,
    UserAdministration,
    Viewers,
    { provide: Orderers, useExisting: Viewers },
  ],
  exports: [Accounts, Avatars, OwnView, People, UserAdministration, Viewers, Orderers],
})
export class UsersModule {}
