import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../../features/people/sign-in/login/auth-layout';
import { PasswordChanged } from '../../../features/people/sign-in/password-reset/password-changed';
import { ResetPassword } from '../../../features/people/sign-in/password-reset/reset-password';

const links = [
  { to: '/staff-login', label: 'Staff Login' },
  { to: '/client-login', label: 'Client Login' },
];

export function Component() {
  const [search] = useSearchParams();
  const done = search.get('done') === '1';
  return (
    <AuthLayout
      title={done ? 'Password changed' : 'Choose a new password'}
      subtitle={done ? 'You can sign in now.' : 'You will use it from your next sign-in on.'}
      links={done ? [] : links}
    >
      {done ? <PasswordChanged /> : <ResetPassword />}
    </AuthLayout>
  );
}
