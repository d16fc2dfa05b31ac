import { usDate } from '../../../platform/money/dates';
import type { Accounted } from '../../../platform/money/accounted';
import type { BookedExpense, ExpenseCategory } from '../../expenses';
import type { PortalPaymentFact } from '../../portal-payments';
import type { InvoiceFact, InvoiceLine, Payment, Terms } from '../../invoices';
import { ACCOUNT } from './chart';
import type { Entry, EntryLine } from './entry.facts';

/** What a money fact books, before the entry has an id. */
export type Posting = Omit<Entry, 'id'>;
type Data<Type extends (InvoiceFact | PortalPaymentFact)['type']> = Extract<
  InvoiceFact | PortalPaymentFact,
  { type: Type }
>['data'];

const debit = (accountNumber: string, amount: number, description: string): EntryLine => ({
  accountNumber,
  description,
  debit: amount,
  credit: 0,
});
const credit = (accountNumber: string, amount: number, description: string): EntryLine => ({
  accountNumber,
  description,
  debit: 0,
  credit: amount,
});
const booked = (lines: readonly EntryLine[]): EntryLine[] =>
  lines.filter((line) => line.debit !== 0 || line.credit !== 0);
const turned = (lines: readonly EntryLine[]): EntryLine[] =>
  lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
const sumOf = (lines: readonly InvoiceLine[], freight: boolean): number =>
  lines
    .filter(({ kind }) => (kind === 'freight' || kind === 'fuel_surcharge') === freight)
    .reduce((sum, { amount }) => sum + amount, 0);

const receivable = ({ amount, lines, number }: Terms): EntryLine[] =>
  booked([
    debit(ACCOUNT.receivable, amount, `Invoice ${number}`),
    credit(ACCOUNT.freight, sumOf(lines, true), `Freight of invoice ${number}`),
    credit(ACCOUNT.accessorial, sumOf(lines, false), `Accessorials of invoice ${number}`),
  ]);

const received = ({ amount, netAmount, factorFee, number }: Payment): EntryLine[] =>
  booked([
    debit(ACCOUNT.bank, netAmount, `Payment of invoice ${number}`),
    debit(ACCOUNT.factoringFees, factorFee ?? 0, `Fee kept of invoice ${number}`),
    credit(ACCOUNT.receivable, amount, `Payment of invoice ${number}`),
  ]);

const posting = (
  id: number,
  about: { number: string; clientId: string | null },
  entryDate: string,
  description: string,
  lines: EntryLine[],
): Posting => ({
  entryDate,
  description,
  reference: about.number,
  source: { kind: 'invoice', id: String(id) },
  clientId: about.clientId,
  lines,
});

type PortalPaymentData = Data<
  | 'PortalPaymentCompleted'
  | 'PortalPaymentFeeNoted'
  | 'PortalPaymentRefunded'
  | 'BankPaymentCompleted'
  | 'BankPaymentRefunded'
>;

/** What clients pay the firm is the firm's own book: its entries are kept for no client, and name the one who paid. */
const portalPaymentPosting = (
  data: PortalPaymentData,
  entryDate: string,
  what: string,
  lines: EntryLine[],
): Posting => ({
  entryDate,
  description: `${what} ${data.reference}, ${data.description}, ${data.clientName}`,
  reference: data.reference,
  source: { kind: 'fee', id: data.id },
  clientId: null,
  lines,
});

const earned = ({ amount, description, clientName }: PortalPaymentData, how = 'Card payment'): EntryLine[] => [
  debit(ACCOUNT.cardClearing, amount, `${how} of ${clientName}`),
  credit(ACCOUNT.serviceFees, amount, `${description}, ${clientName}`),
];

const BY_BANK = { bank_transfer: 'Bank transfer', ach: 'ACH payment', check: 'Check payment' } as const;

const keptByProcessor = (processingFee: number | null, { clientName }: PortalPaymentData): EntryLine[] =>
  booked([
    debit(ACCOUNT.cardFees, processingFee ?? 0, `Processing fee of ${clientName}'s card payment`),
    credit(ACCOUNT.cardClearing, processingFee ?? 0, `Kept of ${clientName}'s card payment`),
  ]);

const SPENT_ON: Readonly<Record<ExpenseCategory, string>> = {
  fuel: ACCOUNT.fuel,
  meal: ACCOUNT.meals,
  entertainment: ACCOUNT.entertainment,
  repair: ACCOUNT.repairs,
  toll: ACCOUNT.tolls,
  other: ACCOUNT.otherExpenses,
};
const PAID_WITH: Readonly<Record<BookedExpense['paidFrom'], string>> = {
  bank: ACCOUNT.bank,
  on_account: ACCOUNT.payable,
  fuel_card: ACCOUNT.fuelCard,
  driver: ACCOUNT.settlements,
};
const whatFor = ({ vendor, description, category }: BookedExpense): string =>
  [category.charAt(0).toUpperCase() + category.slice(1), vendor ?? description].filter(Boolean).join(', ');

const spent = (expense: BookedExpense): EntryLine[] => [
  debit(SPENT_ON[expense.category], expense.amount, whatFor(expense)),
  credit(PAID_WITH[expense.paidFrom], expense.amount, whatFor(expense)),
];
const expensePosting = (
  id: number,
  expense: BookedExpense,
  entryDate: string,
  description: string,
  lines: EntryLine[],
): Posting => ({
  entryDate,
  description,
  reference: `EXP-${id}`,
  source: { kind: 'expense', id: String(id) },
  clientId: expense.clientId,
  lines,
});

/** What a fact about an expense says that was changed, removed or restored. */
interface ExpenseFact {
  readonly id: number;
  readonly accounted?: Accounted<BookedExpense>;
}

/** The entry of an expense as it was is turned on the day of the change; as it is now, it is booked on its own day. */
const expenseBooked = ({ id, accounted }: ExpenseFact, words: string): Posting[] => {
  if (!accounted) return [];
  const { before, after, on } = accounted;
  return [
    ...(before
      ? [
          expensePosting(
            id,
            before,
            on,
            `Expense ${words}: posting of ${usDate(before.expenseDate)} reversed`,
            turned(spent(before)),
          ),
        ]
      : []),
    ...(after ? [expensePosting(id, after, before ? after.expenseDate : on, `Expense ${words}`, spent(after))] : []),
  ];
};

/** Which entries a money fact books (docs/auditors.md), one rule a fact. A correction turns the old entry and books anew. */
export const postingRules = {
  InvoiceIssued: (data: Data<'InvoiceIssued'>): Posting[] => [
    posting(data.id, data, data.issueDate, `Invoice ${data.number} issued`, receivable(data)),
  ],
  InvoiceCorrected: ({ id, before, after, correctedOn }: Data<'InvoiceCorrected'>): Posting[] => [
    posting(
      id,
      before,
      correctedOn,
      `Invoice ${before.number} corrected: posting of ${usDate(before.issueDate)} reversed`,
      turned(receivable(before)),
    ),
    posting(id, after, after.issueDate, `Invoice ${after.number} issued as corrected`, receivable(after)),
  ],
  InvoiceVoided: (data: Data<'InvoiceVoided'>): Posting[] =>
    data.wasIssued
      ? [
          posting(
            data.id,
            data,
            data.voidedOn,
            `Invoice ${data.number} voided: ${data.reason}`,
            turned(receivable(data)),
          ),
        ]
      : [],
  InvoicePaymentReceived: (data: Data<'InvoicePaymentReceived'>): Posting[] => [
    posting(data.id, data, data.paymentDate, `Payment of invoice ${data.number}`, received(data)),
  ],
  InvoicePaymentReversed: (data: Data<'InvoicePaymentReversed'>): Posting[] => [
    posting(
      data.id,
      data,
      data.reversedOn,
      `Payment of invoice ${data.number} reversed: ${data.reason}`,
      turned(received(data)),
    ),
  ],
  PortalPaymentCompleted: (data: Data<'PortalPaymentCompleted'>): Posting[] => [
    portalPaymentPosting(data, data.paidOn, 'Card payment', [
      ...earned(data),
      ...keptByProcessor(data.processingFee, data),
    ]),
  ],
  PortalPaymentFeeNoted: (data: Data<'PortalPaymentFeeNoted'>): Posting[] =>
    data.processingFee === 0
      ? []
      : [
          portalPaymentPosting(
            data,
            data.notedOn,
            'Processing fee of card payment',
            keptByProcessor(data.processingFee, data),
          ),
        ],
  PortalPaymentRefunded: (data: Data<'PortalPaymentRefunded'>): Posting[] => [
    portalPaymentPosting(data, data.refundedOn, 'Refund of card payment', turned(earned(data))),
  ],
  BankPaymentCompleted: (data: Data<'BankPaymentCompleted'>): Posting[] => [
    portalPaymentPosting(data, data.paidOn, BY_BANK[data.method], earned(data, BY_BANK[data.method])),
  ],
  BankPaymentRefunded: (data: Data<'BankPaymentRefunded'>): Posting[] => [
    portalPaymentPosting(
      data,
      data.refundedOn,
      `Refund of ${BY_BANK[data.method]}`,
      turned(earned(data, BY_BANK[data.method])),
    ),
  ],
  ExpenseAdded: (data: BookedExpense & { readonly id: number }): Posting[] => [
    expensePosting(data.id, data, data.expenseDate, whatFor(data), spent(data)),
  ],
  ExpenseChanged: (data: ExpenseFact): Posting[] => expenseBooked(data, 'changed'),
  ExpenseRemoved: (data: ExpenseFact): Posting[] => expenseBooked(data, 'removed'),
  ExpenseRestored: (data: ExpenseFact): Posting[] => expenseBooked(data, 'restored'),
} as const;
