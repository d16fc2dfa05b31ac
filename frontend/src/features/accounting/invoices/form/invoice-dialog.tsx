import { useQueryClient } from '@tanstack/react-query';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Invoice } from '../../../../lib/api/api-types';
import { todayInFirm } from '../../../../lib/format/dates';
import { firmQuery } from '../../../../lib/firm';
import { changesOf } from '../../../../lib/forms/saving';
import { isZeroMoney } from '../../../../lib/format/money';
import { invoiceSubject, newInvoiceSubject } from '../../../../lib/subjects';
import { useSaveInvoice } from '../invoice-mutations';
import { invoiceQuery } from '../invoice-queries';
import { InvoiceFields } from './invoice-fields';
import { createBody, invoiceForm, newInvoiceValues, updateBody, type InvoiceValues } from './invoice-form';

interface InvoiceDialogProps {
  invoice: Invoice | null;
  /** The load that a new one bills, and what is known of it already. */
  load?: { id: number; values: Partial<InvoiceValues> };
  onClose: () => void;
}

export function InvoiceDialog({ invoice, load, onClose }: InvoiceDialogProps) {
  const client = useQueryClient();
  const save = useSaveInvoice();
  const locked = invoice !== null && !isZeroMoney(invoice.paid);
  const state = useRecordForm({
    form: invoiceForm,
    record: invoice,
    fresh: invoice ? invoiceQuery(String(invoice.id)) : undefined,
    initial: { ...newInvoiceValues(client.getQueryData(firmQuery.queryKey)?.today ?? todayInFirm()), ...load?.values },
    ...(load && { about: `load-${load.id}` }),
    send: ({ values, changed, record, idempotencyKey }) =>
      save.mutateAsync(
        record
          ? { record, body: changesOf(updateBody(values, record, locked), changed) }
          : { record, body: createBody(values), idempotencyKey },
      ),
    done: invoice ? 'Invoice updated successfully' : 'Invoice created successfully',
    subject: invoice ? invoiceSubject : newInvoiceSubject,
    failed: invoice ? 'Failed to update invoice' : 'Failed to create invoice',
    onSaved: onClose,
  });

  return (
    <FormDialog
      state={state}
      title={invoice ? `Edit Invoice ${invoice.invoiceNumber}` : 'New Invoice'}
      submitLabel={invoice ? 'Save Changes' : 'Create Invoice'}
      busyLabel={invoice ? 'Saving...' : 'Creating...'}
      maxWidth="md"
      ready={load !== undefined}
      onClose={onClose}
    >
      <InvoiceFields form={state.form} invoice={invoice} locked={locked} />
    </FormDialog>
  );
}
