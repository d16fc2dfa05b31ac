import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { StepOf } from '../../lib/navigation/over/use-back-closes';
import { FormAlert } from '../fields/form-alert';
import { ToastSlot } from '../toast/toast-slots';
import { AppDialog } from './base/app-dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  error?: string | undefined;
  /** Whose step of the history closes it; its own, if not said. */
  step?: StepOf;
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
  step = 'own',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <AppDialog open={open} onClose={onClose} step={step} role="alertdialog" aria-labelledby={id}>
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
    </AppDialog>
  );
}
