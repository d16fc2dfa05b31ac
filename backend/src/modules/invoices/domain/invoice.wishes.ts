import { SYSTEM_ONLY, type Permissions } from '../../../platform/auth/viewer';
import type { Wishes } from '../../../platform/commands/aggregate';
import { balanceOf, type Invoice } from './invoice';
import type { CommandOf, InvoiceCommand } from './invoice.commands';

/** Whether a status chosen by hand is anything new: 'paid' for money to come in, 'cancelled' for one that is not. */
const pays = ({ status, changes }: CommandOf<'ChangeInvoice'>, invoice: Invoice): boolean =>
  status === 'paid' &&
  !(invoice.status === 'open' && balanceOf({ ...invoice, terms: { ...invoice.terms, ...changes } }) === 0);
const cancels = ({ status }: CommandOf<'ChangeInvoice'>, invoice: Invoice): boolean =>
  status === 'cancelled' && invoice.status !== 'void';

/** A status that moves money or undoes the invoice takes what the command of that name takes (decisions.md §4). */
const change = (command: CommandOf<'ChangeInvoice'>, invoice: Invoice): readonly Permissions[] => {
  const [paid, cancelled] = [pays(command, invoice), cancels(command, invoice)];
  const nothingElse = Object.keys(command.changes).length === 0 && (cancelled || (paid && invoice.status !== 'draft'));
  return [
    ...(nothingElse ? [] : ['invoices.write']),
    ...(paid ? ['payments.write'] : []),
    ...(cancelled ? ['invoices.delete'] : []),
  ];
};

export const invoiceWishes: Wishes<Invoice, InvoiceCommand> = {
  CreateInvoice: () => ['invoices.write'],
  ChangeInvoice: change,
  SendInvoice: () => ['invoices.write'],
  MarkOverdue: () => [SYSTEM_ONLY],
  RecordPayment: () => ['payments.write'],
  ReversePayment: () => ['payments.write'],
  VoidInvoice: () => ['invoices.delete'],
};
