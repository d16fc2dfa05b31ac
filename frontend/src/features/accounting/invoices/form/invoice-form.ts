import type {
  Invoice,
  InvoiceChanges,
  InvoiceLine,
  InvoiceStatus,
  Load,
  NewInvoice,
} from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { lineBody, lineTotal, type LineValues } from '../../../../lib/forms/rules/line-values';
import { normalizeMoney } from '../../../../lib/format/money';
import { orNull } from '../../../../lib/forms/rules/rules';

export interface InvoiceValues {
  invoiceNumber: string;
  brokerId: string;
  amount: string;
  status: InvoiceStatus;
  issueDate: string;
  bookedOn: string;
  dueDate: string;
  loadId: string;
  clientId: string;
  notes: string;
  lines: LineValues[];
}

/** An invoice of a single amount is stored as one plain freight line. */
const realLines = (invoice: Invoice | null): InvoiceLine[] => {
  const lines = invoice?.lines ?? [];
  const [only] = lines;
  return lines.length === 1 && only?.kind === 'freight' && ['', 'freight'].includes(only.description.toLowerCase())
    ? []
    : lines;
};

/** Its due day follows from what is agreed with the carrier, unless somebody says it. */
export const newInvoiceValues = (today: string): InvoiceValues => ({ ...invoiceForm.values(null), issueDate: today });

/** What an invoice of a load begins with: who pays, for whom, and what the load earns. */
export const valuesOfLoad = (load: Load): Partial<InvoiceValues> => {
  const haul = { kind: 'freight' as const, description: `${load.pickupLocation} to ${load.dropoffLocation}` };
  const lines = [...(load.rate === null ? [] : [{ ...haul, amount: load.rate }]), ...(load.lines ?? [])];
  return {
    brokerId: String(load.brokerId),
    loadId: String(load.id),
    clientId: load.clientId ?? '',
    lines,
    amount: lines.length === 0 ? '' : lineTotal(lines),
  };
};

const valuesOf = (invoice: Invoice | null): InvoiceValues => ({
  invoiceNumber: invoice?.invoiceNumber ?? '',
  brokerId: invoice?.brokerId ? String(invoice.brokerId) : '',
  amount: invoice?.amount ?? '',
  status: invoice?.status ?? 'pending',
  issueDate: invoice?.issueDate ?? '',
  bookedOn: invoice?.bookedOn ?? '',
  dueDate: invoice?.dueDate ?? '',
  loadId: invoice?.loadId ? String(invoice.loadId) : '',
  clientId: invoice?.clientId ?? '',
  notes: invoice?.notes ?? '',
  lines: realLines(invoice).map(({ kind, description, amount }) => ({ kind, description, amount })),
});

export const invoiceForm: RecordForm<InvoiceValues, Invoice> = {
  name: 'invoice',
  kind: 'invoice',
  values: valuesOf,
  mergedAsOne: [['amount', 'lines']],
};

const amountOrLines = (
  values: InvoiceValues,
  hadLines: boolean,
): Pick<NewInvoice & InvoiceChanges, 'amount' | 'lines'> => {
  if (values.lines.length > 0) return { lines: values.lines.map(lineBody) };
  return { amount: normalizeMoney(values.amount), ...(hadLines && { lines: [] }) };
};

const commonFields = (values: InvoiceValues) => ({
  loadId: values.loadId === '' ? null : Number(values.loadId),
  clientId: values.clientId === '' ? null : values.clientId,
  notes: orNull(values.notes),
});

export const createBody = (values: InvoiceValues): NewInvoice => {
  const { loadId, clientId, notes } = commonFields(values);
  return {
    brokerId: Number(values.brokerId),
    ...amountOrLines(values, false),
    status: values.status === 'draft' ? 'draft' : 'pending',
    ...(values.invoiceNumber.trim() !== '' && { invoiceNumber: values.invoiceNumber.trim() }),
    ...(values.issueDate !== '' && { issueDate: values.issueDate }),
    ...(values.bookedOn !== '' && { bookedOn: values.bookedOn }),
    ...(values.dueDate !== '' && { dueDate: values.dueDate }),
    ...(loadId !== null && { loadId }),
    ...(clientId !== null && { clientId }),
    ...(notes !== null && { notes }),
  };
};

/** After a payment the amount and the carrier stand. */
export const updateBody = (values: InvoiceValues, invoice: Invoice, locked: boolean) =>
  ({
    invoiceNumber: values.invoiceNumber.trim(),
    ...(!locked && { brokerId: Number(values.brokerId), ...amountOrLines(values, realLines(invoice).length > 0) }),
    status: values.status,
    ...(values.issueDate !== '' && { issueDate: values.issueDate }),
    bookedOn: values.bookedOn === '' ? null : values.bookedOn,
    dueDate: values.dueDate === '' ? null : values.dueDate,
    ...commonFields(values),
  }) satisfies InvoiceChanges;
