import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MoneyInput } from '../../../../components/fields/money-input';
import { formatMoney, isZeroMoney, normalizeMoney, sumMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { partsQuery } from '../checkout-calls';
import type { NewPaymentValues } from './new-payment-form';

const amountIn = (typed: string): string =>
  moneyRule({ label: 'Amount' }).validate(typed) === true ? normalizeMoney(typed) : '';

/** What of a payment is for a government: as its document says, or as somebody here says. The rest is service. */
export function PartsField({
  form: { control, register, formState, getValues },
}: {
  form: UseFormReturn<NewPaymentValues>;
}) {
  const [documentId, typed] = useWatch({ control, name: ['documentId', 'amount'] });
  const amount = useDeferredValue(amountIn(typed));
  const { data: suggested } = useQuery(partsQuery(documentId, amount));
  const of = (kind: 'government' | 'service'): string =>
    suggested?.parts.find((part) => part.kind === kind)?.amount ?? '0.00';
  const hint =
    documentId === '' || !suggested
      ? 'Leave blank if all of it is for your services.'
      : `Empty: ${formatMoney(of('government'))}, as the document costs; ${formatMoney(of('service'))} for your service.`;
  return (
    <MoneyInput
      label="Government Fees"
      hint={hint}
      registration={register('government', {
        validate: (value) => {
          const money = moneyRule({ label: 'The part for government fees', optional: true }).validate(value);
          const whole = amountIn(getValues('amount'));
          if (money !== true || value.trim() === '' || whole === '') return money;
          const rest = sumMoney([whole, `-${normalizeMoney(value)}`]);
          return isZeroMoney(rest) || !rest.startsWith('-') || 'It is more than the payment';
        },
      })}
      error={formState.errors.government?.message}
    />
  );
}
