import { render, screen } from '@testing-library/react';
import type { Invoice, InvoiceLine } from '../../../lib/api-types';
import { InvoiceAmounts } from './invoice-amounts';

const rowOf = (line: InvoiceLine): string => {
  const invoice = { amount: line.amount, paid: '0.00', balance: line.amount, lines: [line] } as Invoice;
  render(<InvoiceAmounts invoice={invoice} />);
  return screen.getAllByRole('row')[1]?.firstElementChild?.textContent ?? '';
};

describe('a line of an invoice', () => {
  it.each([
    [{ kind: 'freight', description: '', amount: '800.00' }, 'Freight'],
    [{ kind: 'freight', description: 'Freight', amount: '800.00' }, 'Freight'],
    [{ kind: 'freight', description: ' freight ', amount: '800.00' }, 'Freight'],
    [{ kind: 'fuel_surcharge', description: 'fuel_surcharge', amount: '80.00' }, 'Fuel surcharge'],
    [{ kind: 'detention', description: 'Two hours in Reno', amount: '100.00' }, 'Detention · Two hours in Reno'],
  ] as const)('%j reads "%s"', (line, text) => {
    expect(rowOf(line)).toBe(text);
  });
});
