import type { Credentials } from '../../../../lib/api/api-types';
import { takeReturnTo } from '../../../../lib/session/return-to';
import { useSession } from '../../../../lib/session/session-context';
import { storeStaffSession } from '../../../../lib/session/stored-session';
import { useLogin } from '../sign-in-mutations';
import { reportLoginFailure } from '../login-failure';
import { LoginForm } from './login-form';

export function StaffLogin() {
  const { signIn } = useSession();
  const login = useLogin('staff');
  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      onSuccess: (session) => {
        storeStaffSession(session);
        signIn(session.user, takeReturnTo(session.role === 'agent' ? '/agent-dashboard' : '/'));
      },
      onError: reportLoginFailure,
    });
  return (
    <LoginForm
      door="staff"
      submitLabel="Sign In"
      busy={login.isPending}
      emailMessage="Valid email is required"
      onSubmit={submit}
    />
  );
}
