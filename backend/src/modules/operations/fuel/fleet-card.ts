import { Choice, Day, Flag, Line, RefersTo } from '../../../platform/fields/decorators';
import { setChoiceLabels } from '../../../platform/fields/words';
import { Kind } from '../../../platform/records/kind/kind';
import { ClientRecord } from '../../../platform/records/kind/stored-record';

export const CARD_ISSUERS = ['efs', 'pilot', 'comdata', 'fuelman', 'other'] as const;
export type CardIssuer = (typeof CARD_ISSUERS)[number];
setChoiceLabels({
  ...{ def: 'DEF', efs: 'EFS / WEX', efs_wide: 'EFS fleet manager', pilot: 'Pilot / Flying J', generic: 'Template' },
});
const ISSUERS: Readonly<Record<CardIssuer, string>> = {
  ...{ efs: 'EFS', pilot: 'Pilot', comdata: 'Comdata', fuelman: 'Fuelman', other: 'Card' },
};

/** The number on the card, or as many of its last digits as are known. */
const CARD_NUMBER = {
  pattern: /^\s*(?:\*{5}\d{4}|\d(?:[ -]?\d){3,18})\s*$/,
  wrong: 'A card number has four to 19 digits',
};

/**
 * A fuel card of a client, and who drives with it in which truck. Of its number the last four digits are kept, and
 * keyed hashes by which lines of its provider find it.
 */
@Kind({
  title: 'fuel card',
  pluralTitle: 'fuel cards',
  plural: 'fuel-cards',
  table: 'fleet_cards',
  numbers: 'fleet_card_ids',
  displayName: ({ provider, cardNumberLast4 }: FleetCard) => `${ISSUERS[provider]} …${cardNumberLast4}`,
  unique: [
    {
      index: 'fleet_cards_number',
      by: ['clientId', 'cardNumberMark'],
      say: () => 'A card of these books has this number already',
    },
  ],
  flow: {
    field: 'isActive',
    moves: { FleetCardActivated: { to: true }, FleetCardDeactivated: { to: false } },
  },
  may: { read: 'expenses.read', write: 'expenses.write', remove: 'expenses.delete' },
})
export class FleetCard extends ClientRecord<number> {
  @Choice('Provider', CARD_ISSUERS, { missing: 'Choose the provider of the card', filtered: true })
  provider: CardIssuer;
  @Line('Card number', { max: 40, form: CARD_NUMBER, secret: true }) cardNumber: string;
  @Line('Card number', { systemSet: true, hidden: true }) cardNumberLast4: string;
  /** Keyed hashes of the number and of its last six digits. */
  @Line('Mark of the card number', { systemSet: true, hidden: true }) cardNumberMark: string;
  @Line('Mark of its end', { systemSet: true, hidden: true, optional: true }) cardNumberTail: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true, optional: true, as: 'driverName' }) driverId: number | null;
  @RefersTo('vehicle', { label: 'vehicle', optional: true, as: 'vehicleUnit' }) vehicleId: string | null;
  @Flag('Active', { initial: true, filtered: true }) isActive: boolean;
  /** The last day of which a purchase was taken in. */
  @Day('Last sync date', { optional: true, systemSet: true }) lastSyncDate: string | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;
}
