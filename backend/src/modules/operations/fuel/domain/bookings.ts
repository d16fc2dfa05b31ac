import { gallonsOf } from '../../../accounting/expenses';
import type { IsoDate } from '../../../../platform/money/dates';
import { multiply, type Cents } from '../../../../platform/money/money';
import type { PurchaseLine } from './normal-row';
import { useOf, type ProductClass } from './products';

/** A line of which all is known that its booking says. */
export interface Bookable extends Pick<
  PurchaseLine,
  | 'date'
  | 'product'
  | 'quantity'
  | 'quantityUnit'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'invoice'
  | 'site'
  | 'city'
  | 'odometer'
> {
  readonly transactionId: string;
  readonly clientId: string | null;
  readonly cardId: number | null;
  readonly vehicleId: string | null;
  readonly driverId: number | null;
  readonly jurisdiction: string | null;
  readonly productClass: ProductClass;
  readonly exchangeRate: string | null;
}

/** An amount of a line in US dollars, in whole cents. */
const inDollars = (amount: number, { currency, exchangeRate }: Bookable): number =>
  currency === 'CAD' && exchangeRate !== null ? multiply(amount as Cents, exchangeRate) : amount;

const categoryOf = (product: ProductClass): 'fuel' | 'toll' | 'other' => {
  if (useOf(product) !== null) return 'fuel';
  return product === 'toll' ? 'toll' : 'other';
};

/** The expense that a line becomes. @param bookedOn the accounting date, where the month of its day is closed */
export const expenseOf = (line: Bookable, bookedOn: IsoDate | null) => {
  const { productClass, quantity, quantityUnit, currency, city, jurisdiction } = line;
  const fuelUse = useOf(productClass);
  const isFuel = fuelUse !== null && quantity !== null;
  const isForeign = currency === 'CAD';
  return {
    category: categoryOf(productClass),
    amount: inDollars(line.amount, line),
    expenseDate: line.date,
    bookedOn,
    vendor: line.site,
    description: line.product,
    clientId: line.clientId,
    paidFrom: 'fuel_card',
    chargedTo: 'company',
    location: [city, jurisdiction].filter(Boolean).join(', ') || null,
    driverId: line.driverId,
    vehicleId: line.vehicleId,
    gallons: isFuel ? gallonsOf(quantity, quantityUnit) : null,
    quantity: isFuel ? quantity : null,
    quantityUnit: isFuel ? quantityUnit : null,
    fuelType: fuelUse === 'def' || fuelUse === null ? null : productClass === 'gasoline' ? 'gasoline' : 'diesel',
    fuelUse,
    jurisdiction,
    // dyed reefer fuel, exhaust fluid and the rest bear no tax of the road
    taxPaid: fuelUse === 'road',
    mileage: line.odometer,
    reference: line.invoice,
    currency: isForeign ? currency : null,
    originalAmount: isForeign ? line.amount : null,
    exchangeRate: isForeign ? line.exchangeRate : null,
    cardFee: line.fee > 0 ? inDollars(line.fee, line) : null,
    isCardFee: productClass === 'fee' || null,
    cardId: line.cardId,
    transactionId: line.transactionId,
    fuelCardSynced: true,
  };
};

/** The advance that cash from a card becomes, in whole cents of US dollars. */
export const advanceOf = (line: Bookable, bookedOn: IsoDate | null) => ({
  amount: inDollars(line.amount, line),
  on: line.date,
  text: ['Cash on the fuel card', line.site].filter(Boolean).join(', '),
  bookedOn,
  paidFrom: 'fuel_card' as const,
  ...(line.fee > 0 && { cardFee: inDollars(line.fee, line) }),
});
