import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useBackCloses } from '../../lib/navigation/use-back-closes';
import { FormAlert } from '../fields/form-alert';
import { ToastSlot } from '../toast/toast-slots';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  error?: string | undefined;
  /** Its address says that it is open, or it asks about leaving: it takes no step of the history itself. */
  noStep?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger,
  busy,
  error,
  noStep = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  useBackCloses(open && !noStep, onClose);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <FormAlert message={error} />
        <Typography component="div" color="textSecondary">
          {children}
        </Typography>
      </DialogContent>
      <ToastSlot />
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={busy ?? false}
          onClick={onConfirm}
          autoFocus
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
