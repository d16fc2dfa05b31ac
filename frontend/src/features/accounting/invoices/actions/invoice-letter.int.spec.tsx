import { screen, waitFor } from '@testing-library/react';
import type { Invoice } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { fakeApi, problem } from '../../../../testing/fake-api';
import { invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { InvoiceLetter, letterLine } from './invoice-letter';

const at = '2026-03-02T15:00:00.000Z';
const later = '2026-03-02T15:04:00.000Z';
const sent = (letter: Invoice['letter']): Invoice =>
  invoiceOf({ id: 17, invoiceNumber: 'INV-000017', sentAt: at, sentTo: 'pay@broker.test', letter });

const invoiceWith = (changes: Partial<Invoice>): Invoice => ({
  ...sent({ status: 'failed', reason: 'No such address.', attempts: 1, lastTryAt: later }),
  ...changes,
});

describe('the e-mail with an invoice', () => {
  it.each<[string, Invoice, string]>([
    ['not sent', { ...sent(null), sentAt: null }, 'Not sent yet'],
    [
      'waiting',
      sent({ status: 'waiting', reason: null, attempts: 0, lastTryAt: null }),
      `On its way to pay@broker.test since ${formatDateTime(at)}`,
    ],
    [
      'sent',
      sent({ status: 'sent', reason: null, attempts: 2, lastTryAt: later }),
      `${formatDateTime(later)} to pay@broker.test`,
    ],
    [
      'failed',
      sent({ status: 'failed', reason: 'x', attempts: 32, lastTryAt: later }),
      'Not delivered to pay@broker.test',
    ],
    ['of the past', sent(null), `${formatDateTime(at)} to pay@broker.test`],
  ])('that is %s reads as it is', (_, invoice, line) => {
    expect(letterLine(invoice)).toBe(line);
  });

  it('that cannot be delivered says why, and is sent again to the same address', async () => {
    const api = fakeApi({
      'POST /api/invoices/17/send': () => ({
        status: 202,
        body: sent({ status: 'waiting', reason: null, attempts: 0, lastTryAt: null }),
      }),
    });
    const { typist } = renderApp(
      <InvoiceLetter
        invoice={sent({
          status: 'failed',
          reason: 'The mail server does not accept this address.',
          attempts: 1,
          lastTryAt: later,
        })}
      />,
      { user: staffUser },
    );
    expect(screen.getByRole('alert').textContent).toContain(
      'The e-mail could not be delivered. The mail server does not accept this address.',
    );
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    expect(api.sent('POST', '/api/invoices/17/send').map(({ body }) => body)).toEqual([{ to: 'pay@broker.test' }]);
    await screen.findByText('Invoice INV-000017 is on its way to pay@broker.test');
  });

  it('that is tried again says so, without a button', () => {
    fakeApi({});
    renderApp(
      <InvoiceLetter
        invoice={sent({ status: 'waiting', reason: 'The mail server does not answer.', attempts: 3, lastTryAt: later })}
      />,
      { user: staffUser },
    );
    expect(
      screen.getByText('The mail server does not answer. We keep trying for two days; tried 3 times so far.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that was tried once says so', () => {
    fakeApi({});
    renderApp(<InvoiceLetter invoice={sent({ status: 'waiting', reason: 'Busy.', attempts: 1, lastTryAt: later })} />, {
      user: staffUser,
    });
    expect(screen.getByText('Busy. We keep trying for two days; tried once so far.')).toBeInTheDocument();
  });

  it.each<[string, Invoice, string[]]>([
    ['by who may not write invoices', invoiceWith({}), ['invoices.read']],
    ['where nobody knows the address', invoiceWith({ sentTo: null }), staffUser.permissions],
    ['once the invoice is voided', invoiceWith({ status: 'cancelled' }), staffUser.permissions],
  ])('that failed is not sent again %s', (_when, invoice, permissions) => {
    fakeApi({});
    renderApp(<InvoiceLetter invoice={invoice} />, { user: { ...staffUser, permissions } });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each<[string, Invoice['letter']]>([
    ['none', null],
    ['one that waits for its first try', { status: 'waiting', reason: null, attempts: 0, lastTryAt: null }],
    ['one that went at last', { status: 'sent', reason: 'Busy.', attempts: 2, lastTryAt: later }],
  ])('of %s has no trouble to tell', (_which, letter) => {
    fakeApi({});
    renderApp(<InvoiceLetter invoice={sent(letter)} />, { user: staffUser });
    expect(screen.queryByText(/Busy|could not be delivered|keep trying/)).toBeNull();
  });

  it('that is sent again in vain says why; each success is a wish of its own', async () => {
    let up = false;
    const api = fakeApi({
      'POST /api/invoices/17/send': () =>
        up ? { status: 202, body: invoiceWith({}) } : problem(409, 'The mail is away'),
    });
    const { typist } = renderApp(<InvoiceLetter invoice={invoiceWith({})} />, { user: staffUser });
    const sent = () => api.sent('POST', '/api/invoices/17/send');
    const again = async (times: number) => {
      await typist.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(sent()).toHaveLength(times));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
    };
    await again(1);
    expect(await screen.findByText('The mail is away')).toBeInTheDocument();
    up = true;
    await again(2);
    await again(3);
    const [first, second, third] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });
});
