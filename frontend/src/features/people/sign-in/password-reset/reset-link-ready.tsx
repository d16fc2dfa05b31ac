import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { AppDialog } from '../../../../components/overlay/base/app-dialog';
import { ToastSlot } from '../../../../components/toast/toast-slots';

interface ResetLinkReadyProps {
  token: string;
  message: string;
  onClose: () => void;
}

/** Only a demo answers with the token: there is no mailbox to look into. */
export function ResetLinkReady({ token, message, onClose }: ResetLinkReadyProps) {
  const id = useId();
  return (
    <AppDialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Check your e-mail</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{message}</Typography>
        <Typography color="textSecondary">This is a demo, so here is the link of that letter right away.</Typography>
      </DialogContent>
      <ToastSlot />
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          component={Link}
          to={`/reset-password?token=${encodeURIComponent(token)}`}
          onClick={onClose}
          autoFocus
        >
          Open the reset page
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
