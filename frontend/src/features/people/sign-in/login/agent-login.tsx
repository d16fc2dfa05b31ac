import type { Credentials } from '../../../../lib/api/api-types';
import { takeReturnTo } from '../../../../lib/session/return-to';
import { useSession } from '../../../../lib/session/session-context';
import { storeAgentSession } from '../../../../lib/session/stored-session';
import { useAgentLogin } from '../sign-in-mutations';
import { reportLoginFailure } from '../login-failure';
import { LoginForm } from './login-form';

export function AgentLogin() {
  const { signIn } = useSession();
  const login = useAgentLogin();
  const submit = (credentials: Credentials) =>
    login.mutate(credentials, {
      onSuccess: (session) => {
        storeAgentSession(session);
        signIn(session.user, takeReturnTo('/agent-dashboard'));
      },
      onError: reportLoginFailure,
    });
  return (
    <LoginForm
      door="agents"
      submitLabel="Sign In"
      busy={login.isPending}
      emailMessage="Valid email is required"
      onSubmit={submit}
    />
  );
}
