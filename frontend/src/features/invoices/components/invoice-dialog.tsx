import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Invoice } from '../../../lib/api-types';
import { todayInFirm } from '../../../lib/dates';
import { firmQuery } from '../../../lib/firm';
import { isZeroMoney } from '../../../lib/money';
import { showProblem } from '../../../lib/problem';
import { useCreateInvoice, useUpdateInvoice } from '../api/invoices.mutations';
import { InvoiceFields } from './invoice-fields';
import { createBody, invoiceFieldNames, invoiceValues, updateBody, type InvoiceValues } from './invoice-form';

export function InvoiceDialog({ invoice, onClose }: { invoice: Invoice | null; onClose: () => void }) {
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<InvoiceValues>({ defaultValues: invoiceValues(invoice, client.getQueryData(firmQuery.queryKey)?.today ?? todayInFirm()) });
  const create = useCreateInvoice();
  const update = useUpdateInvoice();
  const locked = invoice !== null && !isZeroMoney(invoice.paid);

  const outcome = (done: string, failed: string) => ({
    onSuccess: () => {
      toast.success(done);
      onClose();
    },
    onError: (error: Error) => {
      reportFailure(error, failed);
      showProblem(form, error, invoiceFieldNames);
    },
  });
  const submit = form.handleSubmit((values) => {
    if (invoice) update.mutate({ invoice, body: updateBody(values, invoice, locked) }, outcome('Invoice updated successfully', 'Failed to update invoice'));
    else create.mutate({ body: createBody(values), idempotencyKey }, outcome('Invoice created successfully', 'Failed to create invoice'));
  });

  return (
    <FormDialog
      open
      title={invoice ? `Edit Invoice ${invoice.invoiceNumber}` : 'New Invoice'}
      submitLabel={invoice ? 'Save Changes' : 'Create Invoice'}
      busyLabel={invoice ? 'Saving...' : 'Creating...'}
      busy={create.isPending || update.isPending}
      dirty={form.formState.isDirty}
      error={form.formState.errors.root?.['server']?.message}
      maxWidth="md"
      onSubmit={submit}
      onClose={onClose}
    >
      <InvoiceFields form={form} invoice={invoice} locked={locked} />
    </FormDialog>
  );
}
