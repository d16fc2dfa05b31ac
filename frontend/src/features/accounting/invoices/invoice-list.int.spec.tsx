import { screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';
import { invoiceOf } from '../../../testing/prepared/records';

const invoice = invoiceOf({ id: 7, invoiceNumber: 'INV-7', notes: 'Call first' });
const open = (search = '', invoices = [invoice], answers: Record<string, Answering> = {}) =>
  openApp(`/accounting/invoices${search}`, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/invoices': () => ({ body: invoices }),
    'GET /api/invoices/7': () => ({ body: { ...invoice, payments: [] } }),
    ...answers,
  });
const listed = () => screen.findByRole('grid', { name: 'Invoices' });

beforeEach(() => onScreen('desk'));

describe('the list of invoices', () => {
  it('is narrowed by what the address says', async () => {
    const asked = {
      status: 'pending,overdue',
      brokerId: '4',
      clientId: 'client-1',
      loadId: '9',
      age: '1-30',
      issuedFrom: '2026-02-01',
      issuedTo: '2026-02-28',
      asOf: '2026-03-01',
    };
    const { server } = open(`?${new URLSearchParams(asked)}`);
    await listed();
    expect(Object.fromEntries(server.sent('GET', '/api/invoices')[0]?.query ?? [])).toMatchObject(asked);
  });

  it('offers every status, those that are open together and all that were billed', async () => {
    const { typist, server } = open();
    await listed();
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(status)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value, textContent }) => [value, textContent]),
    ).toEqual([
      ['', 'All statuses'],
      ['draft', 'Draft'],
      ['pending', 'Pending'],
      ['paid', 'Paid'],
      ['overdue', 'Overdue'],
      ['cancelled', 'Cancelled'],
      ['pending,overdue', 'Pending + overdue'],
      ['pending,overdue,paid', 'All billed'],
    ]);
    await typist.selectOptions(status, 'pending,overdue');
    await waitFor(() =>
      expect(server.sent('GET', '/api/invoices').at(-1)?.query.get('status')).toBe('pending,overdue'),
    );
  });

  it('keeps filters that few need in its menu, and says with a chip what is chosen, which takes it off', async () => {
    const { typist, address } = open();
    await listed();
    const menu = screen.getByRole('group', { name: 'Filters' });
    expect(within(menu).queryByRole('combobox', { name: 'Status' })).toBeNull();
    await typist.selectOptions(within(menu).getByRole('combobox', { name: 'Factoring' }), 'collected');
    await waitFor(() => expect(address()).toBe('/accounting/invoices?factoringStatus=collected'));
    const chip = await screen.findByRole('button', { name: 'Factoring: Collected' });
    chip.focus();
    await typist.keyboard('{Delete}');
    await waitFor(() => expect(address()).toBe('/accounting/invoices'));
  });

  it.each([
    ['standing=late', /^Standing: /],
    ['factorId=4', /^Factor: /],
    ['factoringStatus=collected', 'Factoring: Collected'],
    ['asOf=2026-02-28', 'As of: 02/28/2026'],
  ])('shows the filter that %s chose', async (search, words) => {
    open(`?${search}`);
    await listed();
    expect(await screen.findByRole('button', { name: words })).toBeInTheDocument();
  });

  it.each([
    ['?age=1-30', '1–30 days late'],
    ['?issuedFrom=2026-02-01', 'Issued from 02/01/2026'],
    ['?issuedTo=2026-02-28', 'Issued to 02/28/2026'],
    ['?issuedFrom=2026-02-01&issuedTo=2026-02-28', 'Issued from 02/01/2026 to 02/28/2026'],
  ])('at %s says that it is narrowed to "%s", until that is taken off', async (search, words) => {
    const { typist, address } = open(search);
    await listed();
    const sign = screen.getByText(words).closest('[data-narrowed]') as HTMLElement;
    expect(document.querySelectorAll('[data-narrowed]')).toHaveLength(1);
    await typist.click(within(sign).getByTestId('CancelIcon'));
    await waitFor(() => expect(address()).toBe('/accounting/invoices'));
  });

  it.each(['', '?age=never'])('at "%s" says nothing of what it is not narrowed to', async (search) => {
    open(search);
    await listed();
    expect(document.querySelectorAll('[data-narrowed]')).toHaveLength(0);
    expect(screen.queryByText(/^This is the list as of/)).toBeNull();
  });

  it('of a day that is past says so, and leads back to now', async () => {
    const { typist, address } = open('?asOf=2026-01-31');
    await listed();
    expect(screen.getByText(/^This is the list as of the end of 01\/31\/2026/)).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Back to now' }));
    await waitFor(() => expect(address()).toBe('/accounting/invoices'));
  });

  it('opens an invoice with a click on its row, and comes back to what was searched', async () => {
    const { typist, address } = open('?q=a');
    const grid = within(await listed());
    expect(grid.getByRole('link', { name: 'INV-7' })).toHaveAttribute('href', '/accounting/invoices/7?q=a');
    await typist.click(grid.getByText('Call first'));
    await waitFor(() => expect(address()).toBe('/accounting/invoices/7?q=a'));
  });

  it.each([
    ['', 'Bill a delivered load and follow the money here.', 1],
    ['?status=draft', 'Try another number, word or status.', 0],
  ])('at "%s" says why it is empty', async (search, words, offers) => {
    open(search, []);
    expect(await screen.findByText('No invoices found')).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Create First Invoice' })).toHaveLength(offers);
  });

  it('offers no first invoice to who may not write any', async () => {
    const user = { ...admin, role: 'employee', isAdmin: false, permissions: ['invoices.read'] };
    open('', [], { 'GET /api/auth/user': () => ({ body: user }) });
    expect(await screen.findByText('No invoices found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create First Invoice' })).toBeNull();
  });
});
