import { screen, waitFor, within } from '@testing-library/react';
import type { BulkAnswer, Invoice } from '../../../../lib/api/api-types';
import { fakeApi, problem, type Answering } from '../../../../testing/fake-api';
import { invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { InvoiceBulk } from './invoice-bulk';

const one = invoiceOf({ id: 1, invoiceNumber: 'INV-1' });
const two = invoiceOf({ id: 2, invoiceNumber: 'INV-2', status: 'overdue' });
const other = invoiceOf({ id: 5, invoiceNumber: 'INV-5', brokerId: 9, brokerName: 'Keystone' });
const paid = invoiceOf({ id: 4, invoiceNumber: 'INV-4', status: 'paid', brokerId: 11 });
const draft = invoiceOf({ id: 6, invoiceNumber: 'INV-6', status: 'draft' });

const answered = (answer: BulkAnswer) => () => ({ body: answer });
const open = (
  selected: readonly Invoice[],
  answer: Answering = answered({ done: [], refused: [] }),
  permissions: readonly string[] = ['invoices.write', 'payments.write'],
) => {
  const server = fakeApi({ 'POST /api/invoices/bulk': answer });
  const clear = jest.fn();
  const { typist } = renderApp(<InvoiceBulk selected={selected} clear={clear} />, {
    user: { ...staffUser, permissions: [...permissions] },
  });
  const ask = async () => {
    await typist.click(screen.getByRole('button', { name: 'Send reminder' }));
    return within(await screen.findByRole('alertdialog', { name: /^Send reminders of/ }));
  };
  return { typist, clear, ask, sent: () => server.sent('POST', '/api/invoices/bulk') };
};

describe('reminders of selected invoices', () => {
  it.each<[Invoice[], string, string]>([
    [[one], 'Send reminders of 1 invoice?', 'The carrier gets one e-mail that lists what is open.'],
    [[one, two], 'Send reminders of 2 invoices?', 'The carrier gets one e-mail that lists what is open.'],
    [
      [one, other, two],
      'Send reminders of 3 invoices?',
      '2 carriers get one e-mail each that lists what is open of theirs.',
    ],
    [
      [one, paid],
      'Send reminders of 2 invoices?',
      'The carrier gets one e-mail that lists what is open. 1 of these is not open.',
    ],
    [
      [one, paid, draft],
      'Send reminders of 3 invoices?',
      'The carrier gets one e-mail that lists what is open. 2 of these are not open.',
    ],
  ])('say first how many carriers get them, and what is not open: %#', async (selected, title, words) => {
    const asked = await open(selected).ask();
    expect(screen.getByRole('alertdialog', { name: title })).toBeInTheDocument();
    expect(asked.getByText(words)).toBeInTheDocument();
  });

  it.each<[number[], Invoice[], string]>([
    [[1], [one], 'Reminders of 1 invoice are on their way'],
    [[1, 2], [one, two], 'Reminders of 2 invoices are on their way'],
  ])('of %j that all went end the selection', async (done, selected, words) => {
    const { typist, ask, clear } = open(selected, answered({ done, refused: [] }));
    await typist.click((await ask()).getByRole('button', { name: 'Send reminder' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('that were all refused say no success, and keep the selection', async () => {
    const { typist, ask, clear } = open(
      [paid],
      answered({ done: [], refused: [{ id: 4, message: 'A paid invoice needs no reminder' }] }),
    );
    await typist.click((await ask()).getByRole('button', { name: 'Send reminder' }));
    expect(await screen.findByText('INV-4: A paid invoice needs no reminder')).toBeInTheDocument();
    expect(screen.queryByText(/on their way/)).toBeNull();
    expect(clear).not.toHaveBeenCalled();
  });

  it('sent again after a failure are the same wish to the server; asked for anew they are another', async () => {
    let up = false;
    const { typist, ask, sent } = open([one], () =>
      up ? { body: { done: [1], refused: [] } } : problem(409, 'The mail is away'),
    );
    const asked = await ask();
    await typist.click(asked.getByRole('button', { name: 'Send reminder' }));
    expect(await asked.findByText('The mail is away')).toBeInTheDocument();
    up = true;
    await typist.click(asked.getByRole('button', { name: 'Send reminder' }));
    await screen.findByText('Reminders of 1 invoice are on their way');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await typist.click((await ask()).getByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f-]{36}-1$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('what can be done about selected invoices', () => {
  const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it.each<[string[], string[]]>([
    [['invoices.write'], ['Send reminder', 'Send invoices']],
    [['payments.write'], ['Record payment']],
    [['invoices.read', 'invoices.delete'], []],
  ])('by who holds %j is %j', (permissions, buttons) => {
    open([one], undefined, permissions);
    expect(offered()).toEqual(buttons);
  });

  it.each([
    ['a pending one', [one], true],
    ['an overdue one beside a paid one', [two, paid], true],
    ['paid ones and drafts', [paid, draft], false],
  ] as const)('with %s is paying it: %#', (_which, selected, payable) => {
    open(selected);
    const pay = screen.getByRole('button', { name: 'Record payment' });
    if (payable) expect(pay).toBeEnabled();
    else expect(pay).toBeDisabled();
  });

  it('pays only what is open of them', async () => {
    const { typist } = open([one, paid, draft]);
    await typist.click(screen.getByRole('button', { name: 'Record payment' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Record one check of Prairie Star Carriers for 1 invoice' }),
    );
    await typist.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
