import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { palette } from '../../../components/palette';
import { reportFailure } from '../../../components/toast/report-failure';
import type { RecordForm } from '../../../lib/forms/record-form';
import { formatMoney } from '../../../lib/money';
import { pricesQuery, useStartPayment } from '../api/checkout';
import { rememberCameFrom, savePending } from '../pending-payment';

const Choices = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& legend': { padding: 0, marginBottom: 10, color: palette.text.secondary },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '10px 16px',
    borderRadius: 10,
    border: `1px solid ${palette.divider}`,
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: palette.text.secondary },
  '& label:has(:checked)': { borderColor: palette.primary.main, boxShadow: `inset 0 0 0 1px ${palette.primary.main}` },
  '& input': { width: 18, height: 18, margin: 0, accentColor: palette.primary.main },
  '& strong': { marginLeft: 'auto', fontWeight: 640 },
});

export const makePaymentForm: RecordForm<{ description: string }> = {
  name: 'make-payment',
  values: () => ({ description: '' }),
  careless: true,
};

interface MakePaymentDialogProps {
  /** Where Back on the checkout leads. */
  from: string;
  onClose: () => void;
}

/** Chooses what to pay for; the rest is the checkout's. */
export function MakePaymentDialog({ from, onClose }: MakePaymentDialogProps) {
  const prices = useQuery(pricesQuery);
  const navigate = useNavigate();
  const start = useStartPayment();
  const feeOf = (chosen: string) => prices.data?.find(({ description }) => description === chosen) ?? prices.data?.[0];
  const begin = async (payment: { amount: number; description: string }): Promise<string> => {
    const { clientSecret } = await start.mutateAsync(payment);
    savePending({ ...payment, paymentMethod: 'card' });
    rememberCameFrom(from);
    return `/checkout?client_secret=${encodeURIComponent(clientSecret)}`;
  };
  const state = useRecordForm({
    form: makePaymentForm,
    send: async ({ values }) => {
      const fee = feeOf(values.description);
      return fee && begin({ amount: Number(fee.amount), description: fee.description });
    },
    onSaved: (path) => path !== undefined && void navigate(path),
    onFailed: (error) =>
      reportFailure(error, 'There was an error processing your payment. Please try again.', 'Payment Failed'),
  });
  const { register, watch } = state.form;
  const fee = feeOf(watch('description'));
  return (
    <FormDialog
      state={state}
      title="Make a payment"
      submitLabel="Continue to checkout"
      busyLabel="Processing..."
      unready={!fee || start.isSuccess}
      maxWidth="xs"
      onClose={onClose}
    >
      {prices.isError && <ErrorState error={prices.error} onRetry={() => void prices.refetch()} compact />}
      {prices.isPending && <SkeletonList rows={2} height={56} />}
      {prices.data && (
        <Choices>
          <legend>What is it for?</legend>
          {prices.data.map(({ description, amount }) => (
            <label key={description}>
              <input
                type="radio"
                value={description}
                {...register('description')}
                checked={fee?.description === description}
              />
              {description}
              <strong className="tabular">{formatMoney(amount)}</strong>
            </label>
          ))}
        </Choices>
      )}
      <Box sx={{ mt: 2, fontSize: 13, color: 'text.secondary' }}>
        You pay by card on the next page. Nothing is charged before you press Pay Now there.
      </Box>
    </FormDialog>
  );
}
