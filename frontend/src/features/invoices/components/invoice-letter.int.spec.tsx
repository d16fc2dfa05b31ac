import { screen } from '@testing-library/react';
import type { Invoice } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { fakeApi } from '../../../testing/fake-api';
import { invoiceOf } from '../../../testing/records';
import { renderApp, staffUser } from '../../../testing/render-app';
import { InvoiceLetter, letterLine } from './invoice-letter';

const at = '2026-03-02T15:00:00.000Z';
const later = '2026-03-02T15:04:00.000Z';
const sent = (letter: Invoice['letter']): Invoice =>
  invoiceOf({ id: 17, invoiceNumber: 'INV-000017', sentAt: at, sentTo: 'pay@broker.test', letter });

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
});
