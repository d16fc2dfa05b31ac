import Close from '../../generated/icons/Close';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { AskBeforeLeaving } from '../forms/ask-before-leaving';
import { FormElement } from '../forms/form-element';
import { FormNotices } from '../forms/form-notices';
import type { FormState } from '../forms/use-record-form';
import { ToastSlot } from '../toast/toast-slots';
import { AppDialog } from './base/app-dialog';

interface FormDialogProps {
  state: FormState;
  title: string;
  submitLabel: string;
  busyLabel?: string;
  /** There is nothing to send yet. */
  unready?: boolean;
  /** It opens filled in: Enter sends it. */
  ready?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({
  state,
  title,
  submitLabel,
  busyLabel = 'Saving...',
  unready = false,
  ready = false,
  maxWidth = 'sm',
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const phone = useMediaQuery('(max-width: 559.95px)', { noSsr: true });
  const { busy, dirty, careless, giveUp } = state;
  const leave = () => {
    if (busy) return onClose();
    if (dirty && !careless) return setAsking(true);
    giveUp();
    onClose();
  };

  return (
    <>
      <AppDialog open onClose={leave} ready={ready} fullScreen={phone} maxWidth={maxWidth} aria-labelledby={id}>
        <DialogTitle id={id} sx={{ pr: 7 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={leave} size="small" sx={{ position: 'absolute', top: 16, right: 16 }}>
          <Close fontSize="small" />
        </IconButton>
        <FormElement state={state} style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
          <DialogContent>
            <FormNotices state={state} />
            {children}
          </DialogContent>
          <ToastSlot />
          <DialogActions>
            <Button onClick={leave} color="secondary">
              Cancel
            </Button>
            <Button type="submit" variant="contained" autoFocus={ready} disabled={busy || unready}>
              {busy || unready ? busyLabel : submitLabel}
            </Button>
          </DialogActions>
        </FormElement>
      </AppDialog>
      <AskBeforeLeaving state={state} closing={asking} onClose={onClose} onStay={() => setAsking(false)} />
    </>
  );
}
