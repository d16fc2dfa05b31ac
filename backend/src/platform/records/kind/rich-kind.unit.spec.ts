/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { z } from 'zod';
import { eventFamily } from '../../event-log/events/event-catalog';
import { defineEvent } from '../../event-log/events/events';
import { Choice, Day, Line, Money, RefersTo, Uuid } from '../../fields/decorators';
import { fieldsOf } from '../../fields/field';
import { SHOWN_MONEY } from '../../fields/numbers';
import { schemaComponents } from '../../fields/schema';
import type { Cents } from '../../money/money';
import { allProjections } from '../../event-log/projections/projection';
import { mayReadSome } from '../../realtime/visibility';
import { ClientRecord, ShownRecord, VersionedRecord } from './stored-record';
import { allKinds, Kind, kindOf } from './kind';
import { declaredPermissions } from '../../access/declared-permissions';
import { ownPermissions } from './kind-options';
import { allTypes, typeNamed, typeOf } from './record-type';
import { newOf, queryOf, shownAs } from '../requests/requests';
import { allRichKinds, PartOf, Rich, richKindOf } from './rich-kind';
import { searchedKinds } from '../search/searched-kinds';
import { referencesOf } from '../store/stores';

@Kind({
  plural: 'clients',
  displayName: 'companyName',
  may: { read: 'clients.read', write: 'clients.write', remove: 'clients.delete' },
})
class Client extends ClientRecord {
  @Line('Company') companyName: string;
}

const id = z.int();
const settlementEvents = eventFamily('settlement', {
  SettlementDrafted: defineEvent('drafted the settlement', z.object({ id, clientId: z.string(), gross: z.int() })),
  SettlementPaid: defineEvent('paid the settlement', z.object({ id, paymentId: z.int(), amount: z.int() })),
});
type State = { readonly clientId: string | null };
type Command = { readonly type: 'Draft'; readonly id: number; readonly clientId: string; readonly gross: number };

@PartOf(settlementEvents, {
  plural: 'settlement-payments',
  numbers: 'payment_ids',
  displayName: 'number',
  may: { read: 'settlements.read' },
  rows: {
    name: 'settlement-payments',
    version: 1,
    keys: ({ type, data }) => (type === 'SettlementPaid' ? [{ id: data.paymentId }] : []),
    on: { SettlementPaid: (_, { data }) => ({ id: data.paymentId, number: String(data.id), amount: data.amount }) },
  },
})
class SettlementPayment extends ShownRecord<number> {
  @Line('Settlement', { searched: true }) number: string;
  @Money('Amount', { sorted: true }) amount: Cents;
}

@Rich<State, Command, typeof settlementEvents, Settlement>({
  plural: 'settlements',
  numbers: 'settlement_ids',
  displayName: 'number',
  inRefusals: 'statement',
  listed: "r.status <> 'lost'",
  may: ownPermissions('settlements', { area: 'accounting', agents: 'never' }),
  unique: [{ index: 'settlements_number', by: ['number'], say: ({ number }) => `Number ${number} is taken` }],
  computed: { net: { shown: SHOWN_MONEY, of: ({ gross }: Settlement) => String(gross) } },
  onTheDay: { status: ({ status }: Settlement, today) => (today > '2026-11-30' ? 'late' : status) },
  letterAsked: 'sentAt',
  events: settlementEvents,
  decider: { initialState: { clientId: null }, decide: () => [], evolve: (state) => state },
  requiredPermissions: { Draft: () => ['settlements.write'] },
  valuesOf: ({ clientId }) => ({ clientId }),
  rows: {
    name: 'settlements',
    version: 1,
    keys: ({ data }) => [{ id: data.id }],
    on: {
      SettlementDrafted: (_, { data }) => ({
        ...{ id: data.id, number: String(data.id), clientId: data.clientId, gross: data.gross },
        ...{ endsOn: null, status: 'draft' as const, sentAt: null, madeBy: null },
      }),
    },
  },
  parts: () => [SettlementPayment],
})
class Settlement extends VersionedRecord<number> {
  @Line('Number', { absent: 'blank', searched: { as: null }, sorted: 'exact' }) number: string;
  @RefersTo('client', { label: 'client', as: 'clientName' }) clientId: string;
  @Money('Gross', { sorted: true }) gross: Cents;
  @Day('period end', { optional: true, ranged: 'ended' }) endsOn: string | null;
  @Choice('status', ['draft', 'paid'], { systemSet: true, filtered: true, multiple: ['draft,paid'] }) status:
    | 'draft'
    | 'paid';
  @Line('sent', { systemSet: true, optional: true }) sentAt: string | null;
  @Uuid('made by', { systemSet: true, optional: true, hidden: true }) madeBy: string | null;
}

const settlement = richKindOf<Settlement, State, Command>(Settlement);
const namesOf = (target: Parameters<typeof fieldsOf>[0]): string[] => fieldsOf(target).map(({ name }) => name);

describe('a record with rules of its own', () => {
  it('is found among all types by its category, and is no plain kind', () => {
    expect(typeNamed('Settlement')).toBe(settlement);
    expect(allTypes().map(({ kind }) => kind)).toEqual(['client', 'settlementpayment', 'settlement']);
    expect(allKinds()).toEqual([kindOf(Client)]);
    expect(allRichKinds()).toEqual([settlement]);
    expect(() => richKindOf(class Other extends VersionedRecord {})).toThrow(/not declared/);
  });

  it('writes its own row and those of its parts, of the client that its state names', () => {
    expect(settlement.aggregate.projections.map(({ name }) => name)).toEqual(['settlements', 'settlement-payments']);
    expect(allProjections().map(({ name }) => name)).toEqual(expect.arrayContaining(['settlements']));
    expect(settlement.aggregate.clientOf({ clientId: 'c' })).toBe('c');
    expect(settlement.aggregate.title).toBe('statement');
  });

  it('brings permissions of its own, as a plain kind does', () => {
    const own = { area: 'accounting', agents: 'never' };
    expect([...declaredPermissions()]).toEqual(['read', 'write', 'delete'].map((deed) => [`settlements.${deed}`, own]));
  });

  it('asks of a new one what is not set by the system, and lists by its filters and bounds', () => {
    expect(namesOf(newOf(Settlement))).toEqual(['number', 'clientId', 'gross', 'endsOn']);
    const asked = namesOf(queryOf(Settlement));
    expect(asked).toEqual(expect.arrayContaining(['clientId', 'status', 'endedFrom', 'endedTo']));
    expect(asked).not.toContain('removed');
  });

  it('answers with names, what is worked out, its letter and its version, not with what is hidden', () => {
    shownAs(Settlement)();
    const { properties } = schemaComponents()['Settlement'] as { properties: object };
    expect(Object.keys(properties).sort()).toEqual(
      [
        ...['clientId', 'clientName', 'createdAt', 'endsOn', 'gross', 'id', 'letter'],
        ...['net', 'number', 'sentAt', 'status', 'updatedAt', 'version'],
      ].sort(),
    );
    expect(referencesOf(settlement).map(({ name, as, of }) => [name, as, of.kind])).toEqual([
      ['clientId', 'clientName', 'client'],
    ]);
  });

  it('is searched by its number and amounts, among those that lists show, and so are its parts', () => {
    const found = searchedKinds().filter(({ category }) => category === 'settlement');
    expect(
      found.map(({ kind, title, texts, amounts, number, listed }) => ({ kind, title, texts, amounts, number, listed })),
    ).toEqual([
      {
        kind: 'settlementpayment',
        title: 'settlement payment',
        texts: [{ property: 'number', label: 'Settlement' }],
        amounts: [{ property: 'amount', label: 'Amount' }],
        number: undefined,
        listed: undefined,
      },
      {
        kind: 'settlement',
        title: 'settlement',
        texts: [{ property: 'number', label: null }],
        amounts: [{ property: 'gross', label: 'Gross' }],
        number: 'number',
        listed: "r.status <> 'lost'",
      },
    ]);
  });

  it('tells its changes to who may read it; a part is told of with what it belongs to', () => {
    const viewer = { permissions: ['settlements.read'], clients: null, own: [] } as never;
    expect([mayReadSome(viewer, 'settlement'), mayReadSome(viewer, 'settlementpayment')]).toEqual([true, false]);
    expect(typeOf(SettlementPayment).category).toBe('settlement');
  });
});
