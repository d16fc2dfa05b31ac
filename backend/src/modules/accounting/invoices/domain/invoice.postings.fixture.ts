import { postingExamples } from '../../../../platform/testing/posting-examples';
import type { Credit, Factored, Payment, Terms } from '../../invoice-money';
import { invoicePostings } from './invoice.postings';

const TERMS: Terms = {
  number: 'INV-000007',
  brokerId: 3,
  loadId: 4,
  clientId: 'c',
  driverId: 9,
  vehicleId: 'v',
  amount: 2_000_00,
  lines: [
    { kind: 'freight', description: 'Freight', amount: 1_850_00 },
    { kind: 'detention', description: '3 h', amount: 150_00 },
  ],
  issueDate: '2026-11-01',
  dueDate: null,
  notes: null,
};
const NAMED = { brokerId: 3, loadId: 4, vehicleId: 'v', driverId: 9 };
const ALLOCATED = TERMS.lines.map(({ kind, amount }) => ({ kind, amount }));
const PAYMENT: Payment = {
  id: 7,
  paymentId: 1,
  number: 'INV-000007',
  clientId: 'c',
  amount: 2_000_00,
  paymentDate: '2026-11-20',
  method: 'ach',
  factorId: null,
  factorFee: 60_00,
  netAmount: 1_940_00,
  notes: null,
  allocated: ALLOCATED,
  dimensions: NAMED,
};

/** A part of $50.00 of its detention. */
const PART: Omit<Credit, 'creditedOn'> = {
  id: 7,
  number: 'INV-000007',
  clientId: 'c',
  amount: 50_00,
  allocated: [
    { kind: 'freight', amount: 0 },
    { kind: 'detention', amount: 50_00 },
  ],
  dimensions: NAMED,
  reason: 'An hour less',
};

/** The invoice factored at 90 %, with a fee of 3 % that is kept from the reserve. */
const FACTORED: Factored = {
  id: 7,
  number: 'INV-000007',
  clientId: 'c',
  factorId: 'f',
  factorName: 'Apex Factoring',
  dimensions: NAMED,
  recourse: false,
  recourseDays: null,
  chargesBack: true,
  feeRate: '3',
  feeAt: 'end',
  feeDays: null,
  remitTo: 'Apex Factoring',
  notice: null,
  amount: 2_000_00,
  advance: 1_800_00,
  fee: 0,
  reserve: 200_00,
  open: ALLOCATED,
  allocated: [
    { kind: 'freight', amount: 1_665_00 },
    { kind: 'detention', amount: 135_00 },
  ],
  factoredOn: '2026-11-05',
};
const LENT: Factored = { ...FACTORED, recourse: true, recourseDays: 60 };
const WITH_FEE: Factored = {
  ...FACTORED,
  fee: 60_00,
  reserve: 140_00,
  allocated: [
    { kind: 'freight', amount: 1_720_50 },
    { kind: 'detention', amount: 139_50 },
  ],
};

/** An invoice of $2,000.00, its payment by a factor that keeps $60.00, and $50.00 of it credited or written off. */
export const invoiceExamples = postingExamples(invoicePostings, {
  InvoiceIssued: [{ ...TERMS, id: 7 }],
  InvoiceCorrected: [
    {
      id: 7,
      before: TERMS,
      after: { ...TERMS, amount: 1_850_00, lines: TERMS.lines.slice(0, 1) },
      correctedOn: '2026-11-21',
    },
  ],
  InvoiceReassigned: [
    {
      id: 7,
      number: 'INV-000007',
      clientId: 'c',
      before: NAMED,
      after: { ...NAMED, vehicleId: 'w', driverId: null },
      lines: TERMS.lines,
      allocated: ALLOCATED,
      fees: 60_00,
      on: '2026-11-22',
    },
  ],
  InvoiceVoided: [{ ...TERMS, id: 7, reason: 'Entered twice', voidedOn: '2026-11-21', wasIssued: true }],
  InvoicePaymentReceived: [
    PAYMENT,
    { ...PAYMENT, method: 'deposit', factorFee: null, netAmount: 2_000_00, deposit: { id: 5, brokerId: 3 } },
  ],
  InvoicePaymentReversed: [{ ...PAYMENT, reason: 'Bounced', reversedOn: '2026-11-21' }],
  InvoiceCredited: [{ ...PART, creditedOn: '2026-11-23' }],
  InvoiceWrittenOff: [{ ...PART, reason: 'Not collectible', writtenOffOn: '2026-11-24' }],
  InvoiceCreditReversed: [{ ...PART, reason: 'It was right', reversedOn: '2026-11-24' }],
  InvoiceWriteOffReversed: [{ ...PART, reason: 'Paid after all', reversedOn: '2026-11-25' }],
  InvoiceFactored: [FACTORED, WITH_FEE, LENT],
  FactorCollected: [
    { ...PAYMENT, method: 'factoring', factorId: 'f', factorName: 'Apex Factoring', owed: 1_800_00, factorFee: 60_00 },
  ],
  FactorReserveReleased: [
    {
      id: 7,
      number: 'INV-000007',
      clientId: 'c',
      factorId: 'f',
      factorName: 'Apex Factoring',
      dimensions: NAMED,
      reserve: 200_00,
      release: 115_00,
      fee: 60_00,
      interest: 5_00,
      returns: 20_00,
      allocated: [
        { kind: 'freight', amount: 166_50 },
        { kind: 'detention', amount: 13_50 },
      ],
      returned: [
        { kind: 'freight', amount: 18_50 },
        { kind: 'detention', amount: 1_50 },
      ],
      releasedOn: '2026-12-05',
    },
  ],
  FactoredInvoiceChargedBack: [
    { ...LENT, on: '2027-01-05', reason: 'Not paid in 60 days' },
    { ...WITH_FEE, on: '2027-01-05', reason: 'Disputed' },
  ],
});
