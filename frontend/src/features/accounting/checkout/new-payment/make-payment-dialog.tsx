import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { palette } from '../../../../components/display/palette';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import type { RecordForm } from '../../../../lib/forms/record-form';
import type { Sending } from '../../../../lib/forms/saving';
import { complianceMethodLabels, optionsOf } from '../../../../lib/format/labels';
import { formatMoney, isZeroMoney, normalizeMoney, sumMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { portalPaymentSubject } from '../../../../lib/subjects';
import { pricesQuery, useStartPayment, useTakePayment } from '../checkout-calls';
import { bodyOf, isByAccount, newPaymentForm, type NewPaymentValues } from './new-payment-form';
import { rememberCameFrom, savePending } from '../returned/pending-payment';
import { AccountFields } from '../account-fields';
import { myPaymentsQuery, ownChargesQuery, ownPapersQuery } from '../../../../lib/api/own-queries';
import { useUser } from '../../../../lib/session/session-context';
import { payables, type Payable } from './payable';

const methods = optionsOf(complianceMethodLabels);

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
  '& small': { display: 'block', color: palette.text.secondary },
  '& strong': { marginLeft: 'auto', fontWeight: 640 },
});

export const makePaymentForm: RecordForm<NewPaymentValues> = { ...newPaymentForm, name: 'make-payment' };

const upTo = (value: string, most: string): true | string => {
  const left = value.trim() === '' ? most : sumMoney([most, `-${normalizeMoney(value)}`]);
  return isZeroMoney(left) || !left.startsWith('-') || `At most ${formatMoney(most)} is owed for it`;
};

interface MakePaymentDialogProps {
  /** Where Back on the checkout leads. */
  from: string;
  onClose: () => void;
}

/** Chooses what to pay for, and how: a card is the checkout's, a payment by bank or check is told here. */
export function MakePaymentDialog({ from, onClose }: MakePaymentDialogProps) {
  const prices = useQuery(pricesQuery);
  const navigate = useNavigate();
  const start = useStartPayment();
  const take = useTakePayment();
  const { id: userId } = useUser();
  const charges = useQuery(ownChargesQuery);
  const papers = useQuery(ownPapersQuery);
  const payments = useQuery(myPaymentsQuery(userId));
  const offered = payables(prices.data ?? [], charges.data ?? [], papers.data ?? [], payments.data ?? []);
  const chosenOf = (chosen: string): Payable | undefined => offered.find(({ key }) => key === chosen) ?? offered[0];
  const byCard = async ({ amount, description, documentId }: Payable): Promise<string> => {
    const payment = { amount: Number(amount), description };
    const paymentData = { documentId };
    const { clientSecret } = await start.mutateAsync(documentId === null ? payment : { ...payment, paymentData });
    savePending({ ...payment, paymentMethod: 'card' });
    rememberCameFrom(from);
    return `/checkout?client_secret=${encodeURIComponent(clientSecret)}`;
  };
  const state = useRecordForm({
    form: makePaymentForm,
    send: async ({ values, idempotencyKey }: Sending<NewPaymentValues, never>) => {
      const chosen = chosenOf(values.description);
      if (!chosen) return undefined;
      const isPart = chosen.inParts && values.amount.trim() !== '';
      const payable = isPart ? { ...chosen, amount: normalizeMoney(values.amount) } : chosen;
      const { amount, description, documentId } = payable;
      return values.paymentMethod === 'credit_card'
        ? byCard(payable)
        : take.mutateAsync({
            body: bodyOf({ ...values, amount, description, documentId: documentId ?? '' }),
            idempotencyKey,
          });
    },
    onSaved: (saved) => {
      if (typeof saved === 'string') return void navigate(saved);
      if (!saved) return;
      toast.success('It is pending until the money comes in.', portalPaymentSubject(saved), {
        title: 'Payment Submitted',
      });
      onClose();
    },
    onFailed: (error) =>
      reportFailure(error, 'There was an error processing your payment. Please try again.', 'Payment Failed'),
  });
  const { register, watch, formState } = state.form;
  const payable = chosenOf(watch('description'));
  const method = watch('paymentMethod');
  return (
    <FormDialog
      state={state}
      title="Make a payment"
      submitLabel={method === 'credit_card' ? 'Continue to checkout' : 'Submit Payment'}
      busyLabel="Processing..."
      unready={!payable || start.isSuccess}
      maxWidth="xs"
      onClose={onClose}
    >
      {prices.isError && <ErrorState error={prices.error} onRetry={() => void prices.refetch()} compact />}
      {prices.isPending && <SkeletonList rows={2} height={56} />}
      {prices.data && (
        <Choices>
          <legend>What is it for?</legend>
          {offered.map(({ key, description, amount, parts }) => (
            <label key={key}>
              <input type="radio" value={key} {...register('description')} checked={payable?.key === key} />
              <span>
                {description}
                {parts && <small>{parts}</small>}
              </span>
              <strong className="tabular">{formatMoney(amount)}</strong>
            </label>
          ))}
        </Choices>
      )}
      <Box sx={{ mt: 2 }}>
        <FormGrid>
          {payable?.inParts && (
            <div className="wide">
              <MoneyInput
                label="Amount"
                hint={`Leave blank to pay all of the ${formatMoney(payable.amount)}. You can also pay part of it.`}
                registration={register('amount', {
                  validate: (value) => {
                    const money = moneyRule({ label: 'Amount', optional: true }).validate(value);
                    return money === true ? upTo(value, payable.amount) : money;
                  },
                })}
                error={formState.errors.amount?.message}
              />
            </div>
          )}
          <div className="wide">
            <SelectInput label="Payment Method" options={methods} registration={register('paymentMethod')} />
          </div>
          {isByAccount(method) && <AccountFields form={state.form} />}
          {method === 'check' && (
            <TextInput
              label="Check Number"
              maxLength={20}
              registration={register('checkNumber')}
              error={formState.errors.checkNumber?.message}
            />
          )}
        </FormGrid>
      </Box>
      <Box sx={{ mt: 2, fontSize: 13, color: 'text.secondary' }}>
        {method === 'credit_card'
          ? 'You pay by card on the next page. Nothing is charged before you press Pay Now there.'
          : 'We tell you here and by e-mail when the money has come in.'}
      </Box>
    </FormDialog>
  );
}
