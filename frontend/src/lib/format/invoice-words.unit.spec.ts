import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { invoiceStateWord, invoiceTone, type InvoiceStands } from './invoice-words';

const SOURCES = resolve(__dirname, '../..');
/** Where a status is asked for or set, not told: filters of lists, and the form. */
const ASKED = [
  'features/accounting/invoices/form/invoice-fields.tsx',
  'features/accounting/invoices/invoice-filters.tsx',
  'lib/format/invoice-words.ts',
  'lib/format/labels.ts',
];

describe('the state of an invoice', () => {
  it.each([
    ['draft', 'draft', 'Draft', 'neutral'],
    ['pending', 'open', 'Pending', 'warning'],
    ['pending', 'partly_paid', 'Partly paid', 'warning'],
    ['overdue', 'partly_paid', 'Overdue', 'error'],
    ['overdue', 'short', 'Overdue', 'error'],
    ['paid', 'paid', 'Paid', 'success'],
    ['paid', 'factored', 'Sold', 'neutral'],
    ['cancelled', 'cancelled', 'Cancelled', 'neutral'],
  ] as const)('of status %s and standing %s is the word %s', (status, standing, word, tone) => {
    const invoice: InvoiceStands = { status, standing };
    expect([invoiceStateWord(invoice), invoiceTone(invoice)]).toEqual([word, tone]);
  });

  it('is told by this one word: no other place makes words of the status', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name) && !name.startsWith('generated'),
    );
    const own = files.filter((name) =>
      /\binvoiceStatusLabels\b|invoiceLabels\.status/.test(readFileSync(join(SOURCES, name), 'utf8')),
    );
    expect(own.map((name) => relative('', name)).sort()).toEqual(ASKED);
  });
});
