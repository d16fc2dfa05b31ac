import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Decimal, Flag, Line, Money, RefersTo } from '../../../platform/fields/decorators';
import { setChoiceLabels } from '../../../platform/fields/words';
import { STATE } from '../../../platform/fields/places';
import { BOX_CHOICES, LABELS_1099, type BoxChoice } from '../../../platform/money/boxes-1099';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { scans, paperAddress } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { papersIn } from '../../../platform/records/kind/papers';
import { FUEL_TYPES } from '../../operations/vehicles';
import {
  CURRENCIES,
  FUEL_USES,
  gallonsOf,
  mustFitTheCard,
  mustFitTheCurrency,
  mustFitTheQuantity,
  QUANTITY_UNITS,
  type Currency,
  type FuelUse,
  type QuantityUnit,
} from './domain/fuel-quantity';
import {
  EXPENSE_STATUSES,
  mustBeOfTheDriver,
  mustFitTheContractor,
  mustNotBePaid,
  mustStayAsPaid,
  PAID_BY,
  statusOf,
  type ExpenseStatus,
  type PaidBy,
} from './domain/expense-payment';

export const EXPENSE_CATEGORIES = ['fuel', 'meal', 'entertainment', 'repair', 'toll', 'other'] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];
/**
 * Whose money paid the expense: the bank account, a supplier on account, a fuel card, or the driver, who is reimbursed.
 */
export const PAID_FROM = ['bank', 'on_account', 'fuel_card', 'driver'] as const;
/** Who bears it: whoever the books are of, or the driver, whose pay it is taken from (fuel of an owner-operator). */
export const CHARGED_TO = ['company', 'driver'] as const;
setChoiceLabels({ ach: 'ACH', ...LABELS_1099 });

/** The fields that the journal entry of an expense depends on (domain-rules §12). */
const BOOKED = ['clientId', 'category', 'amount', 'vendor', 'description', 'expenseDate', 'paidFrom'] as const;
/**
 * What its lines name, its accounting date, whom it is charged to, and when it was paid. Events of earlier releases do
 * not say it where an expense was changed, removed or restored.
 */
const LATER = [
  'loadId',
  'vehicleId',
  'driverId',
  'bookedOn',
  'chargedTo',
  'paidOn',
  'contractorId',
  'taxWithheld',
  'cardFee',
  'isCardFee',
] as const;
/** The part of an expense that is posted to the books. */
export type BookedExpense = Pick<Expense, (typeof BOOKED)[number]> & Partial<Pick<Expense, (typeof LATER)[number]>>;

/** Money that was spent: fuel with the details that an IFTA return needs, meals, repairs, tolls (001 §3). */
@Kind({
  plural: 'expenses',
  numbers: 'expense_ids',
  displayName: ({ vendor, description, category }: Expense) => vendor ?? description ?? category,
  order: '-expenseDate',
  accounted: { fields: BOOKED, later: LATER },
  derives: {
    fields: ['status'],
    of: ({ paidFrom, paidOn }) => ({
      status: statusOf({ paidFrom: String(paidFrom), paidOn: (paidOn ?? null) as IsoDate | null }),
    }),
  },
  flow: {
    field: 'status',
    moves: {
      ExpensePaid: {
        from: ['open'],
        to: 'paid',
        with: ['paidOn', 'paidBy', 'paymentReference', 'paymentBookedOn'],
        clears: ['paymentReversedOn', 'paymentReversalReason'],
        booked: true,
      },
      ExpensePaymentReversed: {
        from: ['paid'],
        to: 'open',
        with: ['paymentReversedOn', 'paymentReversalReason'],
        clears: ['paidOn', 'paidBy', 'paymentReference', 'paymentBookedOn'],
        booked: true,
        words: 'reversed the payment of the expense',
      },
    },
    sorts: ['expenseDate', 'amount'],
  },
  accountedOn: { own: 'expenseDate', booked: 'bookedOn' },
  paperSlots: scans({ receipt: 'Receipt' }),
  driver: 'driverId',
  ofTheFirm: true,
  sheet: {
    may: { read: 'expenses.read', write: 'expenses.write' },
    columns: {
      Category: 'category',
      Amount: 'amount',
      Date: 'expenseDate',
      Vendor: 'vendor',
      Description: 'description',
      Client: 'clientId',
      Vehicle: 'vehicleId',
      Driver: 'driverId',
      Load: 'loadId',
      'Paid From': 'paidFrom',
      Location: 'location',
      Gallons: 'gallons',
      'Fuel Type': 'fuelType',
      Jurisdiction: 'jurisdiction',
      'Tax Paid': 'taxPaid',
      Mileage: 'mileage',
      'Receipt Number': 'reference',
      Notes: 'notes',
    },
    required: ['Category', 'Amount'],
    duplicates: [{ same: ['reference'], alsoSame: ['clientId', 'vendor', 'expenseDate'] }],
  },
  computed: {
    receiptUrl: {
      shown: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'The latest receipt' },
      of: (row: Expense) => receiptOf(row),
    },
  },
  may: {
    ...ownPermissions('expenses', { area: 'accounting', agents: ['canAccessAccounting'] }),
    read: ['expenses.read', 'driver.read'],
    add: ['expenses.write', 'driver.write'],
    attach: ['expenses.write', 'driver.write'],
  },
})
export class Expense extends ClientRecord<number> {
  @Choice('Category', EXPENSE_CATEGORIES, { sorted: true, filtered: true, searched: true }) category: ExpenseCategory;
  @Money('Amount', { least: 'more', sorted: true }) amount: Cents;
  @Day('Date', { today: true, sorted: true, ranged: true }) expenseDate: string;
  /** The accounting date, where the month of the expense is closed. */
  @Day('Booked on', { optional: true, addedLater: true }) bookedOn: string | null;
  @Line('Vendor', { optional: true, searched: true }) vendor: string | null;
  @Line('Description', { optional: true, max: 1_000, searched: true }) description: string | null;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) override clientId: string | null;
  @Choice('Paid from', PAID_FROM, { initial: 'bank', filtered: true }) paidFrom: (typeof PAID_FROM)[number];
  @Choice('Charged to', CHARGED_TO, {
    initial: 'company',
    addedLater: true,
    description: 'Of what is bought on a fuel card: driver, where it is taken from the pay of the driver',
  })
  chargedTo: (typeof CHARGED_TO)[number];
  /** Who was paid, where it counts for the forms 1099 of a year. */
  @RefersTo('contractor', { label: 'contractor', optional: true, addedLater: true, as: 'contractorName' })
  contractorId: string | null;
  @Choice('1099 box', BOX_CHOICES, {
    optional: true,
    addedLater: true,
    description: 'The box that it counts in, where it is not that of the contractor; none for a reimbursement',
  })
  box1099: BoxChoice | null;
  /** What was kept back of it for the IRS (backup withholding), part of the amount. */
  @Money('Tax withheld', { optional: true, addedLater: true }) taxWithheld: Cents | null;
  @Line('Location', { optional: true }) location: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true, optional: true, as: 'driverName' }) driverId: number | null;
  @RefersTo('load', { label: 'load', numbered: true, optional: true, as: 'loadNumber' }) loadId: number | null;
  @RefersTo('vehicle', { label: 'vehicle', optional: true, as: 'vehicleUnit' }) vehicleId: string | null;
  @Decimal('Gallons', { optional: true, places: 3, summed: 'gallons' }) gallons: string | null;
  /** As bought; gallons follow from it: 400.00 litres are 105.669. */
  @Decimal('Quantity', { optional: true, addedLater: true, places: 3 }) quantity: string | null;
  @Choice('Unit', QUANTITY_UNITS, { optional: true, addedLater: true }) quantityUnit: QuantityUnit | null;
  @Choice('Fuel type', FUEL_TYPES, { optional: true }) fuelType: (typeof FUEL_TYPES)[number] | null;
  @Choice('Fuel use', FUEL_USES, {
    optional: true,
    addedLater: true,
    description: 'What the fuel is for; only fuel for the road counts for IFTA, and so does fuel that does not say it',
  })
  fuelUse: FuelUse | null;
  @Line('Jurisdiction', { optional: true, max: 20, form: STATE, capitals: true }) jurisdiction: string | null;
  @Flag('Tax paid', { initial: true, description: 'Fuel tax was in the price; only that counts for IFTA' })
  taxPaid: boolean;
  @Decimal('Mileage', { optional: true, description: 'Odometer or trip miles' }) mileage: string | null;
  /** The number of the receipt at its vendor; a spreadsheet import adds no second expense with the same one. */
  @Line('Receipt number', { optional: true, addedLater: true, max: 100 }) reference: string | null;
  /** What it was paid in; US dollars when left out. */
  @Choice('Currency', CURRENCIES, { optional: true, addedLater: true }) currency: Currency | null;
  @Money('Amount in its currency', {
    optional: true,
    addedLater: true,
    least: 'more',
    summed: { not: 'each is in a currency of its own; the amount beside it is in dollars' },
  })
  originalAmount: Cents | null;
  @Decimal('Exchange rate', {
    optional: true,
    addedLater: true,
    places: 6,
    digits: 3,
    least: 'more',
    description: 'US dollars for one of its currency, as they were used',
  })
  exchangeRate: string | null;
  /** What the issuer of the fuel card takes for the purchase, beside the amount. */
  @Money('Card fee', { optional: true, addedLater: true, least: 'more' }) cardFee: Cents | null;
  /** The whole of it is a fee of the issuer, which stands on a line of its own. */
  @Flag('Is a card fee', { optional: true, systemSet: true, addedLater: true }) isCardFee: boolean | null;
  @RefersTo('fleetcard', {
    ...{ label: 'card', numbered: true, optional: true, systemSet: true, addedLater: true, as: 'cardName' },
  })
  cardId: number | null;
  /** What all lines of one purchase on a card have in common. */
  @Line('Transaction', { optional: true, systemSet: true, addedLater: true, max: 200 }) transactionId: string | null;
  /** Whether the expense was imported from a fuel card and not entered in a form. */
  @Flag('From a fuel card', { systemSet: true, initial: false }) fuelCardSynced: boolean;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;
  /** Of an expense on account: whether its supplier is paid. Null for all others. */
  @Choice('Status', EXPENSE_STATUSES, { optional: true, systemSet: true, filtered: true }) status: ExpenseStatus | null;
  @Day('Paid on', { optional: true, systemSet: true, addedLater: true }) paidOn: string | null;
  @Choice('Paid by', PAID_BY, {
    optional: true,
    addedLater: true,
    description: 'How it was paid from the bank; of an expense on account it is said when it is paid',
  })
  paidBy: PaidBy | null;
  /** The number of the check or the transfer. */
  @Line('Payment reference', { optional: true, systemSet: true, addedLater: true, max: 100 })
  paymentReference: string | null;
  /** The accounting date of the payment, where the month in which it was paid is closed. */
  @Day('Payment booked on', { optional: true, systemSet: true, addedLater: true }) paymentBookedOn: string | null;
  /** Of the last payment, where it was reversed. */
  @Day('Payment reversed on', { optional: true, systemSet: true, addedLater: true }) paymentReversedOn: string | null;
  @Line('Reason of the reversal', { optional: true, systemSet: true, addedLater: true, max: 500 })
  paymentReversalReason: string | null;

  static rules(after: Expense, before: Expense | null): void {
    const { bookedOn, expenseDate } = after;
    if (bookedOn && bookedOn < expenseDate) throw mistake('bookedOn', 'It cannot be booked before its date');
    mustBeOfTheDriver(after);
    mustFitTheContractor(after);
    mustFitTheQuantity(after);
    mustFitTheCurrency(after);
    mustFitTheCard(after);
    if (before) mustStayAsPaid(after, before);
  }
  static defaults({ quantity, quantityUnit, gallons }: Expense): Partial<Expense> {
    if (!quantity || !quantityUnit || gallons) return {};
    return { gallons: gallonsOf(quantity, quantityUnit) };
  }
  static removalRules(expense: Expense): void {
    mustNotBePaid(expense);
  }
}

const receiptOf = (row: Expense): string | null => {
  const latest = papersIn({ ...row }).findLast(({ removedAt }) => removedAt === null);
  return latest
    ? paperAddress({ kind: 'expense', id: String(row.id), slot: latest.documentType, nr: latest.nr })
    : null;
};
