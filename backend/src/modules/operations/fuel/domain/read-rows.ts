import type { Currency, QuantityUnit } from '../../../accounting/expenses';
import { amountIn, cardIn, momentIn, numberText, plainText, quantityIn, timeIn } from './fuel-values';
import type { Headed } from './known-layouts';
import { foldedHeader, type FuelField, type HowWritten, type WidePart } from './layout';
import type { NormalRow, ReadRow } from './normal-row';
import { classOf, useOf } from './products';

const shown = (text: string): string => `“${plainText(text, 40)}”`;
/** More than these many gallons or litres no truck takes in one purchase. */
const MOST = { gallons: 10_000, litres: 40_000 } as const;
/** What was bought where no column says it: somebody has to say it once. */
const UNNAMED = 'Fuel';
const MOST_CENTS = 100_000_00;

/** The currency and the unit of a cell such as 'USD/Gallons', 'CAD' or 'C$'. */
const currencyIn = (cell: string, how: HowWritten): { currency: Currency; unit: QuantityUnit } | null => {
  const text = cell.toUpperCase();
  if (text.trim() === '') return { currency: how.currency, unit: how.unit };
  const isCanadian = /\bCAD?\b|\bC\$|\bCDN\b/.test(text);
  if (!isCanadian && !/\bUSD?\b|\$/.test(text)) return null;
  const unit = /LIT/.test(text) ? 'litres' : /GAL/.test(text) ? 'gallons' : null;
  return { currency: isCanadian ? 'CAD' : 'USD', unit: unit ?? (isCanadian ? 'litres' : how.unit) };
};

type Cells = readonly string[];
/** What a line says of itself: of a wide row there are several. */
interface Said {
  readonly product: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

/** Reads the rows below the headers of a sheet. Blank rows, and headers that stand there again, are left out. */
export const fuelRowReader = (
  headed: Headed,
  how: HowWritten,
): ((cells: Cells, line: number) => readonly ReadRow[]) => {
  const { headers, layout, places } = headed;
  const folded = headers.map(foldedHeader);
  return (cells, line) => {
    const isBlank = cells.every((text) => text.trim() === '');
    const isHeader = headers.every((header, at) => (cells[at] ?? '').trim() === header.trim());
    if (isBlank || isHeader) return [];
    const cell = (field: FuelField): string => cells[places[field] ?? -1]?.trim() ?? '';
    const said = layout.wide
      ? wideParts(layout.wide, (name) => (name === '' ? '' : (cells[folded.indexOf(name)]?.trim() ?? '')))
      : [
          {
            product: places.product === undefined ? UNNAMED : cell('product'),
            quantity: cell('quantity'),
            price: cell('price'),
            amount: cell('amount'),
          },
        ];
    const common = commonOf(cell, how, line);
    if (typeof common === 'string') return [{ line, reason: common }];
    if (said.length === 0) return [{ line, reason: 'The line has no amount' }];
    return said.map((each, at): ReadRow => {
      const own = ownOf(each, common.quantityUnit, how);
      return typeof own === 'string'
        ? { line, reason: own }
        : { ...common, ...own, fee: at === 0 ? common.fee : 0, provider: layout.provider };
    });
  };
};

/** The parts of a wide row that say something. */
const wideParts = (wide: readonly WidePart[], cell: (name: string) => string): readonly Said[] =>
  wide
    .map(({ product, quantity = '', price = '', amount }) => ({
      ...{ product, quantity: cell(quantity), price: cell(price), amount: cell(amount) },
    }))
    .filter(({ amount }) => !/^[$\s0.,]*$/.test(amount));

type Common = Omit<NormalRow, 'product' | 'quantity' | 'price' | 'amount' | 'provider'>;
const commonOf = (cell: (field: FuelField) => string, how: HowWritten, line: number): Common | string => {
  const moment = momentIn(cell('date'), how.dateFormat);
  if (moment === null) return `The date ${shown(cell('date'))} is not valid`;
  const time = cell('time') === '' ? moment.time : timeIn(cell('time'));
  if (cell('time') !== '' && time === null) return `The time ${shown(cell('time'))} is not valid`;
  const money = currencyIn(cell('currency'), how);
  if (money === null) return `The currency ${shown(cell('currency'))} is not known`;
  const fee = cell('fee') === '' ? 0 : amountIn(cell('fee'), how.decimalMark);
  if (fee === null) return `The fee ${shown(cell('fee'))} is not valid`;
  const card = cardIn(cell('card'));
  if (card === null && cell('card') !== '') return 'The card number is not valid: it must have four to 19 digits';
  const miles = cell('odometer') === '' ? null : numberText(cell('odometer'), how.decimalMark);
  return {
    ...{ line, externalId: plainText(cell('transaction')) || null, date: moment.date, time, card, fee },
    unit: plainText(cell('unit').replace(/\.0$/, ''), 50) || null,
    driverName: plainText(cell('driver')) || null,
    odometer: miles === null || Number(miles) <= 0 ? null : String(Math.round(Number(miles))),
    site: plainText(cell('site')) || null,
    city: plainText(cell('city')) || null,
    state: plainText(cell('jurisdiction'), 40) || null,
    invoice: plainText(cell('invoice').replace(/\.0$/, ''), 60) || null,
    quantityUnit: money.unit,
    currency: money.currency,
  };
};

type Own = Pick<NormalRow, 'product' | 'quantity' | 'price' | 'amount'>;
const ownOf = (said: Said, unit: QuantityUnit, { decimalMark }: HowWritten): Own | string => {
  const amount = amountIn(said.amount, decimalMark);
  if (amount === null) return `The amount ${shown(said.amount)} is not valid`;
  if (amount === 0) return 'The line has no amount';
  if (Math.abs(amount) > MOST_CENTS) return `The amount ${shown(said.amount)} is more than one purchase can be`;
  const quantity = said.quantity === '' ? null : quantityIn(said.quantity, decimalMark);
  if (quantity === null && said.quantity !== '') return `The quantity ${shown(said.quantity)} is not valid`;
  if (Math.abs(Number(quantity)) > MOST[unit]) return `${said.quantity} ${unit} are more than one purchase can be`;
  if (quantity !== null && Number(quantity) !== 0 && quantity.startsWith('-') !== amount < 0)
    return 'Quantity and amount have different signs';
  const product = plainText(said.product, 40);
  if (product === '') return 'The line does not say what was bought';
  const known = classOf(product);
  const isFuel = known !== null && useOf(known) !== null;
  if (isFuel && !Number(quantity)) return 'The fuel has no quantity';
  const isCounted = (isFuel || known === null) && Number(quantity) !== 0;
  const price = numberText(said.price, decimalMark);
  return {
    product,
    quantity: isCounted ? quantity : null,
    price: price === null ? null : price.slice(0, 20),
    amount,
  };
};
