import { render, screen } from '@testing-library/react';
import type { Invoice, InvoiceLine } from '../../../lib/api/api-types';
import { invoiceOf } from '../../../testing/prepared/records';
import { InvoiceAmounts } from './invoice-amounts';

const of = (changes: Partial<Invoice>): Invoice => invoiceOf({ id: 1, invoiceNumber: 'INV-1', ...changes });

const rowOf = (line: InvoiceLine): string => {
  const invoice = of({ amount: line.amount, balance: line.amount, lines: [line] });
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

it('an invoice without lines is one of freight; below stand what it is, what is paid and what is open', () => {
  const invoice = of({ amount: '900.00', paid: '250.00', balance: '650.00', lines: [] });
  render(<InvoiceAmounts invoice={invoice} />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['What', 'Amount'],
    ['Freight', '$900.00'],
    ['Total', '$900.00'],
    ['Paid', '$250.00'],
    ['Balance', '$650.00'],
  ]);
});

it('an invoice with lines has no other than those', () => {
  const lines: InvoiceLine[] = [
    { kind: 'freight', description: '', amount: '800.00' },
    { kind: 'detention', description: '', amount: '100.00' },
  ];
  render(<InvoiceAmounts invoice={of({ amount: '900.00', balance: '900.00', lines })} />);
  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(0, 2)).toEqual(['Freight$800.00', 'Detention$100.00']);
  expect(rows).toHaveLength(5);
});

it('says what of a line is in dispute, and what is credited and written off', () => {
  const lines: InvoiceLine[] = [
    { kind: 'freight', description: '', amount: '800.00' },
    { kind: 'detention', description: '', amount: '100.00' },
  ];
  const disputedLines = [{ line: 2, amount: '40.00' }];
  render(<InvoiceAmounts invoice={of({ lines, disputedLines, credited: '10.00', writtenOff: '20.00' })} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('Detention · $40.00 disputed$100.00');
  expect(rows).toEqual(expect.arrayContaining(['Credited$10.00', 'Written off$20.00']));
});
