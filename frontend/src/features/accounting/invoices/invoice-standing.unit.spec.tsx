import { render } from '@testing-library/react';
import { invoiceOf } from '../../../testing/prepared/records';
import { InvoiceStandingCell, nextOf, standingText } from './invoice-standing';
import { invoiceStateWord } from '../../../lib/format/invoice-words';

const of = (changes: object) => invoiceOf({ id: 1, invoiceNumber: 'INV-1', balance: '50.00', ...changes });

it.each([
  // its status says so already, unless it is overdue as well
  [{ standing: 'partly_paid', status: 'pending' }, ''],
  [{ standing: 'partly_paid', status: 'overdue' }, 'Partly paid'],
  [{ standing: 'short' }, 'Short by $50.00'],
  [{ standing: 'disputed', disputed: '20.00' }, 'Disputed $20.00'],
  [{ standing: 'written_off', writtenOff: '5.00' }, 'Written off $5.00'],
  [{ standing: 'credited', credited: '7.00' }, 'Credited $7.00'],
  [{ standing: 'factored', factoring: { factorName: 'Apex', recourse: false } }, 'Sold to Apex'],
  [{ standing: 'factored', factoring: { factorName: 'Apex', recourse: true } }, 'Advanced by Apex'],
  [{ standing: 'factored', factoring: null }, 'Factored'],
  [{ standing: 'open' }, ''],
  [{ standing: 'paid' }, ''],
  [{ standing: 'draft' }, ''],
  [{ standing: 'cancelled' }, ''],
])('an invoice with %p stands as "%s"', (changes, text) => expect(standingText(of(changes))).toBe(text));

it.each([
  [{ standing: 'partly_paid', status: 'pending' }, 'Partly paid'],
  [{ standing: 'partly_paid', status: 'overdue' }, 'Overdue'],
  [{ standing: 'open', status: 'pending' }, 'Pending'],
  [{ standing: 'factored', status: 'paid' }, 'Sold'],
])('an invoice with %p has the status "%s"', (changes, text) => expect(invoiceStateWord(of(changes))).toBe(text));

it.each([
  [{ recourse: false }, 'Sold', 'Sold to Apex'],
  [{ recourse: true }, 'Advanced', 'Advanced by Apex'],
])('with a factor (%p) the word %s is a chip in the list, with the name beside it', (changes, word, text) => {
  const factored = { ...of({ standing: 'factored' }), factoring: { factorName: 'Apex', ...changes } as never };
  const { container } = render(<InvoiceStandingCell invoice={factored} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('[data-chip]')).toHaveTextContent(new RegExp(`^${word}$`));
});

it('says what there is to do next, where something is', () => {
  expect(nextOf(of({ standing: 'short' }))).toMatch(/^The payment was short by \$50\.00\./);
  expect(nextOf(of({ standing: 'disputed', disputed: '20.00', disputeReason: null }))).toMatch(
    /^The carrier disputes \$20\.00\. Settle/,
  );
  expect(nextOf(of({ standing: 'open' }))).toBeNull();
});
