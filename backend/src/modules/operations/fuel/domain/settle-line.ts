import type { IsoDate } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import { stateIn } from './fuel-values';
import type { CardMarks, KeptRow } from './normal-row';
import { classOf, useOf, type ProductClass } from './products';

/** A card as lines find it. */
export interface FoundCard {
  readonly id: number;
  readonly clientId: string | null;
  readonly vehicleId: string | null;
  readonly driverId: number | null;
}
/** What is known of the cards, fleets and words that lines name. */
export interface Lookups {
  /** Whose the lines are that name no known card; undefined: nobody said. */
  readonly forClientId: string | null | undefined;
  readonly today: IsoDate;
  /** US dollars for a Canadian one. */
  readonly exchangeRate: string | null;
  readonly mayAdvance: boolean;
  cards(marks: CardMarks): readonly FoundCard[];
  cardOf(id: number): FoundCard | null;
  vehicle(clientId: string | null, unit: string): string | null;
  /** The book in which a driver drives; undefined: there is no such driver. */
  bookOf(driverId: number): string | null | undefined;
  remembered(
    clientId: string | null,
    what: 'card' | 'unit' | 'state' | 'site' | 'product',
    said: string,
  ): string | null;
}
/** Whose a line is and what it is about, and why it cannot be booked yet, one sentence each. */
export interface SettledLine {
  readonly clientId: string | null;
  readonly cardId: number | null;
  readonly vehicleId: string | null;
  readonly driverId: number | null;
  readonly jurisdiction: string | null;
  readonly productClass: ProductClass | null;
  readonly exchangeRate: string | null;
  readonly reasons: readonly string[];
}

/** How words of lines are remembered: capitals, one blank between them. */
export const wordKey = (text: string): string => text.toUpperCase().replace(/\s+/g, ' ').trim().slice(0, 200);

type Found = { readonly card: FoundCard | null; readonly reason: string | null };
const cardFor = ({ card }: KeptRow, look: Lookups): Found => {
  if (card === null) return { card: null, reason: null };
  const own = look.forClientId === undefined ? null : look.forClientId;
  const word = look.remembered(own, 'card', card.mark);
  const known = word === null ? look.cards(card) : [look.cardOf(Number(word))].filter((one) => one !== null);
  const [one] = known;
  if (!one) return { card: null, reason: `The card that ends in ${card.last4} is not known` };
  if (known.length > 1) return { card: null, reason: `Several cards end in ${card.last4}` };
  if (look.forClientId !== undefined && one.clientId !== look.forClientId)
    return { card: null, reason: `The card that ends in ${card.last4} is another client's` };
  return { card: one, reason: null };
};

/** Where a line is of: [the code of its state, why it has none]. */
const placeOf = (
  { state, site }: KeptRow,
  clientId: string | null,
  look: Lookups,
): readonly [string | null, string | null] => {
  if (state !== null) {
    const code = stateIn(state) ?? look.remembered(clientId, 'state', wordKey(state));
    return [code, code === null ? `“${state}” is not a known state or province` : null];
  }
  const code = site === null ? null : look.remembered(clientId, 'site', wordKey(site));
  const where = site === null ? 'The line' : `“${site}”`;
  return [code, code === null ? `${where} says no state or province` : null];
};

const vehicleFor = (
  { unit }: KeptRow,
  card: FoundCard | null,
  clientId: string | null,
  look: Lookups,
): readonly [string | null, string | null] => {
  if (unit === null) {
    const vehicleId = card?.vehicleId ?? null;
    return [vehicleId, vehicleId === null ? 'The line names no unit, and its card has none' : null];
  }
  const vehicleId = look.vehicle(clientId, unit) ?? look.remembered(clientId, 'unit', wordKey(unit));
  return [vehicleId, vehicleId === null ? `The unit “${unit}” is not in the fleet` : null];
};

const cashReason = (clientId: string | null, driverId: number | null, look: Lookups): string | null => {
  if (driverId === null) return 'Nobody knows who took the cash: its card has no driver';
  const book = look.bookOf(driverId);
  if (book === undefined) return 'The driver of the card is there no more';
  if (book !== clientId) return 'The driver of the card drives for somebody else';
  return look.mayAdvance ? null : 'Giving an advance takes the permission to pay';
};

/** Works out whose a line is and what it is about. What nobody knows is never guessed: it is a reason. */
export const settleLine = (row: KeptRow, look: Lookups): SettledLine => {
  const { card, reason } = cardFor(row, look);
  const isNobodys = row.card === null && look.forClientId === undefined;
  const clientId = card ? card.clientId : (look.forClientId ?? null);
  const word = classOf(row.product) ?? look.remembered(clientId, 'product', wordKey(row.product));
  const productClass = word as ProductClass | null;
  const use = productClass === null ? null : useOf(productClass);
  const [vehicleId, noVehicle] = vehicleFor(row, card, clientId, look);
  const [jurisdiction, noPlace] = placeOf(row, clientId, look);
  const driverId = card?.driverId ?? null;
  const isForeign = row.currency === 'CAD';
  const reasons = [
    isNobodys ? 'Nothing says whose purchase it is: choose the client' : null,
    reason,
    productClass === null ? `Nobody has said yet what “${row.product}” is` : null,
    row.unit !== null || use !== null ? noVehicle : null,
    use !== null || productClass === null ? noPlace : null,
    use !== null && row.quantity === null ? 'The fuel has no quantity' : null,
    isForeign && look.exchangeRate === null ? 'No exchange rate is known for Canadian dollars' : null,
    row.amount < 0 ? `A credit of ${moneyText(0 - row.amount)}: take back the purchase that it belongs to` : null,
    productClass === 'cash_advance' && !reason && !isNobodys ? cashReason(clientId, driverId, look) : null,
  ].filter((each) => each !== null);
  const exchangeRate = isForeign ? look.exchangeRate : null;
  return { clientId, cardId: card?.id ?? null, vehicleId, driverId, jurisdiction, productClass, exchangeRate, reasons };
};
