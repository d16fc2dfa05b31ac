import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AppDialog } from '../../../../components/overlay/base/app-dialog';
import { ToastSlot } from '../../../../components/toast/toast-slots';
import type { Credentials, User } from '../../../../lib/api/api-types';
import { clearStoredSession, storeClientSession, storeStaffSession } from '../../../../lib/session/stored-session';
import { useLogin } from '../sign-in-mutations';
import { refusalOf } from '../login-failure';
import { LoginForm } from '../login/login-form';

interface SignInAgainProps {
  /** Whose session ended. */
  user: User;
  onSignedIn: (user: User) => void;
  onLeave: () => void;
}

/** Over the page as it stands, so that nothing on it is lost. */
export function SignInAgain({ user, onSignedIn, onLeave }: SignInAgainProps) {
  const id = useId();
  const door = user.role === 'client' ? 'client' : 'staff';
  const login = useLogin(door);
  const submit = (credentials: Credentials) => {
    // the token of the session that has ended would be refused
    clearStoredSession();
    login.mutate(credentials, {
      onSuccess: (session) => {
        if (door === 'client') storeClientSession(session.response);
        else storeStaffSession(session);
        onSignedIn(session.user);
      },
    });
  };
  return (
    <AppDialog open aria-labelledby={id}>
      <DialogTitle id={id}>Your session has ended</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Sign in to pick up where you left off. What you typed is still here, and what you were saving will be saved.
        </Typography>
        <LoginForm
          door={door}
          submitLabel="Sign In"
          busy={login.isPending}
          emailMessage="Valid email is required"
          email={user.email}
          error={login.error ? refusalOf(login.error, 'Invalid credentials') : undefined}
          onSubmit={submit}
        />
      </DialogContent>
      <ToastSlot />
      <DialogActions>
        <Button color="secondary" onClick={onLeave}>
          Leave this page
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
