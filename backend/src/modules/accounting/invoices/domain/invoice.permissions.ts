import { SYSTEM_ONLY, type Permissions } from '../../../../platform/access/viewer';
import type { RequiredPermissions } from '../../../../platform/event-log/commands/aggregate';
import { balanceOf } from '../../invoice-money';
import type { InvoiceState } from './invoice';
import type { CommandOf, InvoiceCommand } from './invoice.commands';

/** Whether the status 'paid' records a payment: the invoice, with its changes, still has an open balance. */
const pays = ({ status, changes }: CommandOf<'ChangeInvoice'>, invoice: InvoiceState): boolean => {
  if (status !== 'paid' || invoice.status !== 'open') return status === 'paid';
  const amount = changes.amount ?? invoice.terms.amount;
  return balanceOf({ ...invoice, terms: { ...invoice.terms, amount } }) !== 0;
};

/**
 * A change of the status to paid or cancelled needs the permission of the command that records a payment or voids the
 * invoice (decisions.md §4).
 */
const change = (command: CommandOf<'ChangeInvoice'>, invoice: InvoiceState): readonly Permissions[] => {
  const paid = pays(command, invoice);
  const cancelled = command.status === 'cancelled' && invoice.status !== 'void';
  const isAlone = Object.values(command.changes).every((value) => value === undefined);
  const isStep = cancelled || (paid && invoice.status !== 'draft');
  return [
    ...(isAlone && isStep ? [] : ['invoices.write']),
    ...(paid ? ['payments.write'] : []),
    ...(cancelled ? ['invoices.delete'] : []),
  ];
};

export const invoicePermissions: RequiredPermissions<InvoiceState, InvoiceCommand> = {
  CreateInvoice: () => ['invoices.write'],
  ChangeInvoice: change,
  SendInvoice: () => ['invoices.write'],
  RemindOfInvoice: () => ['invoices.write'],
  MarkOverdue: () => [SYSTEM_ONLY],
  RecordPayment: () => ['payments.write'],
  ReversePayment: () => ['payments.write'],
  CreditInvoice: () => ['payments.write'],
  WriteOffInvoice: () => ['payments.write'],
  ReverseCredits: () => ['payments.write'],
  ReverseWriteOff: () => ['payments.write'],
  DisputeInvoice: () => ['payments.write'],
  SettleDispute: () => ['payments.write'],
  FactorInvoice: () => ['payments.write'],
  CollectFromFactor: () => ['payments.write'],
  ReleaseReserve: () => ['payments.write'],
  ChargeBackInvoice: () => ['payments.write'],
  VoidInvoice: () => ['invoices.delete'],
};
