import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { FormAlert } from '../fields/form-alert';
import { ConfirmDialog } from './confirm-dialog';

interface FormDialogProps {
  open: boolean;
  title: string;
  submitLabel: string;
  busyLabel?: string;
  busy: boolean;
  dirty: boolean;
  error?: string | undefined;
  maxWidth?: 'xs' | 'sm' | 'md';
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** In the order of the screen, whichever field was registered first. */
const focusFirstError = (form: HTMLFormElement): void => {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

export function FormDialog({ open, title, submitLabel, busyLabel, busy, dirty, error, maxWidth = 'sm', onSubmit, onClose, children }: FormDialogProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const phone = useMediaQuery('(max-width: 559.95px)', { noSsr: true });
  const leave = () => (dirty && !busy ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const form = event.currentTarget;
    void Promise.resolve(onSubmit(event)).then(() => focusFirstError(form));
  };

  return (
    <>
      <Dialog open={open} onClose={leave} fullWidth fullScreen={phone} maxWidth={maxWidth} aria-labelledby={id}>
        <DialogTitle id={id} sx={{ pr: 7 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={leave} size="small" sx={{ position: 'absolute', top: 16, right: 16 }}>
          <Close fontSize="small" />
        </IconButton>
        <form noValidate onSubmit={submit} style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
          <DialogContent>
            <FormAlert message={error} />
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={leave} color="secondary">
              Cancel
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {busy ? (busyLabel ?? 'Saving...') : submitLabel}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog open={asking} title="Discard your changes?" confirmLabel="Discard" cancelLabel="Keep editing" danger onConfirm={discard} onClose={() => setAsking(false)}>
        What you typed has not been saved.
      </ConfirmDialog>
    </>
  );
}
