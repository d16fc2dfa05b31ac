import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormAlert } from '../fields/form-alert';
import { ToastSlot } from '../toast/toast-slots';
import { ConfirmDialog } from './confirm-dialog';

interface FormDialogProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  title: string;
  submitLabel: string;
  busyLabel?: string;
  busy: boolean;
  careless?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** In the order of the screen, whichever field was registered first. */
const focusFirstError = (form: HTMLFormElement): void => {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

/** `careless` forms are quick to fill in again: they close without asking. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  submitLabel,
  busyLabel,
  busy,
  careless,
  maxWidth = 'sm',
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const phone = useMediaQuery('(max-width: 559.95px)', { noSsr: true });
  const { isDirty, errors } = form.formState;
  const leave = () => (isDirty && !careless && !busy ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const element = event.currentTarget;
    void Promise.resolve(onSubmit(event)).then(() => focusFirstError(element));
  };

  return (
    <>
      <Dialog open onClose={leave} fullWidth fullScreen={phone} maxWidth={maxWidth} aria-labelledby={id}>
        <DialogTitle id={id} sx={{ pr: 7 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={leave} size="small" sx={{ position: 'absolute', top: 16, right: 16 }}>
          <Close fontSize="small" />
        </IconButton>
        <form noValidate onSubmit={submit} style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
          <DialogContent>
            <FormAlert message={errors.root?.['server']?.message} />
            {children}
          </DialogContent>
          <ToastSlot />
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
      <ConfirmDialog
        open={asking}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        What you typed has not been saved.
      </ConfirmDialog>
    </>
  );
}
