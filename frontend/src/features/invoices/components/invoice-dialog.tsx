import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { Invoice } from '../../../lib/api-types';
import { todayInFirm } from '../../../lib/dates';
import { firmQuery } from '../../../lib/firm';
import { isZeroMoney } from '../../../lib/money';
import { useCreateInvoice, useUpdateInvoice } from '../api/invoices.mutations';
import { InvoiceFields } from './invoice-fields';
import { createBody, invoiceFieldNames, invoiceValues, updateBody, type InvoiceValues } from './invoice-form';

export function InvoiceDialog({ invoice, onClose }: { invoice: Invoice | null; onClose: () => void }) {
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<InvoiceValues>({
    defaultValues: invoiceValues(invoice, client.getQueryData(firmQuery.queryKey)?.today ?? todayInFirm()),
  });
  const create = useCreateInvoice();
  const update = useUpdateInvoice();
  const locked = invoice !== null && !isZeroMoney(invoice.paid);

  const outcome = (done: string, failed: string) =>
    formOutcome(form, { names: invoiceFieldNames, done, failed, onClose });
  const submit = form.handleSubmit((values) => {
    if (invoice)
      update.mutate(
        { invoice, body: updateBody(values, invoice, locked) },
        outcome('Invoice updated successfully', 'Failed to update invoice'),
      );
    else
      create.mutate(
        { body: createBody(values), idempotencyKey },
        outcome('Invoice created successfully', 'Failed to create invoice'),
      );
  });

  return (
    <FormDialog
      form={form}
      title={invoice ? `Edit Invoice ${invoice.invoiceNumber}` : 'New Invoice'}
      submitLabel={invoice ? 'Save Changes' : 'Create Invoice'}
      busyLabel={invoice ? 'Saving...' : 'Creating...'}
      busy={create.isPending || update.isPending}
      maxWidth="md"
      onSubmit={submit}
      onClose={onClose}
    >
      <InvoiceFields form={form} invoice={invoice} locked={locked} />
    </FormDialog>
  );
}
