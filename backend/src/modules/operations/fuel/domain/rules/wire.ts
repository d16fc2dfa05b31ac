import type { IsoDate } from '../../../../../platform/money/dates';
import { amountIn, cardIn, plainText, quantityIn, timeIn } from '../fuel-values';
import type { ReadRow } from '../normal-row';

/** One line of a purchase as the service of a provider says it. */
export interface WireItem {
  readonly category: string;
  readonly quantity: string;
  readonly ppu: string;
  readonly amount: string;
}
/** A purchase as the service of a provider says it (EFS: getMCTransExtLocV2). */
export interface WireTransaction {
  readonly transactionId: string;
  readonly transactionDate: IsoDate;
  readonly transactionTime: string;
  readonly cardNumber: string;
  readonly invoice: string;
  readonly locationName: string;
  readonly locationCity: string;
  readonly locationState: string;
  readonly carrierFee: string;
  readonly billingCurrency: 'USD' | 'CAD';
  /** UNIT, NAME, ODRD. */
  readonly infos: Readonly<Record<string, string>>;
  readonly lineItems: readonly WireItem[];
}

/** The lines of purchases, each purchase once: services tell some of them twice. Its fee stands on the first line. */
export const rowsOfWire = (transactions: readonly WireTransaction[]): readonly ReadRow[] => {
  const once = [...new Map(transactions.map((each) => [each.transactionId, each])).values()];
  let line = 0;
  return once.flatMap((bought) =>
    bought.lineItems.map((item, at): ReadRow => {
      line += 1;
      const amount = amountIn(item.amount, 'point');
      const quantity = item.quantity === '' ? null : quantityIn(item.quantity, 'point');
      if (amount === null || amount === 0)
        return { line, reason: `The amount “${plainText(item.amount, 40)}” is none` };
      const { UNIT = '', NAME = '', ODRD = '' } = bought.infos;
      return {
        ...{ line, provider: 'efs', externalId: plainText(bought.transactionId), date: bought.transactionDate },
        ...{ time: timeIn(bought.transactionTime), card: cardIn(bought.cardNumber), amount },
        unit: plainText(UNIT, 50) || null,
        driverName: plainText(NAME) || null,
        odometer: /^\d{1,7}$/.test(ODRD) ? ODRD : null,
        site: plainText(bought.locationName) || null,
        city: plainText(bought.locationCity) || null,
        state: plainText(bought.locationState, 40) || null,
        product: plainText(item.category, 40),
        quantity: quantity === '0' ? null : quantity,
        quantityUnit: bought.billingCurrency === 'CAD' ? 'litres' : 'gallons',
        price: item.ppu || null,
        fee: at === 0 ? (amountIn(bought.carrierFee, 'point') ?? 0) : 0,
        currency: bought.billingCurrency,
        invoice: plainText(bought.invoice, 60) || null,
      };
    }),
  );
};
