export { newPassword } from './domain/passwords';
export { sessionHandlers, SESSION_COOKIE } from './adapters/session';
export { SignInModule } from './sign-in.module';
