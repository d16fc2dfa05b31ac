import { screen, waitFor, within } from '@testing-library/react';
import { renderApp, staffUser } from '../../../testing/render-app';
import { QuickActions } from './quick-actions';

const open = (...permissions: string[]) => {
  const onNewInvoice = jest.fn();
  return {
    onNewInvoice,
    ...renderApp(<QuickActions onNewInvoice={onNewInvoice} />, { user: { ...staffUser, permissions } }),
  };
};
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the quick actions of the dashboard', () => {
  it.each([
    ['nothing', [], []],
    ['invoices.write', ['invoices.write'], ['New Invoice']],
    ['expenses.write', ['expenses.write'], ['Upload Receipt', 'Add Expense']],
    ['loads.read', ['loads.read'], ['Track Load']],
    ['reading invoices, expenses and documents', ['invoices.read', 'expenses.read', 'documents.read'], []],
  ])('for who may %s are just those', (_, permissions, actions) => {
    open(...permissions);
    expect(offered()).toEqual(actions);
  });

  it('begin an invoice where the page wants it', async () => {
    const { typist, onNewInvoice } = open('invoices.write');
    expect(onNewInvoice).not.toHaveBeenCalled();
    await typist.click(screen.getByRole('button', { name: 'New Invoice' }));
    expect(onNewInvoice).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['with them for who reads them', ['documents.read'], 1],
    ['without them for who does not', [], 0],
  ])('lead to the documents: %s', async (_, more, times) => {
    const { typist } = open('expenses.write', ...more);
    await typist.click(screen.getByRole('button', { name: 'Upload Receipt' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Upload Document' }));
    expect(dialog.queryAllByRole('button', { name: /^All Documents/ })).toHaveLength(times);
    expect(dialog.getByRole('button', { name: /^Expense Receipt/ })).toBeInTheDocument();
  });

  it.each([
    ['Upload Receipt', 'Upload Document'],
    ['Track Load', 'Track Load'],
    ['Add Expense', 'Add Expense'],
  ])('%s opens its choices, which close without one', async (action, title) => {
    const { typist } = open('expenses.write', 'loads.read');
    expect(screen.queryByRole('dialog')).toBeNull();
    await typist.click(screen.getByRole('button', { name: action }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await typist.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [
      'Upload Receipt',
      [
        'All DocumentsEverything on file',
        'Expense ReceiptBecomes an expense',
        'Invoice DocumentAttached to an invoice',
      ],
    ],
    ['Track Load', ['View All LoadsSee where everything is', 'Create New LoadAdd a pickup and a drop-off']],
    ['Add Expense', ['Go to ExpensesSee them, or type one in', 'Upload a Receipt FirstIts details fill in the form']],
  ])('%s says what each of its choices is', async (action, choices) => {
    const { typist } = open('expenses.write', 'loads.read', 'documents.read');
    await typist.click(screen.getByRole('button', { name: action }));
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent).filter(Boolean)).toEqual(choices);
  });

  it('are done with their choices once one is made', async () => {
    const { typist } = open('loads.read');
    await typist.click(screen.getByRole('button', { name: 'Track Load' }));
    await typist.click(screen.getByRole('button', { name: /^Create New Load/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
