import { screen, waitFor, within } from '@testing-library/react';
import type { Deposit, Invoice } from '../../../../lib/api/api-types';
import { fakeApi } from '../../../../testing/fake-api';
import { invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { ReceivableSteps } from './receivable-steps';

const invoice = invoiceOf({
  ...{ id: 17, invoiceNumber: 'INV-000017', amount: '2000.00', paid: '1950.00', balance: '50.00', standing: 'short' },
  lines: [
    { kind: 'freight', description: 'Freight', amount: '1850.00' },
    { kind: 'detention', description: '3 h', amount: '150.00' },
  ],
});
const disputed: Invoice = { ...invoice, standing: 'disputed', disputed: '50.00', disputeReason: 'Two hours only' };
const deposit: Deposit = {
  ...{ id: 5, brokerId: 4, brokerName: 'Prairie Star Carriers', clientId: null, clientName: null },
  ...{ amount: '75.00', open: '75.00', refunded: '0.00', receivedOn: '2026-03-02', bookedOn: null, status: 'open' },
  ...{ checkNumber: '4711', version: 1, createdAt: '2026-03-02T15:00:00.000Z', updatedAt: '2026-03-02T15:00:00.000Z' },
};

const open = (shown: Invoice) => {
  const at = (path: string) => `POST /api/invoices/17/${path}`;
  const answer = () => ({ body: shown });
  const server = fakeApi({
    [at('credits')]: answer,
    [at('write-offs')]: answer,
    [at('credits/reverse')]: answer,
    [at('write-offs/reverse')]: answer,
    [at('disputes')]: answer,
    [at('disputes/settle')]: answer,
    'GET /api/deposits': () => ({ body: [deposit, { ...deposit, id: 6, clientId: 'c-2', clientName: 'Other' }] }),
    'POST /api/deposits/5/apply': () => ({ body: deposit }),
  });
  const { typist } = renderApp(<ReceivableSteps invoice={shown} />, {
    user: { ...staffUser, permissions: [...staffUser.permissions, 'payments.write'] },
  });
  const dialog = async () => within(await screen.findByRole('dialog'));
  return {
    typist,
    dialog,
    ask: (name: string) => typist.click(screen.getByRole('button', { name })),
    gone: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
    bodies: (path: string) => server.sent('POST', path).map(({ body }) => body),
  };
};

describe('what is open of an invoice', () => {
  it('is credited, of one line', async () => {
    const { typist, dialog, ask, gone, bodies } = open(invoice);
    expect(screen.getByText(/^The payment was short by \$50\.00\./)).toBeInTheDocument();
    await ask('Credit');
    const form = await dialog();
    expect(form.getByLabelText(/^Amount/)).toHaveValue('50.00');
    await typist.selectOptions(form.getByLabelText('Of'), '2. 3 h, $150.00');
    await typist.type(form.getByLabelText(/^Reason/), 'Two hours only');
    await typist.click(form.getByRole('button', { name: 'Credit' }));
    await gone();
    expect(bodies('/api/invoices/17/credits')).toMatchObject([
      { lines: [{ line: 2, amount: '50.00' }], reason: 'Two hours only' },
    ]);
  });

  it('is written off or disputed, shared out to its lines', async () => {
    const { typist, dialog, ask, gone, bodies } = open(invoice);
    for (const [name, submit, path] of [
      ['Write off', 'Write off', 'write-offs'],
      ['Note a dispute', 'Note dispute', 'disputes'],
    ] as const) {
      await ask(name);
      const form = await dialog();
      await typist.click(form.getByRole('button', { name: submit }));
      expect(form.getByText('Reason is required')).toBeInTheDocument();
      await typist.type(form.getByLabelText(/^Reason/), 'As told');
      await typist.click(form.getByRole('button', { name: submit }));
      await gone();
      expect(bodies(`/api/invoices/17/${path}`)).toMatchObject([{ amount: '50.00', reason: 'As told' }]);
    }
  });

  it('that is disputed is settled', async () => {
    const { typist, dialog, ask, gone, bodies } = open(disputed);
    expect(screen.getByText(/disputes \$50\.00: Two hours only\./)).toBeInTheDocument();
    await ask('Settle dispute');
    const form = await dialog();
    await typist.selectOptions(form.getByLabelText('How'), 'written_off');
    await typist.type(form.getByLabelText(/^Reason/), 'Agreed');
    await typist.click(form.getByRole('button', { name: 'Settle' }));
    await gone();
    expect(bodies('/api/invoices/17/disputes/settle')).toMatchObject([{ how: 'written_off', reason: 'Agreed' }]);
  });

  it('is paid from a deposit of the same client', async () => {
    const { typist, dialog, ask, gone, bodies } = open(invoice);
    await ask('Pay from a deposit');
    const form = await dialog();
    const choice = await form.findByRole('option', { name: 'Check 4711, 03/02/2026: $75.00 left' });
    expect(form.getAllByRole('option')).toHaveLength(2);
    await typist.selectOptions(form.getByLabelText(/^Deposit/), choice);
    await typist.click(form.getByRole('button', { name: 'Pay from deposit' }));
    await gone();
    expect(bodies('/api/deposits/5/apply')).toMatchObject([{ invoiceId: 17 }]);
  });

  it('is nothing where it is settled, and a write-off is reversed', async () => {
    const { typist, dialog, ask, gone, bodies } = open({
      ...invoice,
      ...{ status: 'paid', balance: '0.00', writtenOff: '50.00', standing: 'written_off' },
    });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reverse write-off']);
    await ask('Reverse write-off');
    const form = await dialog();
    await typist.type(form.getByLabelText(/^Reason/), 'Paid after all');
    await typist.click(form.getByRole('button', { name: 'Reverse write-off' }));
    await gone();
    expect(bodies('/api/invoices/17/write-offs/reverse')).toEqual([{ reason: 'Paid after all' }]);
  });

  it('is as before once its credits are reversed', async () => {
    const { typist, dialog, ask, gone, bodies } = open({
      ...invoice,
      ...{ status: 'paid', balance: '0.00', credited: '50.00', standing: 'credited' },
    });
    await ask('Reverse credits');
    const form = await dialog();
    expect(form.getByRole('heading')).toHaveTextContent('Reverse the credits of $50.00?');
    await typist.type(form.getByLabelText(/^Reason/), 'It was right');
    await typist.click(form.getByRole('button', { name: 'Reverse credits' }));
    await gone();
    expect(bodies('/api/invoices/17/credits/reverse')).toEqual([{ reason: 'It was right' }]);
  });
});
