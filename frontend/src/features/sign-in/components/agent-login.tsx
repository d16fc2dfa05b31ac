import { useState } from 'react';
import type { Credentials } from '../../../lib/api-types';
import { takeReturnTo } from '../../../lib/session/return-to';
import { useSession } from '../../../lib/session/session-context';
import { storeAgentSession } from '../../../lib/session/stored-session';
import { useLogin } from '../api/sign-in.mutations';
import { ForgotPassword } from './forgot-password';
import { LoginForm } from './login-form';
import { reportLoginFailure } from './staff-login';

export function AgentLogin() {
  const { signIn } = useSession();
  const login = useLogin('agents');
  const [forgot, setForgot] = useState(false);
  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      onSuccess: (session) => {
        storeAgentSession(session);
        signIn(session.user, takeReturnTo('/agent-dashboard'));
      },
      onError: reportLoginFailure,
    });
  return (
    <>
      <LoginForm submitLabel="Sign In" busy={login.isPending} emailMessage="Valid email is required" onSubmit={submit} onForgot={() => setForgot(true)} />
      <ForgotPassword open={forgot} door="agents" onClose={() => setForgot(false)} />
    </>
  );
}
