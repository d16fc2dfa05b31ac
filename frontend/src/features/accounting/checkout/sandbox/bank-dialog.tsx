import AccountBalanceOutlined from '../../../../generated/icons/AccountBalanceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { AppDialog } from '../../../../components/overlay/base/app-dialog';
import { DetailList } from '../../../../components/display/detail-list';
import type { CheckoutIntent } from '../../../../lib/api/api-types';
import { useFirm } from '../../../../lib/firm';
import { formatMoney } from '../../../../lib/format/money';

interface BankDialogProps {
  intent: CheckoutIntent;
  onAnswer: (approve: boolean) => void;
}

/** The bank's own question: leaving it is a no. */
export function BankDialog({ intent, onAnswer }: BankDialogProps) {
  const id = useId();
  const firm = useFirm();
  return (
    <AppDialog open onClose={() => onAnswer(false)} aria-labelledby={id}>
      <DialogTitle id={id}>Confirm this payment with your bank</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', mb: 2, color: 'text.secondary' }}>
          <AccountBalanceOutlined aria-hidden />
          <span>Your bank wants to be sure that it is you.</span>
        </Box>
        <DetailList
          details={[
            ['Paid to', firm?.name],
            ['For', intent.description],
            ['Amount', formatMoney(intent.amount)],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => onAnswer(false)}>
          Decline
        </Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(true)}>
          Approve
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
