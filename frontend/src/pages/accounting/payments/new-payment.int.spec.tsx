import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { complianceDocumentOf } from '../../../testing/prepared/compliance-documents';
import { openApp } from '../../../testing/open-app';
import { clientUser, officeUser, onScreen, paymentOf } from '../../../testing/portal-scene';
import { redMesa } from '../../../testing/prepared/records';

const document = complianceDocumentOf({ id: '01990000-0000-7000-8000-0000000000d1', title: 'Oregon permit' });
const account = {
  accountHolderName: 'Red Mesa Transport',
  bankName: 'First Bank',
  routingNumber: '021000021',
  accountNumber: '*****6789',
  accountType: 'checking',
} as const;
const byAch = paymentOf({
  id: 'p-1',
  amount: 218.4,
  description: 'Oregon permit',
  status: 'pending',
  paymentMethod: 'ach',
  transactionId: null,
  paymentDate: null,
  documentId: document.id,
  documentTitle: 'Oregon permit',
  account,
});

const bookkeeper = { ...officeUser, permissions: [...officeUser.permissions, 'payments.write', 'invoices.read'] };
const open = (path: string, answers: Record<string, Answering> = {}, user = bookkeeper) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/compliance-payments': () => ({ body: [byAch] }),
    'GET /api/compliance-payments/summary': () => ({ body: { paid: '300.00', pending: '218.40' } }),
    'GET /api/clients': () => ({ body: [redMesa] }),
    'GET /api/invoices': () => ({ body: [] }),
    'GET /api/compliance-documents': () => ({ body: [document] }),
    ...answers,
  });
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => onScreen('desk'));

describe('the payments', () => {
  it('show what was paid and what is to come, and how each payment comes', async () => {
    proves('SCR-691..SCR-694', 'RUL-245');
    const { typist, server } = open('/payments');
    expect(await screen.findByRole('link', { name: '$300.00' })).toHaveAttribute('href', '/payments?status=completed');
    expect(screen.getByRole('link', { name: '$218.40' })).toHaveAttribute(
      'href',
      '/payments?status=pending,processing',
    );
    for (const label of ['Total Paid', 'Total Pending']) expect(screen.getByText(label)).toBeInTheDocument();
    const table = within(await screen.findByRole('grid', { name: 'Payments' }));
    expect(await table.findByText('ACH *****6789')).toBeInTheDocument();
    for (const link of table.getAllByRole('link', { name: 'Oregon permit' }))
      expect(link).toHaveAttribute('href', `/documents/${document.id}`);
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'refunded');
    await waitFor(() =>
      expect(server.sent('GET', '/api/compliance-payments').at(-1)?.query.get('status')).toBe('refunded'),
    );
  });

  it('of one document are marked as such', async () => {
    const { server, typist, address } = open(`/payments?documentId=${document.id}`);
    expect(await screen.findByText('For one document')).toBeInTheDocument();
    await typist.click(screen.getByTestId('CancelIcon'));
    expect(server.sent('GET', '/api/compliance-payments')[0]?.query.get('documentId')).toBe(document.id);
    await waitFor(() => expect(address()).toBe('/payments'));
  });
});

describe('a new payment', () => {
  it('by ACH asks for the account, checks its routing number, and is submitted', async () => {
    proves('SCR-695..SCR-700', 'SCR-705..SCR-709', 'FLD-0640', 'FLD-0641', 'FLD-0646..FLD-0649');
    proves('MSG-177', 'RUL-351', 'RUL-352', 'RUL-357', 'RUL-358', 'RUL-439');
    const { typist, server } = open('/payments', { 'POST /api/compliance-payments': () => ({ body: byAch }) });
    await typist.click(await screen.findByRole('button', { name: 'New Payment' }));
    const dialog = await dialogOf('New Payment');
    const method = dialog.getByLabelText(/^Payment Method/);
    expect(
      within(method)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Credit card', 'Bank transfer', 'ACH', 'Check']);
    await typist.selectOptions(method, 'bank_transfer');
    for (const label of [/^Account Holder Name/, /^Bank Name/, /^Routing Number/, /^Account Number/])
      expect(dialog.getByLabelText(label)).toBeRequired();
    await typist.selectOptions(method, 'ach');
    await typist.click(dialog.getByRole('button', { name: 'Submit Payment' }));
    for (const text of [
      'Amount is required',
      'Description is required',
      'Choose the client who pays',
      'Account holder name is required',
      'Bank name is required',
      'Routing number is required',
      'Account number is required',
    ])
      expect(await dialog.findByText(text)).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Amount/), '218.4');
    await typist.type(dialog.getByLabelText(/^Description/), 'Oregon permit');
    await typist.click(dialog.getByRole('combobox', { name: /^Document/ }));
    await typist.click(await screen.findByRole('option', { name: /Oregon permit/ }));
    await typist.type(dialog.getByLabelText(/^Account Holder Name/), 'Red Mesa Transport');
    await typist.type(dialog.getByLabelText(/^Bank Name/), 'First Bank');
    const routing = dialog.getByLabelText(/^Routing Number/);
    await typist.type(routing, '02100-00229');
    expect(routing).toHaveValue('021000022');
    expect(
      within(dialog.getByLabelText(/^Account Type/))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Checking', 'Savings', 'Business']);
    expect(dialog.getByRole('combobox', { name: /^Invoice/ })).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Account Number/), '123456789');
    await typist.click(dialog.getByRole('button', { name: 'Submit Payment' }));
    expect(await dialog.findByText('That is not a valid routing number: please check its digits')).toBeInTheDocument();
    await typist.clear(routing);
    await typist.type(routing, '021000021');
    await typist.click(dialog.getByRole('button', { name: 'Submit Payment' }));
    expect(await screen.findByText('Payment Submitted')).toBeInTheDocument();
    expect(screen.getByText('$218.40 by ACH is pending until it comes in.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent('POST', '/api/compliance-payments')[0]?.body).toEqual({
      amount: '218.40',
      paymentMethod: 'ach',
      description: 'Oregon permit',
      clientId: null,
      documentId: document.id,
      invoiceId: null,
      notes: null,
      accountHolderName: 'Red Mesa Transport',
      bankName: 'First Bank',
      routingNumber: '021000021',
      accountNumber: '123456789',
      accountType: 'checking',
    });
  });

  it('says when it was not submitted', async () => {
    proves('MSG-176');
    const { typist } = open('/payments?new=1', { 'POST /api/compliance-payments': () => problem(500, 'x') });
    const dialog = await dialogOf('New Payment');
    await typist.selectOptions(dialog.getByLabelText(/^Payment Method/), 'check');
    await typist.type(dialog.getByLabelText(/^Amount/), '20');
    await typist.type(dialog.getByLabelText(/^Description/), 'Service');
    await typist.type(dialog.getByLabelText(/^Check Number/), '1044');
    await typist.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport' }));
    await typist.click(dialog.getByRole('button', { name: 'Submit Payment' }));
    expect(await screen.findByText('Failed to submit payment. Please try again.')).toBeInTheDocument();
  });

  it('by card goes to the checkout with its secret, and holds no field of a card', async () => {
    proves('SCR-712', 'RUL-248', 'RUL-396', 'FLD-0650', 'FLD-0651');
    const { typist, server, address } = open('/payments?new=1', {
      'POST /api/create-payment-intent': () => ({ body: { clientSecret: 'pi_9_secret_1' } }),
      'POST /api/checkout': () => problem(404, 'Payment not found'),
    });
    const dialog = await dialogOf('New Payment');
    expect(dialog.queryByLabelText(/card number|cvv|cvc|expir/i)).toBeNull();
    await typist.type(dialog.getByLabelText(/^Amount/), '20');
    await typist.type(dialog.getByLabelText(/^Description/), 'Service');
    await typist.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport' }));
    await typist.click(dialog.getByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(address()).toBe('/checkout?client_secret=pi_9_secret_1'));
    expect(server.sent('POST', '/api/create-payment-intent')[0]?.body).toEqual({
      amount: 20,
      description: 'Service',
      paymentData: {
        clientId: 'client-1',
        documentId: null,
        invoiceId: null,
        notes: null,
        paymentMethod: 'credit_card',
      },
    });
  });

  it.each(['/payments', '/payments?new=1'])('is nothing for who only reads payments, at %s', async (path) => {
    open(path, {}, officeUser);
    expect(await screen.findByRole('grid', { name: 'Payments' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New Payment' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is nothing for a client', async () => {
    open('/payments', {}, clientUser);
    expect(await screen.findByRole('button', { name: 'Make Payment' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New Payment' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull();
  });
});

describe('a payment to come', () => {
  it.each([
    ['processing', [], { paymentStatus: 'processing' }],
    ['completed', [['Transaction', 'ACH-77']], { paymentStatus: 'completed', transactionId: 'ACH-77' }],
    ['failed', [['Reason', 'No funds']], { paymentStatus: 'failed', reason: 'No funds' }],
  ] as const)('is moved on to %s', async (status, typed, body) => {
    const { typist, server } = open('/payments', {
      'PATCH /api/compliance-payments/p-1/status': () => ({ body: { ...byAch, status, paymentStatus: status } }),
    });
    await typist.click(await screen.findByRole('button', { name: 'Update $218.40 of Red Mesa Transport' }));
    const dialog = await dialogOf('Update payment of $218.40');
    await typist.selectOptions(dialog.getByLabelText(/^Status/), status);
    for (const [label, text] of typed) await typist.type(dialog.getByLabelText(new RegExp(`^${label}`)), text);
    await typist.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(`The payment of $218.40 is now ${status}`)).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/compliance-payments/p-1/status')[0]?.body).toMatchObject(body);
  });

  it('fails with a reason only', async () => {
    const { typist, server } = open('/payments?move=p-1');
    const dialog = await dialogOf('Update payment of $218.40');
    await typist.selectOptions(dialog.getByLabelText(/^Status/), 'failed');
    await typist.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/compliance-payments/p-1/status')).toHaveLength(0);
  });
});
