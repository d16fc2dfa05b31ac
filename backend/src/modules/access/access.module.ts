import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { Accounts } from './accounts';
import { Avatars } from './avatars';
import { AuthController } from './api/auth.controller';
import { PasswordsController } from './api/passwords.controller';
import { SessionsController } from './api/sessions.controller';
import { UsersController } from './api/users.controller';
import { ALL_ROUTES, Records } from '../../platform/records/records.module';
import { User } from './domain/user';
import { Credentials } from './credentials';
import { MailTheInvitation } from './letters/mail-the-invitation';
import { MailTheResetLink } from './letters/mail-the-reset-link';
import { LoginService } from './login.service';
import { People } from './people';
import { SessionSerializer } from './session.serializer';
import { SIGN_IN_STRATEGIES } from './sign-in.strategy';
import { UserAdministration } from './user-administration';
import { Viewers } from './viewers';

@Module({
  imports: [PassportModule.register({ session: true }), Records.of(User, { without: ALL_ROUTES })],
  controllers: [AuthController, PasswordsController, SessionsController, UsersController],
  providers: [
    Accounts,
    Avatars,
    Credentials,
    LoginService,
    MailTheInvitation,
    MailTheResetLink,
    People,
    SessionSerializer,
    ...SIGN_IN_STRATEGIES,
    UserAdministration,
    Viewers,
  ],
  exports: [Accounts, Avatars, People, UserAdministration, Viewers],
})
export class AccessModule {}
