import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog';
import { toast } from '../../../../components/toast/toast-store';
import type { ManagedUser } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { userSubject } from '../../../../lib/subjects';
import { useSetActive } from '../user-calls';
import { shownName } from '../user-state';

export function ActivationDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const change = useSetActive();
  const name = shownName(user);
  const run = () =>
    change.mutate(
      { user, isActive: !user.isActive },
      {
        onSuccess: () => {
          toast.success(
            user.isActive ? `${name} can no longer sign in` : `${name} can sign in again`,
            userSubject(user),
          );
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={user.isActive ? `Deactivate ${name}?` : `Activate ${name}?`}
      confirmLabel={user.isActive ? 'Deactivate' : 'Activate'}
      danger={user.isActive}
      busy={change.isPending}
      error={change.error ? sentenceFor(change.error) : undefined}
      onConfirm={run}
      onClose={onClose}
    >
      {user.isActive
        ? 'All sessions of this user end at once, and signing in is refused. Nothing they did is lost, and you can activate them again.'
        : 'They can sign in with the password they had.'}
    </ConfirmDialog>
  );
}
