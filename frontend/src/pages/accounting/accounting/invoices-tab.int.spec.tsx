import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '../../../lib/api/api-types';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';
import { brokerOf, invoiceOf } from '../../../testing/prepared/records';

const noted = invoiceOf({ id: 7, invoiceNumber: 'INV-7', clientName: 'Red Mesa', notes: 'Call first' });
const plain = invoiceOf({ id: 8, invoiceNumber: 'INV-8', brokerName: null, dueDate: null });
const voided = invoiceOf({ id: 9, invoiceNumber: 'INV-9', status: 'cancelled' });

const open = (path: string, answers: Record<string, Answering> = {}) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/invoices': () => ({ body: [noted, plain, voided], headers: { 'x-total-count': '3' } }),
    ...answers,
  });
const edits = () =>
  screen.queryAllByRole('button', { name: /^Edit INV/ }).map((button) => button.getAttribute('aria-label'));

describe.each(['desk', 'phone'] as const)('the invoices at a %s', (kind) => {
  beforeEach(() => onScreen(kind));

  it('are edited from the list, but for those that are voided', async () => {
    const { typist, address } = open('/accounting/invoices');
    await screen.findByRole('link', { name: 'INV-9' });
    expect(edits()).toEqual(['Edit INV-7', 'Edit INV-8']);
    await typist.click(screen.getByRole('button', { name: 'Edit INV-7' }));
    await waitFor(() => expect(address()).toBe('/accounting/invoices?edit=7'));
  });

  it('of a day that is past are only looked at', async () => {
    const { typist } = open('/accounting/invoices?asOf=2026-01-31');
    await typist.click(await screen.findByRole('checkbox', { name: /^Select INV-7/ }));
    const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
    expect(bar.queryByRole('button', { name: /^(Send reminder|Record payment)$/ })).not.toBeInTheDocument();
    expect(edits()).toEqual([]);
  });

  it('are only looked at by who may not write them', async () => {
    open('/accounting/invoices', {
      'GET /api/auth/user': () => ({
        body: { ...admin, role: 'employee', isAdmin: false, permissions: ['invoices.read'] },
      }),
    });
    await screen.findByRole('link', { name: 'INV-9' });
    expect(edits()).toEqual([]);
  });
});

describe('an invoice on a phone', () => {
  it.each([
    [noted, ['Prairie Star Carriers · Red Mesa · Due 04/01/2026', 'Call first', '$1,250.00']],
    [plain, ['— · Due N/A', '$1,250.00']],
  ])('says whose it is, when it is due and what was noted: %#', async (invoice, words) => {
    onScreen('phone');
    open('/accounting/invoices', { 'GET /api/invoices': () => ({ body: [invoice] }) });
    const card = (await screen.findByRole('link', { name: invoice.invoiceNumber })).closest('li');
    for (const text of words) expect(card).toHaveTextContent(text);
  });
});

describe('an invoice that is sent', () => {
  const ask = async (changes: Partial<Invoice>) => {
    onScreen('desk');
    const invoice = { ...noted, ...changes };
    const sent = { ...invoice, sentAt: '2026-03-02T15:00:00.000Z', sentTo: 'pay@prairie.test' };
    const app = open('/accounting/invoices/7?send=1', {
      'GET /api/invoices/7': () => ({ body: { ...invoice, payments: [] } }),
      'GET /api/brokers/4': () => ({
        body: brokerOf({ id: 4, name: 'Prairie Star Carriers', contactEmail: 'office@prairie.test' }),
      }),
      'POST /api/invoices/7/send': () => ({ status: 202, body: sent }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^(Send|Resend) INV-7$/ }));
    return { ...app, dialog, to: dialog.getByLabelText(/^To/) };
  };

  it('goes to the address of the carrier, unless another is typed', async () => {
    const { typist, dialog, to, server } = await ask({});
    await waitFor(() => expect(to).toHaveValue('office@prairie.test'));
    await typist.clear(to);
    await typist.click(dialog.getByRole('button', { name: 'Send e-mail' }));
    expect(await dialog.findByText('Valid email is required')).toBeInTheDocument();
    await typist.type(to, ' pay@prairie.test ');
    await typist.click(dialog.getByRole('button', { name: 'Send e-mail' }));
    expect(await screen.findByText('Invoice INV-7 is on its way to pay@prairie.test')).toBeInTheDocument();
    expect(server.sent('POST', '/api/invoices/7/send').map(({ body }) => body)).toEqual([{ to: 'pay@prairie.test' }]);
  });

  it('again goes to where it went before', async () => {
    const { dialog, to } = await ask({ sentAt: '2026-03-01T15:00:00.000Z', sentTo: 'old@prairie.test' });
    expect(to).toHaveValue('old@prairie.test');
    expect(dialog.getByRole('button', { name: 'Resend' })).toBeInTheDocument();
  });
});

describe('the charts of invoices', () => {
  const NOTHING = 'Nothing was billed in the last 12 months.';
  const ALL_PAID = 'Nothing is open: every invoice is paid.';
  beforeEach(() => onScreen('desk'));

  it.each([
    ['nothing came in or was billed', '0.00', '0.00', NOTHING],
    ['money came in alone', '0.00', '5.00', null],
    ['money was billed alone', '5.00', '0.00', null],
  ])('are drawn of months, but where %s', async (_what, billed, received, words) => {
    const months = [
      { month: '2026-02', billed: '0.00', received: '0.00' },
      { month: '2026-03', billed, received },
    ];
    open('/', { 'GET /api/invoices/months': () => ({ body: months }) });
    if (words === null) await screen.findByRole('figure', { name: 'Billed and received by month' });
    else await screen.findByText(words);
    expect(screen.queryAllByText(NOTHING)).toHaveLength(words === null ? 0 : 1);
    expect(screen.queryAllByRole('figure', { name: 'Billed and received by month' })).toHaveLength(
      words === null ? 1 : 0,
    );
  });

  it.each([
    ['0.00', ALL_PAID],
    ['5.00', null],
  ])('are drawn of what is open (%s), where anything is', async (balance, words) => {
    const ages = [
      { age: 'current', invoices: 0, balance: '0.00' },
      { age: '1-30', invoices: 1, balance },
    ];
    open('/accounting', { 'GET /api/invoices/ageing': () => ({ body: ages }) });
    if (words === null) await screen.findByRole('figure', { name: 'Open by days past due' });
    else await screen.findByText(words);
    expect(screen.queryAllByText(ALL_PAID)).toHaveLength(words === null ? 0 : 1);
    expect(screen.queryAllByRole('figure', { name: 'Open by days past due' })).toHaveLength(words === null ? 1 : 0);
  });
});
