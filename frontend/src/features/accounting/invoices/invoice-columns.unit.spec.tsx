import { invoiceOf } from '../../../testing/prepared/records';
import { invoiceColumns, isEditable } from './invoice-columns';

const full = invoiceOf({
  id: 7,
  invoiceNumber: 'INV-7',
  status: 'overdue',
  clientName: 'Red Mesa',
  loadNumber: 'L-9',
  notes: 'Call first',
  amount: '1250.00',
  paid: '250.00',
  balance: '1000.00',
});
const bare = invoiceOf({ id: 8, invoiceNumber: 'INV-8', brokerName: null, dueDate: null });
const columns = () => invoiceColumns('?q=x', null);
const rowOf = (invoice: typeof full) =>
  Object.fromEntries(columns().map(({ header, value }) => [header, value(invoice)]));

describe('the columns of invoices', () => {
  it('say what an invoice is about', () => {
    expect(rowOf(full)).toEqual({
      Number: 'INV-7',
      Status: 'Overdue',
      Carrier: 'Prairie Star Carriers',
      Client: 'Red Mesa',
      Load: 'L-9',
      Notes: 'Call first',
      'Issue Date': '03/02/2026',
      'Due Date': '04/01/2026',
      Amount: '$1,250.00',
      Paid: '$250.00',
      'Days to Pay': '',
      Standing: '',
      Balance: '$1,000.00',
    });
  });

  it('stay empty where an invoice says nothing, but for its load and the day it is due', () => {
    expect(rowOf(bare)).toMatchObject({ Carrier: '', Client: '', Load: '—', Notes: '', 'Due Date': 'N/A' });
  });

  it('that the server sorts by can be sorted by', () => {
    expect(
      columns()
        .filter(({ sortable }) => sortable)
        .map(({ field }) => field),
    ).toEqual(['invoiceNumber', 'status', 'issueDate', 'dueDate', 'amount']);
  });

  it('of the day of issue, of what is paid and of the days that took are shown when somebody wants them', () => {
    expect(
      columns()
        .filter(({ hidden }) => hidden)
        .map(({ header }) => header),
    ).toEqual(['Issue Date', 'Paid', 'Days to Pay']);
  });

  it('have one to edit with for who may edit, which says nothing', () => {
    const [last] = invoiceColumns('', () => undefined).slice(-1);
    expect([last?.header, last?.value(full)]).toEqual(['Edit', '']);
  });
});

it.each([
  ['draft', true],
  ['pending', true],
  ['overdue', true],
  ['paid', true],
  ['cancelled', false],
] as const)('an invoice that is %s can be edited: %s', (status, editable) =>
  expect(isEditable({ ...full, status })).toBe(editable),
);
