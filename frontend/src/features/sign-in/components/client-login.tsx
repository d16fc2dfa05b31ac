import { useSearchParams } from 'react-router';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api-error';
import type { Credentials } from '../../../lib/api-types';
import { safePath } from '../../../lib/session/return-to';
import { useSession } from '../../../lib/session/session-context';
import { storeClientSession } from '../../../lib/session/stored-session';
import { useLogin } from '../api/sign-in.mutations';
import { LoginForm } from './login-form';

const sentence = (error: unknown): string | undefined => {
  if (error === null) return undefined;
  if (!isApiError(error)) return 'An error occurred during login. Please try again.';
  return error.status < 500 && error.detail !== '' ? error.detail : 'Invalid email or password';
};

export function ClientLogin() {
  const { signIn } = useSession();
  const [search] = useSearchParams();
  const login = useLogin('client');
  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      onSuccess: ({ user, response }) => {
        storeClientSession(response);
        toast.success('Welcome to your client portal!', 'Login Successful');
        signIn(user, safePath(search.get('next'), '/client-portal'));
      },
    });
  return <LoginForm submitLabel="Sign In to Client Portal" busy={login.isPending} emailMessage="Valid email is required" error={sentence(login.error)} onSubmit={submit} />;
}
