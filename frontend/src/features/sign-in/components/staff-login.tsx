import { useState } from 'react';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api-error';
import type { Credentials } from '../../../lib/api-types';
import { sentenceFor } from '../../../lib/problem';
import { takeReturnTo } from '../../../lib/session/return-to';
import { useSession } from '../../../lib/session/session-context';
import { storeStaffSession } from '../../../lib/session/stored-session';
import { UnexpectedLoginResponse, useLogin } from '../api/sign-in.mutations';
import { ForgotPassword } from './forgot-password';
import { LoginForm } from './login-form';

export const reportLoginFailure = (error: unknown): void => {
  if (error instanceof UnexpectedLoginResponse) toast.error('Invalid response from server', 'Login Error');
  else if (isApiError(error) && error.status < 500) toast.error(error.detail || 'Invalid credentials', 'Login Failed');
  else toast.error(sentenceFor(error), 'Login Failed');
};

export function StaffLogin() {
  const { signIn } = useSession();
  const login = useLogin('staff');
  const [forgot, setForgot] = useState(false);
  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      onSuccess: (session) => {
        storeStaffSession(session);
        signIn(session.user, takeReturnTo(session.role === 'agent' ? '/agent-dashboard' : '/'));
      },
      onError: reportLoginFailure,
    });
  return (
    <>
      <LoginForm submitLabel="Sign In" busy={login.isPending} emailMessage="Valid email is required" onSubmit={submit} onForgot={() => setForgot(true)} />
      <ForgotPassword open={forgot} door="staff" onClose={() => setForgot(false)} />
    </>
  );
}
