import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { BookedOn } from '../../../../components/fields/booked-on';
import { CarrierSelect } from '../../../../components/fields/pickers/carrier-select';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { LineItems } from '../../../../components/fields/rows/line-items';
import { MoneyInput } from '../../../../components/fields/money-input';
import { RecordInput } from '../../../../components/fields/record-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import type { Invoice, InvoiceStatus } from '../../../../lib/api/api-types';
import { invoiceStatusLabels, lineKindLabels, optionsOf } from '../../../../lib/format/labels';
import type { LineValues } from '../../../../lib/forms/rules/line-values';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { clientOptionsQuery, loadOptionsQuery } from '../../../../lib/api/option-queries';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { required } from '../../../../lib/forms/rules/rules';
import { can, useUser } from '../../../../lib/session/session-context';
import type { InvoiceValues } from './invoice-form';

/** To say that it is paid records a payment. */
const offeredStatuses = (invoice: Invoice | null, mayPay: boolean) => {
  const known: InvoiceStatus[] = mayPay ? ['pending', 'paid', 'overdue'] : ['pending', 'overdue'];
  const offered: InvoiceStatus[] = invoice ? known : ['pending', 'draft'];
  const all = invoice && !offered.includes(invoice.status) ? [invoice.status, ...offered] : offered;
  return all.map((value) => ({ value, label: invoiceStatusLabels[value] }));
};

const kinds = optionsOf(lineKindLabels).map(({ value }) => value);
const anyNumber = { validate: () => true };
const CHOOSE_CLIENT = 'Choose a client';
const AFTER_PAYMENT = 'Fixed once a payment is recorded.';

export function InvoiceFields({
  form,
  invoice,
  locked,
}: {
  form: UseFormReturn<InvoiceValues>;
  invoice: Invoice | null;
  locked: boolean;
}) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const user = useUser();
  const seesLoads = can(user, 'loads.read');
  const seesClients = can(user, 'clients.read');
  const hasLines = useWatch({ control, name: 'lines' }).length > 0;
  /** The first takes what was typed as the amount. */
  const next = ({ length }: readonly LineValues[]): LineValues =>
    length === 0
      ? { kind: 'freight', description: '', amount: form.getValues('amount') }
      : { kind: 'detention', description: '', amount: '' };
  const amountHint = locked ? AFTER_PAYMENT : hasLines ? 'The total of the lines.' : undefined;
  return (
    <FormGrid>
      <CarrierSelect
        control={control}
        name="brokerId"
        label="Carrier"
        message="Carrier is required"
        error={errors.brokerId?.message}
        disabled={locked}
        hint={locked ? AFTER_PAYMENT : undefined}
      />
      <TextInput
        label="Invoice Number"
        required={invoice !== null}
        hint={invoice ? undefined : 'Leave empty to get the next number.'}
        registration={register('invoiceNumber', invoice ? required('Invoice number is required') : anyNumber)}
        error={errors.invoiceNumber?.message}
      />
      <MoneyInput
        label="Amount"
        required
        disabled={locked || hasLines}
        hint={amountHint}
        registration={register('amount', hasLines || locked ? anyNumber : moneyRule({ label: 'Amount' }))}
        error={errors.amount?.message}
      />
      <SelectInput
        label="Status"
        options={offeredStatuses(invoice, can(user, 'payments.write'))}
        registration={register('status')}
        error={errors.status?.message}
      />
      <DateInput label="Issue Date" registration={register('issueDate', dayRule())} error={errors.issueDate?.message} />
      <BookedOn form={form} />
      <DateInput
        label="Due Date"
        hint={invoice ? undefined : 'Leave blank to use the terms of the carrier, or 30 days.'}
        registration={register(
          'dueDate',
          dayRule({ of: 'issueDate', say: 'Due date cannot be before the issue date' }),
        )}
        error={errors.dueDate?.message}
      />
      {seesLoads && (
        <RecordInput
          control={control}
          name="loadId"
          label="Associated Load"
          query={loadOptionsQuery}
          placeholder="None"
        />
      )}
      {seesClients && (
        <RecordInput
          control={control}
          name="clientId"
          {...(user.isAgent && { rules: required(CHOOSE_CLIENT) })}
          label="Client"
          required={user.isAgent}
          query={clientOptionsQuery}
          placeholder={user.isAgent ? CHOOSE_CLIENT : "The firm's own books"}
        />
      )}
      <div className="wide">
        <FormProvider {...form}>
          <LineItems legend="Lines (optional)" kinds={kinds} next={next} disabled={locked} />
        </FormProvider>
      </div>
      <div className="wide">
        <TextInput label="Notes" rows={2} registration={register('notes')} error={errors.notes?.message} />
      </div>
    </FormGrid>
  );
}
