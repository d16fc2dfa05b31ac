import { runsOfText } from '../../../../../test/reading/runs-of-text';
import { cents } from '../../../../platform/money/money';
import { checkInvoice, compare, comparedOf, difference, type Charge, type Compared } from './compare';
import { readingOf } from './reading';

const paper = (title: string, text: string): Compared =>
  comparedOf(title, readingOf({ runs: runsOfText(text), source: 'text' }));
const CONFIRMATION = paper(
  'rate confirmation',
  'RATE CONFIRMATION\nLoad #: 5567\nTotal Rate: $1,000.00\nDetention $50.00/hr after 2 hours',
);
const invoice = (total: string, ...lines: readonly string[]): Compared =>
  paper(
    'invoice',
    [
      'INVOICE',
      'Invoice #: 12',
      'Bill To: Copper Hill Logistics LLC',
      'Load #: 5567',
      ...lines,
      `Total Due: ${total}`,
    ].join('\n'),
  );
const detention = (amount: number): Charge => ({ kind: 'detention', amount: cents(amount) });

describe('an invoice and its rate confirmation', () => {
  it('of 900.00 and 1,000.00: it is short by $100.00, and both lines are shown', () => {
    expect(compare(CONFIRMATION, invoice('$900.00'))).toEqual([
      {
        rule: 'total',
        sentence: 'The invoice is short by $100.00',
        sources: [
          'rate confirmation, page 1, line 3: Total Rate: $1,000.00',
          'invoice, page 1, line 5: Total Due: $900.00',
        ],
      },
    ]);
  });
  it('agree where the invoice has the detention that the times of the load give', () => {
    const billed = invoice('$1,075.00', 'Line Haul $1,000.00', 'Detention $75.00');
    expect(compare(CONFIRMATION, billed, [detention(7_500)])).toEqual([]);
    expect(difference(CONFIRMATION, billed)).toBe('over by $75.00: detention not agreed');
  });
  it('do not where that detention is missing', () => {
    expect(difference(CONFIRMATION, invoice('$1,000.00'), [detention(10_000)])).toBe(
      'short by $100.00: detention missing',
    );
    expect(difference(CONFIRMATION, invoice('$990.00'), [detention(10_000)])).toBe('short by $110.00');
  });
  it('of other loads are told', () => {
    const other = { ...invoice('$1,000.00'), loadNumber: '5568' };
    expect(compare(CONFIRMATION, other).map(({ sentence }) => sentence)).toEqual([
      'The invoice is about load 5568, the rate confirmation about 5567',
    ]);
    expect(compare(CONFIRMATION, { ...other, loadNumber: '55-67' })).toEqual([]);
  });
  it('say nothing where one of them has no total', () => {
    expect(compare(CONFIRMATION, { ...invoice('$1.00'), total: null })).toEqual([]);
  });
});

describe('the remittance of a broker and the invoice', () => {
  it('short by a line of it names the line', () => {
    const billed = invoice('$1,100.00', 'Line Haul $1,000.00', 'Detention $100.00');
    const paid = {
      ...billed,
      title: 'remittance',
      total: cents(100_000),
      charges: [{ kind: 'line_haul', amount: cents(100_000) }],
    } as const;
    expect(compare(billed, paid).map(({ sentence }) => sentence)).toEqual([
      'The remittance is short by $100.00: detention missing',
    ]);
  });
});

describe('an invoice by itself', () => {
  it('whose lines do not sum to its total is told', () => {
    expect(
      checkInvoice(invoice('$1,100.00', 'Line Haul $1,000.00', 'Lumper $50.00'), {}).map(({ sentence }) => sentence),
    ).toEqual(['Its lines sum to $1,050.00, its total is $1,100.00']);
    expect(checkInvoice(invoice('$1,050.00', 'Line Haul $1,000.00', 'Lumper $50.00'), {})).toEqual([]);
  });
  it('is due by the terms of the broker', () => {
    const dated = invoice('$900.00', 'Invoice Date: 07/01/2026', 'Due Date: 07/16/2026');
    const within = (days: number) => ({ days, source: `broker Copper Hill Logistics LLC: ${days} days` });
    expect(checkInvoice(dated, { agreed: within(15) })).toEqual([]);
    expect(checkInvoice(dated, { agreed: within(30) })).toEqual([
      {
        rule: 'due_date',
        sentence: 'It is due on 2026-07-16; 30 days after 2026-07-01 is 2026-07-31',
        sources: ['invoice, page 1, line 6: Due Date: 07/16/2026', 'broker Copper Hill Logistics LLC: 30 days'],
      },
    ]);
    const own = { days: 15, source: 'invoice, page 1, line 7: Terms: Net 15' };
    expect(checkInvoice(dated, { terms: own, agreed: within(15) })).toEqual([]);
    expect(checkInvoice(dated, { terms: own, agreed: within(45) })).toEqual([
      {
        rule: 'due_date',
        sentence: 'It is due within 15 days; 45 days are agreed with the broker',
        sources: [own.source, 'broker Copper Hill Logistics LLC: 45 days'],
      },
    ]);
  });
  it('with the load, broker and amount of another is told as a duplicate', () => {
    const [one, other] = [invoice('$900.00'), invoice('$900.00')];
    expect(checkInvoice(one, { billed: [other] }).map(({ rule }) => rule)).toEqual(['duplicate']);
    expect(checkInvoice(one, { billed: [invoice('$901.00'), { ...other, loadNumber: '1' }] })).toEqual([]);
  });
});
