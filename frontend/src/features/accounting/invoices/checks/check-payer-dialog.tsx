import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AppDialog } from '../../../../components/overlay/base/app-dialog';
import type { Invoice } from '../../../../lib/api/api-types';
import { formatMoney, sumMoney } from '../../../../lib/format/money';
import { countedInvoices } from '../../../../lib/format/words';
import { carrierOf, inOneLine } from './check-carriers';

interface CheckPayerDialogProps {
  /** The invoices of each carrier. */
  ofEach: readonly (readonly Invoice[])[];
  onOfEach: () => void;
  onOnePayer: () => void;
  onClose: () => void;
}

/**
 * Asks who pays, where the invoices are of several carriers: only a factor or an agent pays for all of them with one
 * check.
 */
export function CheckPayerDialog({ ofEach, onOfEach, onOnePayer, onClose }: CheckPayerDialogProps) {
  const id = useId();
  return (
    <AppDialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Who sent the check?</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">
          {`These invoices are of ${ofEach.length} carriers: ${inOneLine(ofEach.map(carrierOf), 6)}. One check pays them all only where one payer, such as a factor, sent it.`}
        </Typography>
        <Typography component="ul" sx={{ mt: 1.5, pl: 2.5 }}>
          {ofEach.map((invoices) => (
            <li key={invoices[0]?.id}>
              {`${carrierOf(invoices)}: ${countedInvoices(invoices.length)}, ${formatMoney(sumMoney(invoices.map(({ balance }) => balance)))} open`}
            </li>
          ))}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} color="secondary">
          Cancel
        </Button>
        <Button variant="outlined" onClick={onOnePayer}>
          One check of a factor
        </Button>
        <Button variant="contained" onClick={onOfEach} autoFocus>
          {`${ofEach.length} checks, one of each carrier`}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
