import { useMutation } from '@tanstack/react-query';
import { DayInput, ReasonInput } from '../../../components/fields/dated';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { api } from '../../../lib/api/api-client';
import type { Deposit } from '../../../lib/api/api-types';
import { staleAfter } from '../../../lib/api/stale-after';
import { todayInFirm } from '../../../lib/format/dates';
import { formatMoney, normalizeMoney } from '../../../lib/format/money';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import type { RecordForm } from '../../../lib/forms/record-form';
import { depositKit } from './deposit-kit';

interface RefundValues {
  amount: string;
  on: string;
  reason: string;
}
export const refundDepositForm: RecordForm<RefundValues> = {
  name: 'refund-deposit',
  values: () => ({ amount: '', on: '', reason: '' }),
};

const useRefundDeposit = () =>
  useMutation({
    mutationFn: ({ id, body, idempotencyKey }: { id: number; body: object; idempotencyKey: string }) =>
      api.post<Deposit>(`/api/deposits/${id}/refund`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.deposit },
  });

/** Pays a deposit back to its carrier. */
export function RefundDepositDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const refund = useRefundDeposit();
  const state = useRecordForm({
    form: refundDepositForm,
    about: deposit.id,
    initial: { ...refundDepositForm.values(null), amount: deposit.open, on: todayInFirm() },
    send: ({ values: { amount, on, reason }, idempotencyKey }) =>
      refund.mutateAsync({
        ...{ id: deposit.id, idempotencyKey },
        body: { amount: normalizeMoney(amount), ...(on !== '' && { on }), reason: reason.trim() },
      }),
    done: ({ amount }) => `${formatMoney(normalizeMoney(amount))} refunded`,
    subject: () => depositKit.subject(deposit),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title={`Refund the deposit of check ${deposit.checkNumber}`}
      submitLabel="Refund"
      maxWidth="xs"
      onClose={onClose}
    >
      <FormGrid>
        <MoneyInput
          label="Amount"
          required
          autoFocus
          hint={`Left ${formatMoney(deposit.open)}`}
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <DayInput form={state.form} name="on" />
        <ReasonInput form={state.form} />
      </FormGrid>
    </FormDialog>
  );
}
