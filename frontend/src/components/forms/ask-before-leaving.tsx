import { ConfirmDialog } from '../overlay/confirm-dialog';
import type { FormState } from './use-record-form';

interface AskBeforeLeavingProps {
  state: FormState;
  /** A dialog is being closed: there is another way out than an address. */
  closing?: boolean;
  onClose?: () => void;
  onStay?: () => void;
}

export function AskBeforeLeaving({
  state: { leaving, giveUp },
  closing = false,
  onClose,
  onStay,
}: AskBeforeLeavingProps) {
  const discard = () => {
    giveUp();
    if (leaving.asking) leaving.leave();
    else onClose?.();
  };
  const stay = () => {
    leaving.stay();
    onStay?.();
  };
  return (
    <ConfirmDialog
      open={closing || leaving.asking}
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
      step="none"
      onConfirm={discard}
      onClose={stay}
    >
      What you typed has not been saved.
    </ConfirmDialog>
  );
}
