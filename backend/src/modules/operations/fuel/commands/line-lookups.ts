import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import { mayDo, type CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { Firm } from '../../../administration/settings';
import type { CardMarks, FuelProvider, KeptRow } from '../domain/normal-row';
import { wordKey, type FoundCard, type Lookups } from '../domain/settle-line';
import type { RememberedWord } from '../fuel-mapping';

const CARDS = `SELECT id, client_id AS "clientId", vehicle_id AS "vehicleId", driver_id AS "driverId",
    card_number_last4 AS last4, card_number_mark AS mark, card_number_tail AS tail
  FROM fleet_cards WHERE removed_at IS NULL AND ${inScope('client_id', '$1')}
    AND (card_number_last4 = ANY($2) OR id = ANY($3::bigint[]))`;
const VEHICLES = `SELECT id, client_id AS "clientId", unit_number AS unit FROM vehicles
  WHERE removed_at IS NULL AND ${inScope('client_id', '$1')} AND upper(unit_number) = ANY($2)`;
const DRIVERS = `SELECT id, client_id AS "clientId" FROM drivers
  WHERE removed_at IS NULL AND id = ANY($1::bigint[]) AND ${inScope('client_id', '$2')}`;
const MAPPINGS = `SELECT client_id AS "clientId", exchange_rate AS "exchangeRate", remembered FROM fuel_mappings
  WHERE removed_at IS NULL AND provider = $1 AND ${inScope('client_id', '$2')}`;

interface Card extends FoundCard {
  readonly last4: string;
  readonly mark: string;
  readonly tail: string | null;
}
interface OfClient {
  readonly clientId: string | null;
}
type Mapping = OfClient & { readonly exchangeRate: string | null; readonly remembered: readonly RememberedWord[] };

/** What is asked for of all lines of an import. */
export interface Asked {
  readonly provider: FuelProvider;
  readonly forClientId: string | null | undefined;
  readonly exchangeRate: string | null;
}

const book = (clientId: string | null): string => clientId ?? 'firm';
/** Whether a card is the one of a line, as far as either says its number. */
const isThat = (card: Card, said: CardMarks): boolean => {
  if (said.ends.includes(card.mark)) return true;
  if (said.isWhole) return false;
  return said.tail === null ? card.last4 === said.last4 : card.tail === said.tail;
};

/** Reads what is known of the cards, units and words of some lines, in the scope of who asks. */
@Injectable()
export class LineLookups {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
  ) {}

  async of(rows: readonly KeptRow[], asked: Asked, context: CommandContext): Promise<Lookups> {
    const { clients } = context.scope;
    const pool = poolOf(this.dataSource);
    const mappings = (await pool.query<Mapping>(MAPPINGS, [asked.provider, clients])).rows;
    const words = new Map(
      mappings.flatMap(({ clientId, remembered }) =>
        remembered.map(({ what, said, means }) => [`${book(clientId)} ${what} ${said}`, means] as const),
      ),
    );
    const named = mappings.flatMap(({ remembered }) =>
      remembered.flatMap(({ what, means }) => (what === 'card' ? [Number(means)] : [])),
    );
    const last4s = [...new Set(rows.flatMap(({ card }) => (card ? [card.last4] : [])))];
    const units = [...new Set(rows.flatMap(({ unit }) => (unit ? [wordKey(unit)] : [])))];
    const [cards, vehicles] = await Promise.all([
      pool.query<Card>(CARDS, [clients, last4s, named]),
      pool.query<OfClient & { id: string; unit: string }>(VEHICLES, [clients, units]),
    ]);
    const byId = new Map(cards.rows.map((card) => [card.id, card]));
    const byUnit = new Map(vehicles.rows.map(({ id, clientId, unit }) => [`${book(clientId)} ${wordKey(unit)}`, id]));
    const ids = cards.rows.flatMap(({ driverId }) => (driverId === null ? [] : [driverId]));
    const drivers = await pool.query<OfClient & { id: number }>(DRIVERS, [ids, clients]);
    const books = new Map(drivers.rows.map(({ id, clientId }) => [id, clientId]));
    const kept = mappings.find(({ clientId }) => clientId === (asked.forClientId ?? null))?.exchangeRate ?? null;
    return {
      forClientId: asked.forClientId,
      exchangeRate: asked.exchangeRate ?? kept,
      today: await this.firm.today(context.clock.now()),
      mayAdvance: mayDo(context, 'payments.write'),
      cards: (said) => {
        const fits = cards.rows.filter((card) => isThat(card, said));
        const exact = fits.filter(({ mark }) => mark === said.mark);
        return exact.length === 1 ? exact : fits;
      },
      cardOf: (id) => byId.get(id) ?? null,
      vehicle: (clientId, unit) => byUnit.get(`${book(clientId)} ${wordKey(unit)}`) ?? null,
      bookOf: (driverId) => books.get(driverId),
      remembered: (clientId, what, said) => words.get(`${book(clientId)} ${what} ${said}`) ?? null,
    };
  }
}
