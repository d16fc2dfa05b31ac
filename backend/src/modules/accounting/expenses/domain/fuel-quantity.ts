import { mistake } from '../../../../platform/core/errors';
import { dollars, moneyText, multiply, type Cents } from '../../../../platform/money/money';

/** What fuel is for: the engine that drives, the reefer's, exhaust fluid, anything else. */
export const FUEL_USES = ['road', 'reefer', 'def', 'other'] as const;
export type FuelUse = (typeof FUEL_USES)[number];
export const QUANTITY_UNITS = ['gallons', 'litres'] as const;
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];
export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Millionths of a litre in a US gallon. */
const MICROLITRES_A_GALLON = 3_785_412n;
const DECIMAL = /^(\d+)(?:\.(\d{1,3}))?$/;

/** Thousandths of a decimal with at most three places: '102.34' is 102340. */
const thousandths = (text: string): bigint => {
  const [, whole = '0', places = ''] = DECIMAL.exec(text.trim()) ?? [];
  return BigInt(whole + places.padEnd(3, '0'));
};
/** The same back, without zeros at the end: 102340 is '102.34'. */
const decimalOf = (value: bigint): string => String(Number(value) / 1_000);

/**
 * A quantity in gallons with at most three places, rounded half up.
 * @example gallonsOf('400.00', 'litres') // '105.669', by 3.785412 litres a gallon
 */
export const gallonsOf = (quantity: string, unit: QuantityUnit): string => {
  const bought = thousandths(quantity);
  if (unit === 'gallons') return decimalOf(bought);
  return decimalOf((bought * 2_000_000n + MICROLITRES_A_GALLON) / (2n * MICROLITRES_A_GALLON));
};

/** What the rules of a purchase of fuel see of an expense. */
export interface Purchase {
  readonly amount: number;
  readonly paidFrom: string;
  readonly gallons: string | null;
  readonly quantity: string | null;
  readonly quantityUnit: QuantityUnit | null;
  readonly currency: Currency | null;
  readonly originalAmount: number | null;
  readonly exchangeRate: string | null;
  readonly cardFee: number | null;
}

/** @throws RuleViolation when a quantity says no unit, or gallons are not those of the quantity */
export const mustFitTheQuantity = ({ quantity, quantityUnit, gallons }: Purchase): void => {
  if (!quantity) {
    if (quantityUnit) throw mistake('quantity', 'Enter how much was bought');
    return;
  }
  if (!quantityUnit) throw mistake('quantityUnit', 'Say whether it is gallons or liters');
  const expected = gallonsOf(quantity, quantityUnit);
  if (gallons && thousandths(gallons) !== thousandths(expected))
    throw mistake('gallons', `${quantity} ${quantityUnit} are ${expected} gallons`);
};

/** @throws RuleViolation when another currency has no rate or amount, or they do not come to the amount in dollars */
export const mustFitTheCurrency = ({ amount, currency, originalAmount, exchangeRate }: Purchase): void => {
  if (currency !== 'CAD') {
    if (originalAmount || exchangeRate) throw mistake('currency', 'Choose the currency that it was paid in');
    return;
  }
  if (!originalAmount) throw mistake('originalAmount', 'Enter the amount in Canadian dollars');
  if (!exchangeRate) throw mistake('exchangeRate', 'Enter the exchange rate that was used');
  const expected = multiply(originalAmount as Cents, exchangeRate);
  if (expected !== amount)
    throw mistake('amount', `C$ ${moneyText(originalAmount)} at ${exchangeRate} are ${dollars(expected)}`);
};

/** @throws RuleViolation when what was not bought on a fuel card has its fee */
export const mustFitTheCard = ({ cardFee, paidFrom }: Purchase): void => {
  if (cardFee && paidFrom !== 'fuel_card')
    throw mistake('cardFee', 'Only what was bought on the fuel card has a fee of the card');
};
