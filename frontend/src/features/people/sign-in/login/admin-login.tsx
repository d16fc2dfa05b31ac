import { toast } from '../../../../components/toast/toast-store';
import { isApiError } from '../../../../lib/api/api-error';
import type { Credentials } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { takeReturnTo } from '../../../../lib/session/return-to';
import { useSession } from '../../../../lib/session/session-context';
import { storeAdminSession } from '../../../../lib/session/stored-session';
import { useLogin } from '../sign-in-mutations';
import { reportUnexpected } from '../login-failure';
import { LoginForm } from './login-form';

const report = (error: unknown): void => {
  if (!reportUnexpected(error))
    toast.error(isApiError(error, 401) ? 'Invalid admin credentials' : sentenceFor(error), 'Admin Login Failed');
};

export function AdminLogin() {
  const { signIn } = useSession();
  const login = useLogin('admin');
  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      onSuccess: (session) => {
        storeAdminSession(session);
        signIn(session.user, takeReturnTo('/'));
      },
      onError: report,
    });
  return (
    <LoginForm
      door="admin"
      submitLabel="Sign In as Administrator"
      busy={login.isPending}
      emailMessage="Please enter a valid email address"
      onSubmit={submit}
    />
  );
}
