import { screen, waitFor, within } from '@testing-library/react';
import type { PortalPayment } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import {
  clientUser,
  driverUser,
  onScreen,
  paymentOf,
  portalAnswers as lists,
  processOf,
  someDocuments as documents,
} from '../../../testing/portal-scene';

const card = (label: string) => within(screen.getByText(label).closest('div')?.parentElement ?? document.body);

beforeEach(() => onScreen('desk'));

describe('the client portal', () => {
  it('is a signed-in screen with four tabs, and one for deadlines, that have addresses of their own', async () => {
    proves('SCR-025', 'SCR-246..SCR-250', 'RUL-011');
    const { typist, address } = openApp('/client-portal', lists());
    const tabs = within(await screen.findByRole('navigation', { name: 'Client Portal' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Documents',
      'IFTA Status',
      'Payments',
      'Deadlines',
    ]);
    for (const [tab, path] of [
      ['Documents', '/client-portal/documents'],
      ['IFTA Status', '/client-portal/ifta'],
      ['Payments', '/client-portal/payments'],
      ['Deadlines', '/client-portal/deadlines'],
      ['Overview', '/client-portal'],
    ] as const) {
      await typist.click(tabs.getByRole('link', { name: tab }));
      await waitFor(() => expect(address()).toBe(path));
      await waitFor(() => expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page'));
    }
  });

  it.each([
    ['/client-portal/documents', 'Upload a document'],
    ['/client-portal/ifta', 'No IFTA processes found.'],
    ['/client-portal/payments', 'No payments yet'],
    ['/client-portal/deadlines', 'Nothing is missing. We will ask you here when we need a paper.'],
  ])('opens %s directly', async (path, text) => {
    openApp(path, lists());
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('asks for no list when there is no user id, and for all three when there is', async () => {
    proves('SCR-296', 'RUL-147', 'API-024..API-026');
    const { server } = openApp('/client-portal', lists());
    await waitFor(() => expect(server.sent('GET', '/api/client-payments')).toHaveLength(1));
    expect(server.sent('GET', '/api/client-documents')).toHaveLength(1);
    expect(server.sent('GET', '/api/ifta-processes')).toHaveLength(1);
  });

  it('asks for nothing without a user id', async () => {
    proves('SCR-296', 'RUL-147');
    const { server } = openApp(
      '/client-portal',
      lists({ 'GET /api/auth/user': () => ({ body: { ...clientUser, id: '' } }) }),
    );
    expect(await screen.findByText('Quick Actions')).toBeInTheDocument();
    expect(server.seen.filter(({ path }) => /client-documents|ifta-processes|client-payments/.test(path))).toHaveLength(
      0,
    );
  });

  it('tells staff where the same things are on their pages', async () => {
    openApp(
      '/client-portal',
      lists({
        'GET /api/auth/user': () => ({ body: { ...clientUser, role: 'employee', permissions: ['documents.read'] } }),
      }),
    );
    expect(await screen.findByText('The portal is for clients and drivers')).toBeInTheDocument();
  });
});

describe('the Overview tab', () => {
  const many = lists({
    'GET /api/client-documents': () => ({ body: documents }),
    'GET /api/ifta-processes': () => ({
      body: [
        processOf({ id: 'p1' }),
        processOf({ id: 'p2', quarter: 'Q3' }),
        processOf({ id: 'p3', status: 'pending', year: 2026, quarter: 'Q1' }),
      ],
    }),
    'GET /api/client-payments': () => ({
      body: [
        paymentOf({ id: 'a' }),
        paymentOf({ id: 'b' }),
        paymentOf({ id: 'c', status: 'refunded' }),
        paymentOf({ id: 'd', status: 'failed' }),
      ] satisfies PortalPayment[],
    }),
  });

  it('counts documents, processed documents, completed quarters and the money paid', async () => {
    proves('SCR-251..SCR-254', 'MSG-065', 'RUL-047', 'RUL-048');
    openApp('/client-portal', many);
    await waitFor(() => expect(card('Total paid').getByText('$300.00')).toBeInTheDocument());
    expect(screen.getByText('Documents', { selector: 'p' }).parentElement?.parentElement).toHaveTextContent('5');
    expect(card('Documents processed').getByText('1')).toBeInTheDocument();
    expect(card('Quarters completed').getByText('2')).toBeInTheDocument();
  });

  it('has quick actions that lead to the upload, the quarters and the payment', async () => {
    proves('SCR-255..SCR-257');
    const { typist } = openApp('/client-portal', many);
    expect(await screen.findByRole('link', { name: /Upload Document/ })).toHaveAttribute(
      'href',
      '/client-portal/documents',
    );
    expect(screen.getByRole('link', { name: /Check IFTA Status/ })).toHaveAttribute('href', '/client-portal/ifta');
    await typist.click(screen.getByRole('link', { name: /Make Payment/ }));
    expect(await screen.findByRole('dialog', { name: 'Make a payment' })).toBeInTheDocument();
  });

  it('shows whom to ask and promises an answer', async () => {
    proves('SCR-258', 'SCR-259', 'MSG-066', 'RUL-013', 'RUL-015', 'RUL-180');
    openApp('/client-portal', many);
    const support = within(await screen.findByRole('region', { name: 'Support' }));
    expect(await support.findByText('(555) 012-3456')).toHaveAttribute('href', 'tel:5550123456');
    expect(support.getByText('help@ridgeline.test')).toHaveAttribute('href', 'mailto:help@ridgeline.test');
    expect(support.getByText('Mon-Fri 8AM-6PM ET')).toBeInTheDocument();
    expect(support.getByText('Response within 24 hours')).toBeInTheDocument();
  });

  it('points at rejected documents', async () => {
    openApp('/client-portal', many);
    expect(await screen.findByText('One document was rejected')).toHaveAttribute(
      'href',
      '/client-portal/documents?status=rejected',
    );
  });

  it('draws no card of nothing', async () => {
    openApp('/client-portal', lists());
    expect(await screen.findByText('Nothing: we have what we need.')).toBeInTheDocument();
    for (const label of ['Documents processed', 'Quarters completed', 'Total paid'])
      expect(screen.queryByText(label)).toBeNull();
  });

  it('says that something did not load and tries again', async () => {
    let broken = true;
    const { typist } = openApp(
      '/client-portal',
      lists({ 'GET /api/client-documents': () => (broken ? problem(503, 'Busy') : { body: documents }) }),
    );
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeInTheDocument();
    broken = false;
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card('Documents processed').getByText('1')).toBeInTheDocument());
  });
});

describe('the IFTA Status tab', () => {
  const one = processOf({ id: 'p1' });

  it('shows one card per process with everything about it', async () => {
    proves('SCR-278..SCR-288', 'RUL-049', 'API-025', 'ENM-015');
    openApp(
      '/client-portal/ifta',
      lists({
        'GET /api/ifta-processes': () => ({
          body: [
            one,
            processOf({
              id: 'p2',
              quarter: 'Q1',
              year: 2026,
              status: 'received',
              submittedDate: null,
              processedDate: null,
              totalMiles: null,
              totalGallons: null,
              taxOwed: null,
              notes: null,
              dueDate: '2099-04-30',
            }),
          ],
        }),
      }),
    );
    const first = within(await screen.findByRole('article', { name: 'IFTA Q4 2025' }));
    for (const text of [
      'Q4 2025',
      'Processed',
      '01/31/2026',
      '01/12/2026',
      '01/20/2026',
      '31,250.5',
      '4,810.2',
      '$412.37',
      'Filed with Arizona',
    ])
      expect(first.getAllByText(text).length).toBeGreaterThan(0);
    const second = within(screen.getByRole('article', { name: 'IFTA Q1 2026' }));
    expect(second.getByText('Received')).toBeInTheDocument();
    expect(second.getByText('04/30/2099')).toBeInTheDocument();
    expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
      'IFTA Q1 2026',
      'IFTA Q4 2025',
    ]);
  });

  it('says that there are none', async () => {
    proves('SCR-289', 'MSG-067');
    openApp('/client-portal/ifta', lists());
    expect(await screen.findByText('No IFTA processes found.')).toBeInTheDocument();
  });

  it('says when they did not load', async () => {
    openApp('/client-portal/ifta', lists({ 'GET /api/ifta-processes': () => problem(500, 'x') }));
    expect(await screen.findByText('This did not load')).toBeInTheDocument();
  });
});

describe('the Payments tab', () => {
  const paid = lists({
    'GET /api/client-payments': () => ({
      body: [
        paymentOf({ id: 'a' }),
        paymentOf({
          id: 'b',
          status: 'failed',
          failure: 'Your card was declined.',
          description: 'Service Fee',
          paymentDate: null,
        }),
      ],
    }),
  });

  it('is a table of Date, Amount, Description and Status', async () => {
    proves('SCR-290..SCR-294', 'FLD-0071..FLD-0075', 'API-026');
    openApp('/client-portal/payments', paid);
    const table = within(await screen.findByRole('grid', { name: 'Payments' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Amount',
      'Description',
      'Status',
    ]);
    const [, first, second] = table.getAllByRole('row');
    expect(first).toHaveTextContent('02/11/2026$150.00IFTA Processing FeeCompleted');
    expect(second).toHaveTextContent('02/10/2026$150.00Service FeeFailedYour card was declined.');
  });

  it('is cards on a phone', async () => {
    onScreen('phone');
    openApp('/client-portal/payments', paid);
    const cards = within(await screen.findByRole('list', { name: 'Payments' }));
    expect(cards.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('Make Payment', () => {
  const open = async (answers: Record<string, Answering> = {}) => {
    const app = openApp(
      '/client-portal/payments',
      lists({
        'POST /api/create-payment-intent': () => ({ body: { clientSecret: 'pi_1_secret_2' } }),
        'POST /api/checkout': () => new Promise(() => undefined),
        ...answers,
      }),
    );
    await app.typist.click(await screen.findByRole('button', { name: 'Make Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a payment' }));
    await dialog.findByLabelText(/Service Fee/);
    return { ...app, dialog };
  };

  it.each(['IFTA Processing Fee', 'Service Fee'])(
    'asks for an intent of 150 for the %s, keeps what is pending and leaves for the checkout',
    async (description) => {
      proves(
        'SCR-295',
        'MSG-068',
        'MSG-073',
        'MSG-074',
        'RUL-100..RUL-102',
        'RUL-155',
        'RUL-175',
        'FLD-0149',
        'FLD-0150',
        'ENM-023',
        'API-028',
      );
      const { typist, dialog, server, address } = await open();
      await typist.click(dialog.getByLabelText(new RegExp(description)));
      await typist.click(dialog.getByRole('button', { name: 'Continue to checkout' }));
      await waitFor(() => expect(address()).toBe('/checkout?client_secret=pi_1_secret_2'));
      expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/client-portal/payments');
      expect(server.sent('POST', '/api/create-payment-intent')[0]?.body).toEqual({ amount: 150, description });
      expect(JSON.parse(localStorage.getItem('pendingPayment') ?? '{}')).toEqual({
        amount: 150,
        description,
        paymentMethod: 'card',
      });
    },
  );

  it('takes a payment from an account at the price that stands, and says that it is pending', async () => {
    const { typist, dialog, server } = await open({
      'POST /api/compliance-payments': () => ({
        body: paymentOf({ id: 'new', paymentMethod: 'ach', status: 'pending', paymentStatus: 'pending' }),
      }),
    });
    await typist.click(dialog.getByLabelText(/Service Fee/));
    await typist.selectOptions(dialog.getByLabelText('Payment Method'), 'ACH');
    await typist.click(dialog.getByRole('button', { name: 'Submit Payment' }));
    expect(await dialog.findByText('Routing number is required')).toBeInTheDocument();
    for (const [label, value] of [
      ['Account Holder Name', 'Ridgeline Carriers LLC'],
      ['Bank Name', 'First Bank'],
      ['Routing Number', '021000021'],
      ['Account Number', '40028871934567'],
    ] as const)
      await typist.type(dialog.getByLabelText(label, { exact: false, selector: 'input' }), value);
    await typist.click(dialog.getByRole('button', { name: 'Submit Payment' }));
    expect(await screen.findByText('Payment Submitted')).toBeInTheDocument();
    expect(server.sent('POST', '/api/compliance-payments')[0]?.body).toMatchObject({
      ...{ amount: '150.00', description: 'Service Fee', paymentMethod: 'ach', routingNumber: '021000021' },
      ...{ accountNumber: '40028871934567', accountType: 'checking', accountHolderName: 'Ridgeline Carriers LLC' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent('POST', '/api/create-payment-intent')).toEqual([]);
  });

  it('says when no payment could be started, and keeps nothing', async () => {
    proves('MSG-072');
    const { typist, dialog, address } = await open({
      'POST /api/create-payment-intent': () => problem(502, 'Provider down'),
    });
    await typist.click(dialog.getByRole('button', { name: 'Continue to checkout' }));
    expect(await screen.findByText('Payment Failed')).toBeInTheDocument();
    expect(screen.getByText('There was an error processing your payment. Please try again.')).toBeInTheDocument();
    expect(address()).toBe('/client-portal/payments?pay=1');
    expect(localStorage.getItem('pendingPayment')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Continue to checkout' })).toBeEnabled();
  });
});

describe('a driver', () => {
  const driving = lists({
    'GET /api/auth/user': () => ({ body: driverUser }),
    'GET /api/client-documents': () => ({ body: documents }),
  });

  it('sees its own documents and may add some', async () => {
    openApp('/client-portal/documents', driving);
    expect(await screen.findByText('october.pdf')).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Upload a document' })).toBeInTheDocument();
  });

  it.each(['/client-portal/payments', '/client-portal'])('has nothing to pay at %s', async (path) => {
    openApp(path, driving);
    await screen.findByText(path.endsWith('payments') ? 'No payments yet' : 'Quick Actions');
    expect(screen.queryByText('Make Payment')).not.toBeInTheDocument();
  });
});
