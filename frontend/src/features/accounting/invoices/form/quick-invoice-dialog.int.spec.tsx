import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type Answering } from '../../../../testing/fake-api';
import { brokerOf, invoiceOf, loadOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { QuickInvoiceDialog } from './quick-invoice-dialog';

const created = () => ({ status: 201, body: invoiceOf({ id: 17, invoiceNumber: 'INV-17' }) });
const open = (answer: Answering = created, permissions = staffUser.permissions) => {
  const server = fakeApi({
    'GET /api/brokers': () => ({ body: [brokerOf({ id: 4, name: 'Prairie Star Carriers' })] }),
    'GET /api/loads': () => ({ body: [loadOf({ id: 9, loadNumber: 'L-9' })] }),
    'POST /api/invoices': answer,
  });
  const onClose = jest.fn();
  const { typist } = renderApp(<QuickInvoiceDialog onClose={onClose} />, { user: { ...staffUser, permissions } });
  const dialog = within(screen.getByRole('dialog', { name: 'Create New Invoice' }));
  const pick = async (label: RegExp, option: RegExp) => {
    await typist.click(dialog.getByRole('combobox', { name: label }));
    await typist.click(await screen.findByRole('option', { name: option }));
  };
  const create = () => typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
  return {
    typist,
    dialog,
    pick,
    create,
    onClose,
    bodies: () => server.sent('POST', '/api/invoices').map(({ body }) => body),
  };
};

describe('a quick invoice', () => {
  it('is pending and says nothing of what was left empty', async () => {
    const { typist, dialog, pick, create, onClose, bodies } = open();
    await pick(/^Carrier/, /Prairie Star/);
    await typist.type(dialog.getByLabelText(/^Load Amount/), '$1,250.5');
    await typist.type(dialog.getByLabelText('Notes'), '  ');
    await create();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodies()).toEqual([{ brokerId: 4, amount: 1250.5, status: 'pending' }]);
    expect(screen.getByText('Invoice created successfully')).toBeInTheDocument();
  }, 20_000);

  it('says for which load it is, when it is due and what was noted', async () => {
    const { typist, dialog, pick, create, onClose, bodies } = open();
    await pick(/^Carrier/, /Prairie Star/);
    await pick(/^Associated Load/, /L-9/);
    await typist.type(dialog.getByLabelText(/^Load Amount/), '10');
    fireEvent.change(dialog.getByLabelText('Due Date'), { target: { value: '2026-04-01' } });
    await typist.type(dialog.getByLabelText('Notes'), ' Call first ');
    await create();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodies()).toEqual([
      {
        brokerId: 4,
        amount: 10,
        status: 'pending',
        loadId: 9,
        dueDate: expect.stringMatching(/^2026-04-01T/) as unknown,
        notes: 'Call first',
      },
    ]);
  }, 20_000);

  it('is not made without a carrier and an amount', async () => {
    const { dialog, create, bodies } = open();
    await create();
    expect(await dialog.findByText('Carrier is required')).toBeInTheDocument();
    expect(dialog.getByText('Amount is required')).toBeInTheDocument();
    expect(bodies()).toEqual([]);
  });

  it('asks for no load of who sees no loads', () => {
    const { dialog } = open(created, ['invoices.write', 'brokers.read']);
    expect(dialog.queryByLabelText('Associated Load')).toBeNull();
  });

  it('that the server refuses stays open with the reason', async () => {
    const { typist, dialog, pick, create, onClose } = open(() => problem(409, 'The month is closed'));
    await pick(/^Carrier/, /Prairie Star/);
    await typist.type(dialog.getByLabelText(/^Load Amount/), '10');
    await create();
    expect(await dialog.findByText('The month is closed')).toBeInTheDocument();
    expect(screen.getByText('Failed to create invoice')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  }, 20_000);
});
