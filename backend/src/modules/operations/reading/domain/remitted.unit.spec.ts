import { runsOfText } from '../../../../../test/reading/runs-of-text';
import { cents } from '../../../../platform/money/money';
import type { Charge } from './compare';
import { readingOf } from './reading';
import { remittedOf, type BilledInvoice } from './remitted';

const billed = (invoiceNumber: string, loadNumber: string | null, ...charges: readonly Charge[]): BilledInvoice => ({
  ...{
    id: Number(invoiceNumber.replace(/\D/g, '')),
    invoiceNumber,
    loadNumber,
    broker: null,
    title: 'invoice',
    charges,
  },
  total: cents(charges.reduce((sum, { amount }) => sum + amount, 0)),
  ...{ date: null, dueDate: null, source: `invoice ${invoiceNumber}` },
});
const charge = (kind: Charge['kind'], amount: number): Charge => ({ kind, amount: cents(amount) });
const OURS = [
  billed('INV-000017', 'CH-5567', charge('line_haul', 100_000), charge('detention', 10_000)),
  billed('INV-000018', 'CH-5568', charge('line_haul', 90_000), charge('detention', 5_000), charge('lumper', 5_000)),
];
const said = (...rows: readonly string[]): string[] => {
  const head = 'Invoice #       Load #          Amount Billed   Deduction       Amount Paid';
  const text = ['REMITTANCE ADVICE', head, ...rows].join('\n');
  return readingOf({ runs: runsOfText(text), source: 'text' }).loads.map((line) => remittedOf(line, OURS).sentence);
};
const row = (...cells: readonly string[]): string => cells.map((cell) => cell.padEnd(16)).join('');

describe('the remittance of a broker', () => {
  it('short by a line of the invoice says the line', () =>
    expect(said(row('INV-000017', 'CH-5567', '$1,100.00', '$100.00', '$1,000.00'))).toEqual([
      'Invoice INV-000017 is short by $100.00: detention missing',
    ]));
  it('that pays in full says so; rows may name the load alone', () =>
    expect(said(row('', 'ch5568', '$1,000.00', '$0.00', '$1,000.00'))).toEqual([
      'Invoice INV-000018 is paid in full, $1,000.00',
    ]));
  it('short by what two charges come to each names none of them, by both it names both', () => {
    expect(said(row('INV-000018', 'CH-5568', '$1,000.00', '$50.00', '$950.00'))).toEqual([
      'Invoice INV-000018 is short by $50.00',
    ]);
    expect(said(row('INV-000018', 'CH-5568', '$1,000.00', '$100.00', '$900.00'))).toEqual([
      'Invoice INV-000018 is short by $100.00: detention and lumper missing',
    ]);
  });
  it('of more than was billed says by how much', () =>
    expect(said(row('INV-000017', 'CH-5567', '$1,100.00', '$0.00', '$1,150.00'))).toEqual([
      'Invoice INV-000017 is over by $50.00',
    ]));
  it('whose two numbers are of two invoices pays none of them', () =>
    expect(said(row('INV-000017', 'CH-5568', '$1,100.00', '$0.00', '$1,100.00'))).toEqual([
      'No invoice that you keep fits invoice INV-000017, load CH-5568',
    ]));
  it('about invoices of others says that it knows none', () =>
    expect(said(row('A-111', 'B-22', '$10.00', '$0.00', '$10.00'))).toEqual([
      'No invoice that you keep fits invoice A-111, load B-22',
    ]));
  it('in dollars of Canada pays nothing by itself', () =>
    expect(said(row('INV-000017', 'CH-5567', 'CAD 1,100.00', 'CAD 0.00', 'CAD 1,100.00'))).toEqual([
      'Invoice INV-000017: what was paid of it is not clear',
    ]));
  it('whose head has two amounts and says of neither that it was paid has no lines', () => {
    const text = 'REMITTANCE ADVICE\nInvoice #       Amount          Amount\nINV-000017      $1,100.00       $900.00';
    expect(readingOf({ runs: runsOfText(text), source: 'text' }).loads).toEqual([]);
  });
});
