import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { PortalPayment } from '../../../lib/api/api-types';
import { fakeApi } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { onScreen, paymentOf, portalAnswers } from '../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../testing/render-app';
import { PaymentsOf } from './payments-of';
import { PortalPaymentCard } from './portal-payment-card';
import { portalPaymentColumns } from './portal-payment-columns';
import { RefundDialog } from './dialogs/refund-dialog';

const payment = paymentOf({ id: 'p-1', description: 'Permit fee' });
const permit = { ...payment, documentId: 'd-1', documentTitle: 'Oregon permit' };

describe('what clients paid for something', () => {
  it('is listed with it, and leads to the payments of it alone', async () => {
    const server = fakeApi({
      'GET /api/compliance-payments': () => ({ body: [{ ...permit, paymentMethod: 'check' }] }),
    });
    renderApp(<PaymentsOf of={{ documentId: 'd-1' }} />, { user: staffUser });
    const section = within(await screen.findByRole('region', { name: 'Payments for it' }));
    expect(section.getByRole('listitem')).toHaveTextContent('$150.00Check · 02/11/2026Completed');
    expect(section.getByRole('link')).toHaveAttribute('href', '/payments?documentId=d-1');
    expect(server.sent('GET', '/api/compliance-payments')[0]?.query.get('documentId')).toBe('d-1');
  });
});

describe('the description of a payment', () => {
  const shown = (all: boolean, of: PortalPayment) => {
    const column = portalPaymentColumns(all).find(({ field }) => field === 'description');
    render(<MemoryRouter>{column?.render?.(of) ?? column?.value(of)}</MemoryRouter>);
    return screen.queryByRole('link', { name: 'Permit fee' })?.getAttribute('href');
  };

  it.each([
    ['to what was paid for, for who works here', true, permit, '/documents/d-1'],
    ['nowhere where nothing is named', true, payment, undefined],
    ['nowhere for a client', false, permit, undefined],
  ])('leads %s', (_where, all, of, to) => {
    expect(shown(all, of)).toBe(to);
    expect(screen.getByText('Permit fee')).toBeInTheDocument();
  });
});

describe('a payment on a phone', () => {
  const card = (withClient: boolean) =>
    renderApp(<PortalPaymentCard payment={{ ...permit, failure: 'No funds' }} withClient={withClient} />);

  it('says whose it is and what for to who works here', () => {
    card(true);
    expect(screen.getByText(/^Red Mesa Transport · /)).toBeInTheDocument();
    // folded
    expect(screen.getByRole('link', { name: 'Oregon permit', hidden: true })).toHaveAttribute('href', '/documents/d-1');
    expect(screen.getByText('No funds')).toBeInTheDocument();
  });

  it('says neither to a client', () => {
    card(false);
    expect(screen.getByText('02/11/2026 · Credit card')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a refund', () => {
  it.each([
    ['credit_card', /goes back to the card it came from/],
    ['ach', /send it to the client by bank or check/],
    ['bank_transfer', /send it to the client by bank or check/],
    ['check', /send it to the client by bank or check/],
  ] as const)('of a payment by %s says how the money goes back', (paymentMethod, words) => {
    renderApp(<RefundDialog payment={{ ...payment, paymentMethod }} onClose={() => undefined} />, { user: staffUser });
    expect(screen.getByText(words)).toHaveTextContent('Permit fee, Red Mesa Transport.');
  });
});

describe('the payments of a client', () => {
  it('are those of the status that the address names, until it is let go of', async () => {
    onScreen('phone');
    const { typist } = openApp(
      '/client-portal/payments?status=failed',
      portalAnswers({
        'GET /api/client-payments': () => ({
          body: [payment, paymentOf({ id: 'p-2', description: 'Late fee', status: 'failed', failure: 'No funds' })],
        }),
      }),
    );
    const cards = async () =>
      within(await screen.findByRole('list', { name: 'Payments' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => /Permit fee|Late fee/.exec(textContent ?? '')?.[0]);
    expect(await cards()).toEqual(['Late fee']);
    await typist.click(screen.getByTestId('CancelIcon'));
    expect(await cards()).toEqual(['Permit fee', 'Late fee']);
  });
});
