import CloudOffOutlined from '../../generated/icons/CloudOffOutlined';
import LockOutlined from '../../generated/icons/LockOutlined';
import SearchOffOutlined from '../../generated/icons/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { isApiError } from '../../lib/api/api-error';
import { sentenceFor } from '../../lib/api/problem';
import { TextLink } from '../display/text-link';
import { EmptyState } from './empty-state';

/** To the page above this address: '/loads' from '/loads/17'. */
function BackToList() {
  const { pathname } = useLocation();
  return <TextLink to={pathname.slice(0, pathname.lastIndexOf('/')) || '/'}>go back to the list</TextLink>;
}

export function ErrorState({ error, onRetry, compact }: { error: unknown; onRetry: () => void; compact?: boolean }) {
  if (isApiError(error, 403)) {
    return (
      <EmptyState icon={<LockOutlined />} title="You do not have access to this" compact={compact ?? false}>
        Ask an administrator if you need it.
      </EmptyState>
    );
  }
  if (isApiError(error, 404)) {
    return (
      <EmptyState icon={<SearchOffOutlined />} title="Not found" compact={compact ?? false}>
        {sentenceFor(error)}. Check the address, or <BackToList />.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<CloudOffOutlined />}
      title="This did not load"
      compact={compact ?? false}
      action={
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceFor(error)}
    </EmptyState>
  );
}
