import { fireEvent, screen } from '@testing-library/react';
import type { Invoice } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { fakeApi } from '../../../testing/fake-api';
import { invoiceOf } from '../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../testing/render-app';
import { InvoiceView } from './invoice-view';

const remindedAt = '2026-04-02T15:05:00.000Z';
const full = invoiceOf({
  id: 17,
  invoiceNumber: 'INV-17',
  clientId: 'client-1',
  clientName: 'Red Mesa',
  loadId: 9,
  loadNumber: 'L-9',
  paidDate: '2026-03-20',
  notes: 'Call first',
  remindedAt,
  remindedTo: 'pay@prairie.test',
});

const termsShown = (): Record<string, string> =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ) as Record<string, string>;
const open = async (invoice: Invoice, permissions: readonly string[] = ['invoices.read']) => {
  fakeApi({ 'GET /api/invoices/17': () => ({ body: { ...invoice, payments: [] } }) });
  renderApp(
    <InvoiceView id="17" history={null} documents={({ id }) => `Papers of ${id}`} onClose={() => undefined} />,
    { user: { ...staffUser, permissions: [...permissions] } },
  );
  await screen.findByText('Issue date');
  return termsShown();
};
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('an invoice that is opened', () => {
  it('says whose it is, for what and how it stands', async () => {
    expect(await open(full)).toEqual({
      Client: 'Red Mesa',
      Carrier: 'Prairie Star Carriers',
      Load: 'L-9',
      'Issue date': '03/02/2026',
      'Due date': '04/01/2026',
      'Paid date': '03/20/2026',
      Sent: 'Not sent yet',
      Reminded: `${formatDateTime(remindedAt)}, pay@prairie.test`,
      Notes: 'Call first',
    });
    expect(linkOf('Prairie Star Carriers')).toBe('/clients/brokers/4');
    expect(linkOf('L-9')).toBe('/loads/9');
    expect(screen.getByText('Papers of 17')).toBeInTheDocument();
    expect(screen.queryByText(/was voided/)).toBeNull();
  });

  it('says what it does not know', async () => {
    const bare = invoiceOf({ id: 17, invoiceNumber: 'INV-17', dueDate: null, brokerName: null });
    const known = await open(bare);
    expect(known).toMatchObject({ Client: "The firm's own", Carrier: '4' });
    expect(Object.keys(known)).not.toContain('Notes');
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(termsShown()).toMatchObject({ Load: 'N/A', 'Due date': 'N/A', Reminded: '—', Notes: '—' });
    fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(termsShown()).toEqual(known);
  });

  it('names a load without a number by its id, and a reminder that went to nobody', async () => {
    const details = await open({ ...full, loadNumber: null, remindedTo: null });
    expect([details['Load'], details['Reminded']]).toEqual(['9', `${formatDateTime(remindedAt)}, nobody`]);
  });

  it('leads to its journal entries for who sees the books alone', async () => {
    expect(await open(full, ['invoices.read', 'ledger.read'])).toMatchObject({ Books: 'Journal entries' });
    expect(linkOf('Journal entries')).toBe('/accounting/bookkeeping?invoiceId=17');
  });

  it('that was voided says so', async () => {
    await open({ ...full, status: 'cancelled' });
    expect(screen.getByText('This invoice was voided. Its entries in the books are reversed.')).toBeInTheDocument();
  });
});
