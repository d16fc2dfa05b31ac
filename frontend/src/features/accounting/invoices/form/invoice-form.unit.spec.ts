import type { InvoiceLine } from '../../../../lib/api/api-types';
import { invoiceOf, loadOf } from '../../../../testing/prepared/records';
import { createBody, invoiceForm, newInvoiceValues, updateBody, valuesOfLoad } from './invoice-form';

const detention = { kind: 'detention', description: 'Two hours in Reno', amount: '100.00' } as const;
const freight: InvoiceLine = { kind: 'freight', description: 'Omaha to Reno', amount: '1150.00' };
const invoice = invoiceOf({ id: 17, invoiceNumber: 'INV-17' });
const full = invoiceOf({
  id: 18,
  invoiceNumber: 'INV-18',
  loadId: 7,
  clientId: 'client-1',
  notes: 'Call first',
  status: 'overdue',
  lines: [freight, detention],
});

const valuesOf = (of: typeof invoice) => invoiceForm.values(of);
const empty = newInvoiceValues('2026-03-02');

describe('the form of an invoice', () => {
  it('begins today, pending, due as agreed with the carrier and without anything else', () => {
    expect(newInvoiceValues('2026-03-02')).toEqual({
      invoiceNumber: '',
      brokerId: '',
      amount: '',
      status: 'pending',
      issueDate: '2026-03-02',
      dueDate: '',
      bookedOn: '',
      loadId: '',
      clientId: '',
      notes: '',
      lines: [],
    });
  });

  it('holds what the invoice says', () => {
    expect(valuesOf(full)).toEqual({
      invoiceNumber: 'INV-18',
      brokerId: '4',
      amount: '1250.00',
      status: 'overdue',
      issueDate: '2026-03-02',
      dueDate: '2026-04-01',
      bookedOn: '',
      loadId: '7',
      clientId: 'client-1',
      notes: 'Call first',
      lines: [freight, detention],
    });
    expect(valuesOf({ ...invoice, dueDate: null })).toMatchObject({ dueDate: '', loadId: '', clientId: '', notes: '' });
  });

  it.each<[string, InvoiceLine[], number]>([
    ['one of plain freight', [{ ...freight, description: '' }], 0],
    ['one that only says Freight', [{ ...freight, description: 'Freight' }], 0],
    ['one of freight with words', [freight], 1],
    ['one of something else', [{ ...detention, description: '' }], 1],
    ['two of plain freight', [1, 2].map(() => ({ ...freight, description: '' })), 2],
    ['none', [], 0],
  ])('takes a single amount for no line: of %s it shows %j as %i', (_what, lines, shown) => {
    expect(valuesOf({ ...invoice, lines }).lines).toHaveLength(shown);
  });
});

describe('an invoice of a load', () => {
  const load = loadOf({ id: 7, loadNumber: 'L-7', brokerId: 9, pickupLocation: 'Omaha', dropoffLocation: 'Reno' });
  const haul = { kind: 'freight', description: 'Omaha to Reno', amount: '1150.00' };

  it.each([
    [{ rate: '1150.00', lines: [detention] }, [haul, detention], '1250.00'],
    [{ rate: '1150.00', lines: null }, [haul], '1150.00'],
    [{ rate: null, lines: [detention] }, [detention], '100.00'],
    [{ rate: null, lines: null }, [], ''],
  ])('is made of what %j earns', (earns, lines, amount) => {
    expect(valuesOfLoad({ ...load, ...earns })).toEqual({ brokerId: '9', loadId: '7', clientId: '', lines, amount });
  });

  it('is for the client of the load', () => {
    expect(valuesOfLoad({ ...load, clientId: 'client-1' })).toMatchObject({ clientId: 'client-1' });
  });
});

describe('a new invoice', () => {
  const typed = { ...empty, brokerId: '4', amount: '1,250.5' };

  it('says nothing that was left empty', () => {
    expect(createBody({ ...typed, issueDate: '', dueDate: '', invoiceNumber: ' ', notes: ' ' })).toEqual({
      brokerId: 4,
      amount: '1250.50',
      status: 'pending',
    });
  });

  it('says all that was typed, without blanks around it', () => {
    expect(
      createBody({
        ...typed,
        dueDate: '2026-04-01',
        invoiceNumber: ' INV-5 ',
        loadId: '7',
        clientId: 'client-1',
        notes: ' Call first ',
        status: 'draft',
      }),
    ).toEqual({
      brokerId: 4,
      amount: '1250.50',
      status: 'draft',
      invoiceNumber: 'INV-5',
      issueDate: '2026-03-02',
      dueDate: '2026-04-01',
      loadId: 7,
      clientId: 'client-1',
      notes: 'Call first',
    });
  });

  it('with lines leaves the amount to them', () => {
    expect(createBody({ ...typed, lines: [{ ...detention, amount: '100' }] })).toEqual({
      brokerId: 4,
      lines: [detention],
      status: 'pending',
      issueDate: '2026-03-02',
    });
  });
});

describe('a change of an invoice', () => {
  const said = { invoiceNumber: 'INV-17', status: 'pending', issueDate: '2026-03-02', dueDate: '2026-04-01' };
  const unsaid = { loadId: null, clientId: null, notes: null, bookedOn: null };

  it('clears what was emptied, but never the day of issue', () => {
    expect(updateBody({ ...valuesOf(full), dueDate: '', loadId: '', clientId: '', notes: '' }, full, true)).toEqual({
      invoiceNumber: 'INV-18',
      status: 'overdue',
      issueDate: '2026-03-02',
      dueDate: null,
      ...unsaid,
    });
    expect(updateBody({ ...valuesOf(full), issueDate: '' }, full, true)).not.toHaveProperty('issueDate');
  });

  it('says amount and carrier until a payment fixes them', () => {
    expect(updateBody(valuesOf(invoice), invoice, false)).toEqual({
      ...said,
      ...unsaid,
      brokerId: 4,
      amount: '1250.00',
    });
    expect(updateBody(valuesOf(invoice), invoice, true)).toEqual({ ...said, ...unsaid });
  });

  it('takes the lines away where an amount stands instead of them', () => {
    const single = { ...valuesOf(full), amount: '900', lines: [] };
    expect(updateBody(single, full, false)).toMatchObject({ amount: '900.00', lines: [] });
    expect(updateBody({ ...single, amount: '900' }, invoice, false)).not.toHaveProperty('lines');
  });

  it('trims the number', () => {
    expect(updateBody({ ...valuesOf(invoice), invoiceNumber: ' INV-9 ' }, invoice, true)).toMatchObject({
      invoiceNumber: 'INV-9',
    });
  });
});
