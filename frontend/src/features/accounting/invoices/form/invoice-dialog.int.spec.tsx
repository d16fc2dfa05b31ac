import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Invoice, User } from '../../../../lib/api/api-types';
import { fakeApi, problem } from '../../../../testing/fake-api';
import { agentUser } from '../../../../testing/prepared/people';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { InvoiceDialog } from './invoice-dialog';
import { brokerOf, invoiceOf, loadOf } from '../../../../testing/prepared/records';

const invoice = invoiceOf({ id: 17, invoiceNumber: 'INV-000017', version: 3 });

const lists = {
  'GET /api/brokers': () => ({ body: [brokerOf({ id: 4, name: 'Prairie Star Carriers' })] }),
  'GET /api/loads': () => ({ body: [loadOf({ id: 9, loadNumber: 'L-9' })] }),
  'GET /api/clients': () => ({ body: [] }),
};

const open = (existing: Invoice | null, user: User = staffUser) => {
  const onClose = jest.fn();
  const scene = renderApp(<InvoiceDialog invoice={existing} onClose={onClose} />, { user });
  return { ...scene, onClose, dialog: within(screen.getByRole('dialog')) };
};
type Scene = ReturnType<typeof open>;

const pick = async ({ typist, dialog }: Scene, label: RegExp, option: RegExp) => {
  await typist.click(dialog.getByRole('combobox', { name: label }));
  await typist.click(await screen.findByRole('option', { name: option }));
};
describe('the invoice dialog', () => {
  it('creates a pending invoice, due 30 days after its issue', async () => {
    proves('API-034', 'RUL-274');
    const server = fakeApi({ ...lists, 'POST /api/invoices': () => ({ status: 201, body: invoice }) });
    const scene = open(null);
    await pick(scene, /^Carrier/, /Prairie Star/);
    await scene.typist.clear(scene.dialog.getByLabelText('Issue Date'));
    await scene.typist.type(scene.dialog.getByLabelText('Issue Date'), '2026-03-02');
    await scene.typist.type(scene.dialog.getByLabelText(/^Amount/), '1,250.5');
    await scene.typist.click(scene.dialog.getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() => expect(scene.onClose).toHaveBeenCalled());
    const [request] = server.sent('POST', '/api/invoices');
    expect(request?.body).toMatchObject({ brokerId: 4, amount: '1250.50', status: 'pending', issueDate: '2026-03-02' });
    expect(request?.body).not.toHaveProperty('invoiceNumber');
    expect(screen.getByText('Invoice created successfully')).toBeInTheDocument();
  }, 20_000);

  it('asks for the carrier and the amount in the documented words', async () => {
    const server = fakeApi(lists);
    const { typist, dialog } = open(null);
    await typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await dialog.findByText('Carrier is required')).toBeInTheDocument();
    expect(dialog.getByText('Amount is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Amount/), '-5');
    expect(await dialog.findByText('Amount must be positive')).toBeInTheDocument();
    expect(server.sent('POST', '/api/invoices')).toHaveLength(0);
  });

  it('takes the amount from the lines when there are any', async () => {
    const server = fakeApi({ ...lists, 'PATCH /api/invoices/17': () => ({ body: invoice }) });
    const { typist, dialog, onClose } = open(invoice);
    await typist.click(dialog.getByRole('button', { name: 'Add line' }));
    await typist.click(dialog.getByRole('button', { name: 'Add line' }));
    const amounts = dialog.getAllByLabelText(/^Line Amount/);
    await typist.type(amounts[1] ?? dialog.getByLabelText(/^Line Amount/), '150');
    expect(dialog.getByText('Total $1,400.00')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sent('PATCH', '/api/invoices/17')[0]?.body).toMatchObject({
      lines: [
        { kind: 'freight', description: 'Freight', amount: '1250.00' },
        { kind: 'detention', description: 'Detention', amount: '150.00' },
      ],
    });
  }, 20_000);

  it('edits with the version it has read and sends only what was changed', async () => {
    proves('API-036');
    const server = fakeApi({ ...lists, 'PATCH /api/invoices/17': () => ({ body: invoice }) });
    const { typist, dialog, onClose } = open(invoice);
    await typist.clear(dialog.getByLabelText(/^Invoice Number/));
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Invoice number is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Invoice Number/), 'INV-17A');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [request] = server.sent('PATCH', '/api/invoices/17');
    expect(request?.headers.get('if-match')).toBe('"3"');
    expect(request?.body).toEqual({ invoiceNumber: 'INV-17A' });
  }, 20_000);

  it('fixes amount and carrier once a payment is recorded', () => {
    fakeApi(lists);
    const { dialog } = open({ ...invoice, paid: '500.00', balance: '750.00' });
    expect(dialog.getByLabelText(/^Amount/)).toBeDisabled();
    expect(dialog.getByRole('combobox', { name: /^Carrier/ })).toBeDisabled();
  });

  it('offers an agent only what it may say of an invoice, and asks for a client', async () => {
    const server = fakeApi(lists);
    const { typist, dialog } = open(invoice, { ...agentUser, permissions: ['invoices.write', 'clients.read'] });
    const offered = within(dialog.getByLabelText('Status')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Pending', 'Overdue']);
    await typist.type(dialog.getByLabelText('Notes'), 'Call first');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Choose a client')).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: /^Client/ })).toHaveAttribute('placeholder', 'Choose a client');
    expect(server.sent('PATCH', '/api/invoices/17')).toHaveLength(0);
  });

  it('offers to say that it is paid to whoever records payments', () => {
    fakeApi(lists);
    const { dialog } = open(invoice, { ...agentUser, permissions: ['invoices.write', 'payments.write'] });
    expect(within(dialog.getByLabelText('Status')).getByRole('option', { name: 'Paid' })).toBeInTheDocument();
  });

  it('offers every documented status, pending first, and sends the one that is chosen', async () => {
    proves('ENM-025', 'RUL-275');
    const server = fakeApi({ ...lists, 'PATCH /api/invoices/17': () => ({ body: invoice }) });
    const user = { ...staffUser, permissions: [...staffUser.permissions, 'payments.write' as const] };
    const { typist, dialog, onClose } = open(invoice, user);
    const status = dialog.getByLabelText('Status');
    expect(status).toHaveValue('pending');
    const offered = within(status).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Pending', 'Paid', 'Overdue']);
    await typist.selectOptions(status, 'overdue');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sent('PATCH', '/api/invoices/17')[0]?.body).toEqual({ status: 'overdue' });
  }, 20_000);

  it.each<[string, Invoice | null, string[]]>([
    ['a new one', null, ['Pending', 'Draft']],
    ['a draft', { ...invoice, status: 'draft' }, ['Draft', 'Pending', 'Overdue']],
    ['a paid one', { ...invoice, status: 'paid' }, ['Paid', 'Pending', 'Overdue']],
  ])('offers of %s the status that it has and those that it can get', (_which, existing, statuses) => {
    fakeApi(lists);
    const { dialog } = open(existing);
    const offered = within(dialog.getByLabelText('Status')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(statuses);
  });

  it.each<[string, Partial<Invoice>, string]>([
    ['a payment', { paid: '500.00', balance: '750.00' }, 'Fixed once a payment is recorded.'],
    [
      'its lines',
      { lines: [{ kind: 'detention', description: 'Two hours', amount: '1250.00' }] },
      'The total of the lines.',
    ],
  ])('says that the amount is fixed by %s', (_by, changes, words) => {
    fakeApi(lists);
    const { dialog } = open({ ...invoice, ...changes });
    expect(dialog.getByLabelText(/^Amount/)).toBeDisabled();
    expect(dialog.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('takes no due date before the issue date, and asks for the number of a new one in no way', async () => {
    const server = fakeApi(lists);
    const { typist, dialog } = open(null);
    expect(dialog.getByText('Leave empty to get the next number.')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Issue Date'), { target: { value: '2026-03-02' } });
    fireEvent.change(dialog.getByLabelText('Due Date'), { target: { value: '2026-03-01' } });
    await typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await dialog.findByText('Due date cannot be before the issue date')).toBeInTheDocument();
    expect(dialog.queryByText('Invoice number is required')).toBeNull();
    expect(server.sent('POST', '/api/invoices')).toHaveLength(0);
  });

  it('asks who sees loads and clients for both', () => {
    fakeApi(lists);
    const { dialog } = open(invoice);
    expect(dialog.getByRole('combobox', { name: /^Associated Load/ })).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: /^Client/ })).toBeInTheDocument();
  });

  it('asks for no load and no client of who sees none of them', () => {
    fakeApi(lists);
    const { dialog } = open(invoice, { ...staffUser, permissions: ['invoices.write'] });
    expect(dialog.queryByRole('combobox', { name: /^Associated Load/ })).toBeNull();
    expect(dialog.queryByRole('combobox', { name: /^Client/ })).toBeNull();
  });

  it('stays open with the reason when the server refuses', async () => {
    fakeApi({
      ...lists,
      'PATCH /api/invoices/17': () => problem(409, 'An invoice with the number INV-000016 already exists.'),
    });
    const { typist, dialog, onClose } = open(invoice);
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('An invoice with the number INV-000016 already exists.')).toBeInTheDocument();
    expect(screen.getByText('Failed to update invoice')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before it throws away what was typed', async () => {
    fakeApi(lists);
    const { typist, dialog, onClose } = open(invoice);
    await typist.type(dialog.getByLabelText('Notes'), 'Call first');
    await typist.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard your changes?')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await typist.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('offers the first open day where the month of its date is closed, and books it there', async () => {
    const message = "October 2026 is closed in the firm's own books; the first open day is 11/01/2026";
    const closed = problem(409, message, [{ field: 'issueDate', message }]);
    let asked = 0;
    const server = fakeApi({
      ...lists,
      'PATCH /api/invoices/17': () => ((asked += 1) === 1 ? closed : { body: invoice }),
    });
    const { typist, dialog, onClose } = open(invoice);
    await typist.clear(dialog.getByLabelText('Issue Date'));
    await typist.type(dialog.getByLabelText('Issue Date'), '2026-10-28');
    await typist.clear(dialog.getByLabelText('Due Date'));
    expect(dialog.queryByLabelText('Booked On')).toBeNull();
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Book on 11/01/2026' }));
    expect(dialog.getByLabelText('Booked On')).toHaveValue('11/01/2026');
    expect(dialog.queryByText(message)).toBeNull();
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sent('PATCH', '/api/invoices/17').map(({ body }) => body)).toEqual([
      { issueDate: '2026-10-28', dueDate: null },
      { issueDate: '2026-10-28', bookedOn: '2026-11-01', dueDate: null },
    ]);
  }, 20_000);
});
