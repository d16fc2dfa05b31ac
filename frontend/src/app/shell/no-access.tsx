import LockOutlined from '../../generated/icons/LockOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { EmptyState } from '../../components/feedback/empty-state';
import { Page } from '../../components/layout/page';
import { Surface } from '../../components/layout/surface';
import { toast } from '../../components/toast/toast-store';
import { useUser } from '../../lib/session/session-context';
import { mayOpen, type ScreenHandle } from '../routing/screen-handle';

export const useMayOpen = (screen: ScreenHandle | undefined): boolean => {
  const user = useUser();
  return screen === undefined || mayOpen(user, screen);
};

const LEAVE_AFTER_MS = 500;

export function NoAccess() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isAgents = pathname === '/agents';

  useEffect(() => {
    if (!isAgents) return undefined;
    toast.error('Admin access required for agent management.', 'Access Denied');
    const timer = setTimeout(() => void navigate('/', { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAgents, navigate]);

  return (
    <Page title="No access">
      <Surface>
        <EmptyState
          icon={<LockOutlined />}
          title="You do not have access to this page"
          action={
            <Button component={Link} to="/" variant="outlined">
              Go to the dashboard
            </Button>
          }
        >
          Ask an administrator if you need it.
        </EmptyState>
      </Surface>
    </Page>
  );
}
