import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import type { Invoice } from '../../../../lib/api/api-types';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import type { CheckValues } from './check-values';
import { restOf, SHORT_OPTIONS } from './check-shares';

interface CheckShareProps {
  form: UseFormReturn<CheckValues>;
  at: number;
  invoice: Invoice;
  /** Carriers kept a discount of some of the invoices. */
  discounted: boolean;
}

/** What of a check is for one invoice, what the carrier kept of it, and what becomes of a rest. */
export function CheckShare({ form, at, invoice, discounted }: CheckShareProps) {
  const { register, control, formState, getValues } = form;
  const { invoiceNumber, brokerName, dueDate, balance } = invoice;
  const share = useWatch({ control, name: `shares.${at}` });
  const errors = formState.errors.shares?.[at];
  const isShort = share.amount.trim() !== '' && restOf(invoice, share) > 0n;
  const rule = (label: string) => ({
    validate: (value = ''): true | string => {
      const money = moneyRule({ label, optional: true }).validate(value);
      if (money !== true) return money;
      return restOf(invoice, getValues(`shares.${at}`)) >= 0n || `At most ${formatMoney(balance)} is open`;
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(150px, 1fr))' } }}>
      <MoneyInput
        label={`${invoiceNumber}${brokerName ? `, ${brokerName}` : ''}`}
        hint={`Due ${formatDate(dueDate, 'any day')}, open ${formatMoney(balance)}`}
        registration={register(`shares.${at}.amount`, rule('Share'))}
        error={errors?.amount?.message}
      />
      {discounted && (
        <MoneyInput
          label={`Discount of ${invoiceNumber}`}
          registration={register(`shares.${at}.discount`, rule('Discount'))}
          error={errors?.discount?.message}
        />
      )}
      {isShort && (
        <SelectInput
          label={`Rest of ${invoiceNumber}`}
          options={SHORT_OPTIONS}
          registration={register(`shares.${at}.short`)}
          error={errors?.short?.message}
        />
      )}
    </Box>
  );
}
