import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { toast } from '../../../../components/toast/toast-store';
import type { PortalPayment } from '../../../../lib/api/api-types';
import type { Sending } from '../../../../lib/forms/saving';
import { complianceMethodLabels, optionsOf } from '../../../../lib/format/labels';
import { formatMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { required } from '../../../../lib/forms/rules/rules';
import { portalPaymentSubject } from '../../../../lib/subjects';
import { useStartPayment, useTakePayment } from '../checkout-calls';
import { bodyOf, intentOf, isByAccount, newPaymentForm, type NewPaymentValues } from './new-payment-form';
import { rememberCameFrom, savePending } from '../returned/pending-payment';
import { AccountFields } from '../account-fields';
import { PartsField } from './parts-field';
import { PurposeFields } from './purpose-fields';

const methods = optionsOf(complianceMethodLabels);
const PAYMENTS = '/payments';

/** Takes a payment of a client: by card on the checkout, by bank or check as it was told. */
export function NewPaymentDialog({ initial, onClose }: { initial?: Partial<NewPaymentValues>; onClose: () => void }) {
  const navigate = useNavigate();
  const start = useStartPayment();
  const take = useTakePayment();
  const byCard = async (values: NewPaymentValues): Promise<string> => {
    const command = intentOf(values);
    const { clientSecret } = await start.mutateAsync(command);
    savePending({ amount: command.amount, description: command.description, paymentMethod: 'card' });
    rememberCameFrom(PAYMENTS);
    return `/checkout?client_secret=${encodeURIComponent(clientSecret)}`;
  };
  const state = useRecordForm({
    form: newPaymentForm,
    ...(initial && { initial: { ...newPaymentForm.values(null), ...initial } }),
    send: ({ values, idempotencyKey }: Sending<NewPaymentValues, never>): Promise<string | PortalPayment> =>
      values.paymentMethod === 'credit_card'
        ? byCard(values)
        : take.mutateAsync({ body: bodyOf(values), idempotencyKey }),
    failed: 'Failed to submit payment. Please try again.',
    onSaved: (saved) => {
      if (typeof saved === 'string') return void navigate(saved);
      toast.success(
        `${formatMoney(saved.amount)} by ${complianceMethodLabels[saved.paymentMethod]} is pending until it comes in.`,
        portalPaymentSubject(saved),
        { title: 'Payment Submitted' },
      );
      onClose();
    },
  });
  const { register, formState, watch } = state.form;
  const { errors } = formState;
  const method = watch('paymentMethod');
  return (
    <FormDialog
      state={state}
      title="New Payment"
      submitLabel={method === 'credit_card' ? 'Continue to checkout' : 'Submit Payment'}
      busyLabel="Processing..."
      unready={start.isSuccess}
      onClose={onClose}
    >
      <FormGrid>
        <MoneyInput
          label="Amount"
          required
          autoFocus
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <SelectInput
          label="Payment Method"
          required
          options={methods}
          registration={register('paymentMethod')}
          error={errors.paymentMethod?.message}
        />
        <div className="wide">
          <TextInput
            label="Description"
            required
            maxLength={255}
            registration={register('description', required('Description is required'))}
            error={errors.description?.message}
          />
        </div>
        <PurposeFields form={state.form} />
        <PartsField form={state.form} />
        {isByAccount(method) && <AccountFields form={state.form} />}
        {method === 'check' && (
          <TextInput
            label="Check Number"
            maxLength={20}
            registration={register('checkNumber')}
            error={errors.checkNumber?.message}
          />
        )}
        <div className="wide">
          <TextInput
            label={method === 'check' ? 'Memo' : 'Notes'}
            rows={2}
            maxLength={2_000}
            registration={register('notes')}
            error={errors.notes?.message}
          />
        </div>
      </FormGrid>
      {method === 'credit_card' && (
        <Box sx={{ mt: 2, fontSize: 13, color: 'text.secondary' }}>
          The card is entered on the next page, in the fields of the card provider. It is never stored by us.
        </Box>
      )}
    </FormDialog>
  );
}
