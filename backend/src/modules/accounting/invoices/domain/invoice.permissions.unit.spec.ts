import { requiredPermissionsOf } from '../../../../platform/event-log/commands/aggregate';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { cents } from '../../../../platform/money/money';
import type { Terms } from '../../invoice-money';
import type { InvoiceState } from './invoice';
import type { InvoiceCommand } from './invoice.commands';
import { invoicePermissions } from './invoice.permissions';

const terms: Terms = {
  number: 'INV-7',
  brokerId: 1,
  loadId: null,
  clientId: null,
  driverId: null,
  amount: 10_000,
  lines: [],
  issueDate: '2026-03-02',
  dueDate: null,
  notes: null,
};
const open = (paid: number): InvoiceState => ({
  status: 'open',
  terms,
  ...{ paid: cents(paid), credited: cents(0), writtenOff: cents(0) },
  ...{ payments: [], credits: [], writeOffs: [], disputed: [] },
  factoring: null,
  factorFees: cents(0),
  overdue: false,
  sentTo: null,
});
const draft: InvoiceState = { status: 'draft', terms };
const cancelled: InvoiceState = { status: 'void', terms };
const change = (status?: string, changes: Partial<Terms> = {}): InvoiceCommand =>
  ({
    type: 'ChangeInvoice',
    id: 7,
    changes,
    paymentId: 9,
    on: '2026-03-04',
    ...(status ? { status } : {}),
  }) as InvoiceCommand;

describe('the wish to change an invoice', () => {
  it.each<[string, InvoiceCommand, InvoiceState, readonly string[]]>([
    ['takes the right to edit', change(undefined, { notes: 'x' }), open(0), ['invoices.write']],
    ['takes it also for nothing', change(), open(0), ['invoices.write']],
    ['takes it for any other status', change('overdue'), open(0), ['invoices.write']],
    ['to paid takes that of payments', change('paid'), open(2_500), ['payments.write']],
    ['to paid with more takes both', change('paid', { notes: 'x' }), open(0), ['invoices.write', 'payments.write']],
    ['from draft to paid issues it, too', change('paid'), draft, ['invoices.write', 'payments.write']],
    ['to paid again is no payment', change('paid', { notes: 'x' }), open(10_000), ['invoices.write']],
    [
      'to paid with a larger amount is one',
      change('paid', { amount: 20_000 }),
      open(10_000),
      ['invoices.write', 'payments.write'],
    ],
    ['to cancelled takes that of voiding', change('cancelled'), open(0), ['invoices.delete']],
    ['to cancelled takes it of a draft, too', change('cancelled'), draft, ['invoices.delete']],
    ['to cancelled again is no voiding', change('cancelled'), cancelled, ['invoices.write']],
  ])('%s', (_, command, invoice, wanted) =>
    expect(requiredPermissionsOf({ requiredPermissions: invoicePermissions }, command, invoice, EVERYTHING)).toEqual(
      wanted,
    ),
  );
});
