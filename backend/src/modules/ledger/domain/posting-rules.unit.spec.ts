import type { PortalPaymentFact } from '../../portal-payments';
import type { InvoiceLine, Payment, Terms } from '../../invoices';
import { CHART } from './chart';
import { postingRules, type Posting } from './posting-rules';

const freight: InvoiceLine = { kind: 'freight', description: 'Freight', amount: 1_850_00 };
const detention: InvoiceLine = { kind: 'detention', description: '3 h', amount: 150_00 };
const terms: Terms & { id: number } = {
  id: 7,
  number: 'INV-000007',
  brokerId: 3,
  loadId: null,
  clientId: 'c',
  driverId: null,
  amount: 2_000_00,
  lines: [freight, detention],
  issueDate: '2026-11-01',
  dueDate: null,
  notes: null,
};
const payment = (over: Partial<Payment> = {}): Payment => ({
  id: 7,
  paymentId: 1,
  number: 'INV-000007',
  clientId: 'c',
  amount: 2_000_00,
  paymentDate: '2026-11-20',
  method: 'ach',
  factorId: null,
  factorFee: null,
  netAmount: 2_000_00,
  notes: null,
  ...over,
});

type PortalPaymentData = Extract<PortalPaymentFact, { type: 'PortalPaymentCompleted' }>['data'];
const fee: PortalPaymentData = {
  id: '0199',
  clientId: 'c',
  clientName: 'Ridgeline Carriers LLC',
  userId: 'u',
  amount: 150_00,
  currency: 'usd',
  description: 'IFTA Processing Fee',
  reference: 'FEE-0000000A',
  processingFee: 4_65,
  transactionId: 'pi_1',
  paidOn: '2026-11-21',
  card: null,
};
const refund = { ...fee, refundId: 're_1', reason: 'Paid twice', refundedOn: '2026-11-25' };
const byCheck = { ...fee, method: 'check', transactionId: null, paidOn: '2026-11-24' } as const;

type Line = [account: string, debit: number, credit: number];
const table = (postings: readonly Posting[]): [string, Line[]][] =>
  postings.map(({ entryDate, lines }) => [
    entryDate,
    lines.map((line): Line => [line.accountNumber, line.debit, line.credit]),
  ]);

/** The rows of domain-rules.md §12 that facts of today can bring about. */
describe('the books say', () => {
  it.each<[string, () => Posting[], [string, Line[]][]]>([
    //                                                                            account  debit      credit
    [
      'invoice issued: 1,850 freight and 150 detention',
      () => postingRules.InvoiceIssued(terms),
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
      () => postingRules.InvoiceIssued({ ...terms, amount: 1_850_00, lines: [freight] }),
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
        postingRules.InvoiceIssued({
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
      'broker pays in full',
      () => postingRules.InvoicePaymentReceived(payment()),
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
      () => postingRules.InvoicePaymentReceived(payment({ factorFee: 60_00, netAmount: 1_940_00 })),
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
      () => postingRules.InvoicePaymentReceived(payment({ amount: 1_950_00, netAmount: 1_950_00 })),
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
      () => postingRules.InvoicePaymentReceived(payment({ amount: 500, factorFee: 500, netAmount: 0 })),
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
        postingRules.InvoicePaymentReversed({
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
      () => postingRules.InvoiceVoided({ ...terms, reason: 'Twice', voidedOn: '2026-11-21', wasIssued: true }),
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
      'client pays 150 by card, processor keeps 2.9% + 0.30',
      () => postingRules.PortalPaymentCompleted(fee),
      [
        [
          '2026-11-21',
          [
            ['1050', 150_00, 0],
            ['4100', 0, 150_00],
            ['6050', 4_65, 0],
            ['1050', 0, 4_65],
          ],
        ],
      ],
    ],
    [
      'client pays by card, the fee is not known yet',
      () => postingRules.PortalPaymentCompleted({ ...fee, processingFee: null }),
      [
        [
          '2026-11-21',
          [
            ['1050', 150_00, 0],
            ['4100', 0, 150_00],
          ],
        ],
      ],
    ],
    [
      'the fee is told later',
      () => postingRules.PortalPaymentFeeNoted({ ...fee, processingFee: 4_65, notedOn: '2026-11-23' }),
      [
        [
          '2026-11-23',
          [
            ['6050', 4_65, 0],
            ['1050', 0, 4_65],
          ],
        ],
      ],
    ],
    [
      'there is no fee',
      () => [
        ...postingRules.PortalPaymentCompleted({ ...fee, processingFee: 0 }),
        ...postingRules.PortalPaymentFeeNoted({ ...fee, processingFee: 0, notedOn: '2026-11-23' }),
      ],
      [
        [
          '2026-11-21',
          [
            ['1050', 150_00, 0],
            ['4100', 0, 150_00],
          ],
        ],
      ],
    ],
    [
      'refund 150, the fee is not returned',
      () => postingRules.PortalPaymentRefunded(refund),
      [
        [
          '2026-11-25',
          [
            ['1050', 0, 150_00],
            ['4100', 150_00, 0],
          ],
        ],
      ],
    ],
    [
      'refund of a part',
      () => postingRules.PortalPaymentRefunded({ ...refund, amount: 50_00 }),
      [
        [
          '2026-11-25',
          [
            ['1050', 0, 50_00],
            ['4100', 50_00, 0],
          ],
        ],
      ],
    ],
    [
      'check of 150 completed: no fee is kept',
      () => postingRules.BankPaymentCompleted(byCheck),
      [
        [
          '2026-11-24',
          [
            ['1050', 150_00, 0],
            ['4100', 0, 150_00],
          ],
        ],
      ],
    ],
    [
      'the same refunded',
      () => postingRules.BankPaymentRefunded({ ...byCheck, reason: 'Paid twice', refundedOn: '2026-11-25' }),
      [
        [
          '2026-11-25',
          [
            ['1050', 0, 150_00],
            ['4100', 150_00, 0],
          ],
        ],
      ],
    ],
    [
      'draft voided: nothing was booked',
      () => postingRules.InvoiceVoided({ ...terms, reason: 'Twice', voidedOn: '2026-11-21', wasIssued: false }),
      [],
    ],
    [
      'invoice corrected: the old entry turned, the new one posted',
      () =>
        postingRules.InvoiceCorrected({
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
  ])('%s', (_, post, expected) => {
    const postings = post();
    expect(table(postings)).toEqual(expected);
    for (const { lines } of postings) expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
  });

  it('which record an entry books, for which client, and in plain words', () => {
    expect(
      postingRules.InvoiceVoided({ ...terms, reason: 'Entered twice', voidedOn: '2026-11-21', wasIssued: true })[0],
    ).toMatchObject({
      description: 'Invoice INV-000007 voided: Entered twice',
      reference: 'INV-000007',
      source: { kind: 'invoice', id: '7' },
      clientId: 'c',
    });
    expect(
      postingRules.InvoiceCorrected({ id: 7, before: terms, after: terms, correctedOn: '2026-11-21' })[0]?.description,
    ).toBe('Invoice INV-000007 corrected: posting of 11/01/2026 reversed');
  });

  it("fees of clients in the firm's own books, with the name of who paid", () => {
    expect(postingRules.PortalPaymentCompleted(fee)[0]).toMatchObject({
      description: 'Card payment FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC',
      reference: 'FEE-0000000A',
      source: { kind: 'fee', id: '0199' },
      clientId: null,
    });
    expect(postingRules.PortalPaymentRefunded(refund)[0]?.description).toBe(
      'Refund of card payment FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC',
    );
    expect(postingRules.BankPaymentCompleted(byCheck)[0]?.description).toBe(
      'Check payment FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC',
    );
  });

  it.each<[string, string, () => Posting[]]>([
    ['INV-000007', 'issued', () => postingRules.InvoiceIssued(terms)],
    [
      'INV-000007',
      'corrected',
      () => postingRules.InvoiceCorrected({ id: 7, before: terms, after: terms, correctedOn: '2026-11-21' }),
    ],
    [
      'INV-000007',
      'paid',
      () => postingRules.InvoicePaymentReceived(payment({ factorFee: 60_00, netAmount: 1_940_00 })),
    ],
    [
      'INV-000007',
      'reversed: Bounced',
      () => postingRules.InvoicePaymentReversed({ ...payment(), reason: 'Bounced', reversedOn: '2026-11-21' }),
    ],
    ['Ridgeline Carriers LLC', 'paid by card', () => postingRules.PortalPaymentCompleted(fee)],
    [
      'Ridgeline Carriers LLC',
      'told its fee',
      () => postingRules.PortalPaymentFeeNoted({ ...fee, processingFee: 4_65, notedOn: '2026-11-23' }),
    ],
    ['Ridgeline Carriers LLC', 'paid by check', () => postingRules.BankPaymentCompleted(byCheck)],
    [
      'Ridgeline Carriers LLC',
      'paid back',
      () => postingRules.BankPaymentRefunded({ ...byCheck, reason: 'Paid twice', refundedOn: '2026-11-25' }),
    ],
  ])('%s in every entry and line of what is %s', (name, _, post) => {
    for (const { description, lines } of post())
      for (const said of [description, ...lines.map((line) => line.description)]) expect(said).toContain(name);
  });

  it('which words an entry is of: what came about, and why it was undone', () => {
    const said = (postings: Posting[]): string[] => postings.map(({ description }) => description);
    expect(
      said(postingRules.InvoicePaymentReversed({ ...payment(), reason: 'Bounced', reversedOn: '2026-11-21' })),
    ).toEqual(['Payment of invoice INV-000007 reversed: Bounced']);
    expect(
      said(postingRules.BankPaymentRefunded({ ...byCheck, reason: 'Paid twice', refundedOn: '2026-11-25' })),
    ).toEqual(['Refund of Check payment FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC']);
  });

  it.each([
    ['bank_transfer', 'Bank transfer'],
    ['ach', 'ACH payment'],
    ['check', 'Check payment'],
  ] as const)('how a client paid: %s is a %s', (method, way) => {
    const [entry] = postingRules.BankPaymentCompleted({ ...byCheck, method });
    expect([entry?.description, entry?.lines[0]?.description]).toEqual([
      `${way} FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC`,
      `${way} of Ridgeline Carriers LLC`,
    ]);
  });

  it('accounts that the chart has, each once', () => {
    expect(new Set(CHART.map(({ number }) => number)).size).toBe(CHART.length);
    expect(CHART.map(({ number }) => number)).toEqual(
      expect.arrayContaining(['1000', '1050', '1100', '4000', '4050', '4100', '6000', '6050']),
    );
    expect([...CHART].sort((a, b) => (a.number < b.number ? -1 : 1))).toEqual(CHART);
  });
});
