import {
  Choice,
  Day,
  Decimal,
  Id,
  Line,
  ListOf,
  Money,
  RefersTo,
  Uuid,
  Whole,
} from '../../../platform/fields/decorators';
import { text } from '../../../platform/fields/texts';
import { summedApart } from '../../../platform/lists/sums';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { Kind } from '../../../platform/records/kind/kind';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { CURRENCIES, QUANTITY_UNITS, type Currency, type QuantityUnit } from '../../accounting/expenses';
import { FUEL_PROVIDERS, type FuelProvider } from './domain/normal-row';
import { PRODUCT_CLASSES, type ProductClass } from './domain/products';

export const TRANSACTION_STATUSES = ['imported', 'set_aside', 'dismissed'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];
const MOST = 1_000_000_000;
const SET = { systemSet: true } as const;
const MAYBE = { systemSet: true, optional: true } as const;
const APART = { not: 'lines in US and in Canadian dollars stand in one list, and are summed apart' } as const;
const dollars = { money: "r.currency = 'USD'", money_cad: "r.currency = 'CAD'" } as const;

/**
 * One line of a purchase on a fuel card, as its provider says it: in the books, or set aside until somebody says what
 * nobody knows of it. Its id follows from what it says, so that no line is taken in twice.
 */
@Kind({
  title: 'fuel transaction',
  plural: 'fuel-cards/transactions',
  table: 'fuel_transactions',
  displayName: 'transactionId',
  order: '-date',
  flow: {
    field: 'status',
    initialStatuses: ['imported', 'set_aside'],
    moves: {
      FuelTransactionBooked: {
        from: ['set_aside'],
        to: 'imported',
        with: [
          'clientId',
          'cardId',
          'vehicleId',
          'driverId',
          'jurisdiction',
          'productClass',
          'exchangeRate',
          'expenseId',
        ],
        words: 'booked the fuel transaction',
      },
      FuelTransactionDismissed: {
        from: ['set_aside'],
        to: 'dismissed',
        with: ['dismissedFor'],
        says: 'left the fuel transaction {record} out of the books: {dismissedFor}',
      },
    },
  },
  sums: {
    ...summedApart('amount', 'r.amount', dollars),
    ...summedApart('fee', 'r.fee', dollars),
    ...summedApart('quantity', 'r.quantity', {
      gallons: "r.quantity_unit = 'gallons'",
      liters: "r.quantity_unit = 'litres'",
    }),
  },
  may: { read: 'expenses.read', write: 'expenses.write', remove: 'expenses.delete' },
})
export class FuelTransaction extends ClientRecord {
  @Choice('Provider', FUEL_PROVIDERS, { ...SET, filtered: true }) provider: FuelProvider;
  /** The provider's own id of the purchase. */
  @Line('External id', { ...MAYBE, hidden: true }) externalId: string | null;
  @Line('Transaction', { ...SET, searched: true, max: 200 }) transactionId: string;
  /** A hash of what it says, by which it is found when it comes by another way. */
  @Line('Content', { ...SET, hidden: true }) contentMark: string;
  @Day('Date', { ...SET, sorted: true, ranged: true }) date: IsoDate;
  @Line('Time', MAYBE) time: string | null;
  @Line('Card number', MAYBE) cardLast4: string | null;
  @Line('Mark of the card', { ...MAYBE, hidden: true }) cardMark: string | null;
  @RefersTo('fleetcard', { ...MAYBE, label: 'card', numbered: true, as: 'cardName' }) cardId: number | null;
  /** Unit and driver as the line says them. */
  @Line('Unit', { ...MAYBE, searched: true }) unit: string | null;
  @Line('Driver name', MAYBE) driverSaid: string | null;
  @RefersTo('vehicle', { ...MAYBE, label: 'vehicle', as: 'vehicleUnit' }) vehicleId: string | null;
  @RefersTo('driver', { ...MAYBE, label: 'driver', numbered: true, as: 'driverName' }) driverId: number | null;
  @Decimal('Odometer', MAYBE) odometer: string | null;
  @Line('Site', { ...MAYBE, searched: true }) site: string | null;
  @Line('City', MAYBE) city: string | null;
  /** State or province as the line says it; its code where it is one. */
  @Line('State', MAYBE) state: string | null;
  @Line('Jurisdiction', MAYBE) jurisdiction: string | null;
  @Line('Product', SET) product: string;
  @Choice('Class', PRODUCT_CLASSES, MAYBE) productClass: ProductClass | null;
  /** As bought, without its sign: a credit has an amount below 0. */
  @Decimal('Quantity', { ...MAYBE, places: 3 }) quantity: string | null;
  @Choice('Unit of the quantity', QUANTITY_UNITS, SET) quantityUnit: QuantityUnit;
  @Choice('Currency', CURRENCIES, SET) currency: Currency;
  /** In its own currency. */
  @Money('Amount', { ...SET, least: 'any', sorted: true, summed: APART }) amount: Cents;
  @Money('Fee', { ...SET, summed: APART }) fee: Cents;
  @Decimal('Exchange rate', { ...MAYBE, places: 6, digits: 3 }) exchangeRate: string | null;
  @Line('Invoice', { ...MAYBE, searched: true }) invoice: string | null;
  @Choice('Status', TRANSACTION_STATUSES, { ...SET, filtered: true }) status: TransactionStatus;
  /** Why it was set aside, one sentence each. */
  @ListOf('Reasons', text('reason', { max: 300 }), { ...SET, most: 20 }) reasons: readonly string[];
  @Line('Left out because', { ...MAYBE, max: 300 }) dismissedFor: string | null;
  /** The expense that it became; null for a cash advance. */
  @Id('Expense', { ...MAYBE, digits: 15 }) expenseId: number | null;
  @Uuid('Import', { ...MAYBE, hidden: true }) importId: string | null;
  @Whole('Line', 0, MOST, SET) line: number;
}
