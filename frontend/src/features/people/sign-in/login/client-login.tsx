import { useSearchParams } from 'react-router';
import { toast } from '../../../../components/toast/toast-store';
import { isApiError } from '../../../../lib/api/api-error';
import type { Credentials } from '../../../../lib/api/api-types';
import { safePath, takeReturnTo } from '../../../../lib/session/return-to';
import { useSession } from '../../../../lib/session/session-context';
import { storeClientSession } from '../../../../lib/session/stored-session';
import { useLogin } from '../sign-in-mutations';
import { refusalOf, reportUnexpected } from '../login-failure';
import { LoginForm } from './login-form';

const PORTAL = '/client-portal';
/** Where a client may have been when the session ended; a staff screen left behind in this tab is not for a client. */
const OF_CLIENTS = /^\/(client-portal|checkout|payments|ifta|support|profile)\b/;

const inlineSentence = (error: unknown): string =>
  isApiError(error)
    ? error.status >= 500
      ? 'Invalid email or password'
      : refusalOf(error, 'Invalid email or password')
    : 'An error occurred during login. Please try again.';

export function ClientLogin() {
  const { signIn } = useSession();
  const [search] = useSearchParams();
  const login = useLogin('client');
  const destination = (): string => {
    const left = takeReturnTo(PORTAL);
    return safePath(search.get('next'), OF_CLIENTS.test(left) ? left : PORTAL);
  };
  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      onSuccess: ({ user, response }) => {
        storeClientSession(response);
        toast.success('Welcome to your client portal!', 'signing in', { title: 'Login Successful' });
        signIn(user, destination());
      },
      onError: reportUnexpected,
    });
  return (
    <LoginForm
      door="client"
      submitLabel="Sign In to Client Portal"
      busy={login.isPending}
      emailMessage="Valid email is required"
      error={login.error === null ? undefined : inlineSentence(login.error)}
      onSubmit={submit}
    />
  );
}
