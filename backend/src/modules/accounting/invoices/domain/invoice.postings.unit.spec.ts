import { sidesOf, type Sides } from '../../../../platform/testing/sides';
import type { Posting } from '../../../../platform/money/postings';
import type { InvoiceLine, Payment } from '../../invoice-money';
import { invoicePostings } from './invoice.postings';
import { invoiceExamples } from './invoice.postings.fixture';

const [terms] = invoiceExamples.InvoiceIssued;
const [freight] = terms.lines as [InvoiceLine];
const payment = (over: Partial<Payment> = {}): Payment => ({
  ...invoiceExamples.InvoicePaymentReceived[0],
  factorFee: null,
  netAmount: 2_000_00,
  ...over,
});

/** The rows of domain-rules.md §12 that are about invoices. */
describe('an invoice books', () => {
  it.each<[string, () => readonly Posting[], [string, Sides[]][]]>([
    //                                                                            account  debit      credit
    [
      'invoice issued: 1,850 freight and 150 detention',
      () => invoicePostings.InvoiceIssued.books(terms),
      [
        [
          '2026-11-01',
          [
            ['1100', 2_000_00, 0],
            ['4000', 0, 1_850_00],
            ['4050', 0, 150_00],
          ],
        ],
      ],
    ],
    [
      'invoice issued: freight only',
      () => invoicePostings.InvoiceIssued.books({ ...terms, amount: 1_850_00, lines: [freight] }),
      [
        [
          '2026-11-01',
          [
            ['1100', 1_850_00, 0],
            ['4000', 0, 1_850_00],
          ],
        ],
      ],
    ],
    [
      'invoice issued: a fuel surcharge is freight, lumper and other are accessorials',
      () =>
        invoicePostings.InvoiceIssued.books({
          ...terms,
          amount: 600,
          lines: [
            { ...freight, kind: 'fuel_surcharge', amount: 100 },
            { ...freight, kind: 'lumper', amount: 200 },
            { ...freight, kind: 'other', amount: 300 },
          ],
        }),
      [
        [
          '2026-11-01',
          [
            ['1100', 600, 0],
            ['4000', 0, 100],
            ['4050', 0, 500],
          ],
        ],
      ],
    ],
    [
      'an hour of detention credited',
      () => invoicePostings.InvoiceCredited.books(invoiceExamples.InvoiceCredited[0]),
      [
        [
          '2026-11-23',
          [
            ['4050', 50_00, 0],
            ['1100', 0, 50_00],
          ],
        ],
      ],
    ],
    [
      'short pay of 50 written off',
      () => invoicePostings.InvoiceWrittenOff.books(invoiceExamples.InvoiceWrittenOff[0]),
      [
        [
          '2026-11-24',
          [
            ['6100', 50_00, 0],
            ['1100', 0, 50_00],
          ],
        ],
      ],
    ],
    [
      'the credit reversed',
      () => invoicePostings.InvoiceCreditReversed.books(invoiceExamples.InvoiceCreditReversed[0]),
      [
        [
          '2026-11-24',
          [
            ['4050', 0, 50_00],
            ['1100', 50_00, 0],
          ],
        ],
      ],
    ],
    [
      'the write-off reversed',
      () => invoicePostings.InvoiceWriteOffReversed.books(invoiceExamples.InvoiceWriteOffReversed[0]),
      [
        [
          '2026-11-25',
          [
            ['6100', 0, 50_00],
            ['1100', 50_00, 0],
          ],
        ],
      ],
    ],
    [
      'paid from a deposit of the broker',
      () =>
        invoicePostings.InvoicePaymentReceived.books(payment({ method: 'deposit', deposit: { id: 5, brokerId: 3 } })),
      [
        [
          '2026-11-20',
          [
            ['2300', 2_000_00, 0],
            ['1100', 0, 2_000_00],
          ],
        ],
      ],
    ],
    [
      'broker pays in full',
      () => invoicePostings.InvoicePaymentReceived.books(payment()),
      [
        [
          '2026-11-20',
          [
            ['1000', 2_000_00, 0],
            ['1100', 0, 2_000_00],
          ],
        ],
      ],
    ],
    [
      'broker takes QuickPay 3%',
      () => invoicePostings.InvoicePaymentReceived.books(payment({ factorFee: 60_00, netAmount: 1_940_00 })),
      [
        [
          '2026-11-20',
          [
            ['1000', 1_940_00, 0],
            ['6000', 60_00, 0],
            ['1100', 0, 2_000_00],
          ],
        ],
      ],
    ],
    [
      'broker short-pays 50: the rest stays receivable',
      () => invoicePostings.InvoicePaymentReceived.books(payment({ amount: 1_950_00, netAmount: 1_950_00 })),
      [
        [
          '2026-11-20',
          [
            ['1000', 1_950_00, 0],
            ['1100', 0, 1_950_00],
          ],
        ],
      ],
    ],
    [
      'everything kept as fee',
      () => invoicePostings.InvoicePaymentReceived.books(payment({ amount: 500, factorFee: 500, netAmount: 0 })),
      [
        [
          '2026-11-20',
          [
            ['6000', 500, 0],
            ['1100', 0, 500],
          ],
        ],
      ],
    ],
    [
      'payment reversed: the same turned, on the day of the reversal',
      () =>
        invoicePostings.InvoicePaymentReversed.books({
          ...payment({ factorFee: 60_00, netAmount: 1_940_00 }),
          reason: 'Bounced',
          reversedOn: '2026-11-21',
        }),
      [
        [
          '2026-11-21',
          [
            ['1000', 0, 1_940_00],
            ['6000', 0, 60_00],
            ['1100', 2_000_00, 0],
          ],
        ],
      ],
    ],
    [
      'invoice voided: a reversing entry',
      () => invoicePostings.InvoiceVoided.books({ ...terms, reason: 'Twice', voidedOn: '2026-11-21', wasIssued: true }),
      [
        [
          '2026-11-21',
          [
            ['1100', 0, 2_000_00],
            ['4000', 1_850_00, 0],
            ['4050', 150_00, 0],
          ],
        ],
      ],
    ],
    [
      'draft voided: nothing was booked',
      () =>
        invoicePostings.InvoiceVoided.books({ ...terms, reason: 'Twice', voidedOn: '2026-11-21', wasIssued: false }),
      [],
    ],
    [
      'invoice corrected: the old entry turned, the new one posted',
      () =>
        invoicePostings.InvoiceCorrected.books({
          id: 7,
          before: terms,
          after: { ...terms, amount: 1_850_00, lines: [freight], issueDate: '2026-11-05' },
          correctedOn: '2026-11-21',
        }),
      [
        [
          '2026-11-21',
          [
            ['1100', 0, 2_000_00],
            ['4000', 1_850_00, 0],
            ['4050', 150_00, 0],
          ],
        ],
        [
          '2026-11-05',
          [
            ['1100', 1_850_00, 0],
            ['4000', 0, 1_850_00],
          ],
        ],
      ],
    ],
  ])('%s', (_, post, expected) => expect(sidesOf(post())).toEqual(expected));

  it('for its client, under its number, in plain words', () => {
    expect(
      invoicePostings.InvoiceVoided.books({
        ...terms,
        reason: 'Entered twice',
        voidedOn: '2026-11-21',
        wasIssued: true,
      })[0],
    ).toMatchObject({
      description: 'Invoice INV-000007 voided: Entered twice',
      reference: 'INV-000007',
      source: { kind: 'invoice', id: '7' },
      clientId: 'c',
    });
    expect(
      invoicePostings.InvoiceCorrected.books({ id: 7, before: terms, after: terms, correctedOn: '2026-11-21' })[0]
        ?.description,
    ).toBe('Invoice INV-000007 corrected: posting of 11/01/2026 reversed');
  });

  it.each<[string, string, () => readonly Posting[]]>([
    ['INV-000007', 'issued', () => invoicePostings.InvoiceIssued.books(terms)],
    [
      'INV-000007',
      'corrected',
      () => invoicePostings.InvoiceCorrected.books({ id: 7, before: terms, after: terms, correctedOn: '2026-11-21' }),
    ],
    [
      'INV-000007',
      'paid',
      () => invoicePostings.InvoicePaymentReceived.books(payment({ factorFee: 60_00, netAmount: 1_940_00 })),
    ],
    [
      'INV-000007',
      'reversed: Bounced',
      () => invoicePostings.InvoicePaymentReversed.books({ ...payment(), reason: 'Bounced', reversedOn: '2026-11-21' }),
    ],
  ])('%s in every entry and line of what is %s', (name, _, post) => {
    for (const { description, lines } of post())
      for (const text of [description, ...lines.map((line) => line.description)]) expect(text).toContain(name);
  });

  it('with the reason why it was undone', () =>
    expect(
      invoicePostings.InvoicePaymentReversed.books({ ...payment(), reason: 'Bounced', reversedOn: '2026-11-21' }).map(
        ({ description }) => description,
      ),
    ).toEqual(['Payment of invoice INV-000007 reversed: Bounced']));
});

describe('on cash basis', () => {
  const cash = (postings: readonly Posting[]) => postings.map(({ cashLines }) => cashLines);
  it('credits and write-offs are nothing, as no money moves', () => {
    for (const postings of [
      invoicePostings.InvoiceCredited.books(invoiceExamples.InvoiceCredited[0]),
      invoicePostings.InvoiceWrittenOff.books(invoiceExamples.InvoiceWrittenOff[0]),
      invoicePostings.InvoiceCreditReversed.books(invoiceExamples.InvoiceCreditReversed[0]),
      invoicePostings.InvoiceWriteOffReversed.books(invoiceExamples.InvoiceWriteOffReversed[0]),
    ])
      expect(cash(postings)).toEqual([[]]);
  });
  it('a deposit is income when it pays an invoice, as its lines are cleared', () => {
    const [posting] = invoicePostings.InvoicePaymentReceived.books(
      payment({ method: 'deposit', deposit: { id: 5, brokerId: 3 } }),
    );
    expect(posting?.cashLines?.map(({ accountNumber, debit, credit }) => [accountNumber, debit, credit])).toEqual([
      ['2300', 2_000_00, 0],
      ['4000', 0, 1_850_00],
      ['4050', 0, 150_00],
    ]);
    expect(posting?.lines[0]).toMatchObject({ party: { kind: 'broker', id: '3' } });
  });
});

describe('a write-off', () => {
  it('is named with what the invoice is for, booked on its accounting date as a late entry, and moves along', () => {
    const [booked] = invoicePostings.InvoiceWrittenOff.books({
      ...invoiceExamples.InvoiceWrittenOff[0],
      bookedOn: '2026-12-01',
    });
    expect(booked).toMatchObject({ entryDate: '2026-12-01', paperDate: '2026-11-24' });
    expect(booked?.lines[0]).toMatchObject({ loadId: 4, vehicleId: 'v', driverId: 9 });
    const [moved] = invoicePostings.InvoiceReassigned.books({
      ...invoiceExamples.InvoiceReassigned[0],
      writtenOff: 50_00,
    });
    const lost = moved?.lines.filter(({ accountNumber }) => accountNumber === '6100');
    expect(lost?.map(({ vehicleId, debit, credit }) => [vehicleId, debit, credit])).toEqual([
      ['v', 0, 50_00],
      ['w', 50_00, 0],
    ]);
    expect(moved?.cashLines?.some(({ accountNumber }) => accountNumber === '6100')).toBe(false);
  });
});
