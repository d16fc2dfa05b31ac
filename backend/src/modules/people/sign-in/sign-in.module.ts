import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { Credentials, UsersModule } from '../users';
import { KnownDevices } from './adapters/known-devices';
import { PasswordJudge } from './adapters/password-judge';
import { SessionSerializer } from './adapters/session.serializer';
import { SIGN_IN_STRATEGIES } from './adapters/sign-in.strategy';
import { StoredCredentials } from './adapters/stored-credentials';
import { Attempts } from './commands/attempts';
import { LoginService } from './commands/login.service';
import { AuthController } from './http/auth.controller';
import { PasswordsController } from './http/passwords.controller';
import { SessionsController } from './http/sessions.controller';
import { MailTheResetLink } from './reactions/mail-the-reset-link';

/** Sign-in: doors, passwords and sessions. Global, because the users module asks it through its port Credentials. */
@Global()
@Module({
  imports: [PassportModule.register({ session: true }), UsersModule],
  controllers: [AuthController, PasswordsController, SessionsController],
  providers: [
    StoredCredentials,
    { provide: Credentials, useExisting: StoredCredentials },
    Attempts,
    KnownDevices,
    PasswordJudge,
    LoginService,
    MailTheResetLink,
    SessionSerializer,
    ...SIGN_IN_STRATEGIES,
  ],
  exports: [Credentials],
})
export class SignInModule {}
