import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useState } from 'react';
import { useBackCloses, type StepOf } from '../../../lib/navigation/over/use-back-closes';
import { useFirstFocus } from './use-first-focus';

interface AppDialogProps extends Omit<DialogProps, 'onClose' | 'slotProps'> {
  /** Absent where it waits for an answer: nothing else closes it. */
  onClose?: (() => void) | undefined;
  /** Whose step of the history closes it: found out, if not said. */
  step?: StepOf;
  /** It opens filled in, with the focus on its button. */
  ready?: boolean;
  /** Where its sheet lies, if not in the middle. */
  sheet?: { readonly mt: object; readonly mx: number };
}
const stays = () => undefined;

/** Every dialog of the app: Back closes it; the focus lands in its first field and goes back to what opened it. */
export function AppDialog({
  open,
  onClose,
  step = 'found',
  ready = false,
  sheet,
  'aria-label': label,
  fullWidth = true,
  maxWidth = 'xs',
  children,
  ...rest
}: AppDialogProps) {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  useBackCloses(open, onClose ?? stays, onClose ? step : 'none');
  useFirstFocus(paper, !ready);
  return (
    <Dialog
      open={open}
      fullWidth={fullWidth}
      maxWidth={maxWidth}
      {...rest}
      {...(onClose && { onClose: () => onClose() })}
      slotProps={{
        paper: { ref: setPaper, ...(sheet && { sx: sheet }), ...(label !== undefined && { 'aria-label': label }) },
      }}
    >
      {children}
    </Dialog>
  );
}
