/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { requiredPermissionsOf } from '../../event-log/commands/aggregate';
import { Choice, Day, Line, ListOf, RefersTo, Whole } from '../../fields/decorators';
import { mistake } from '../../fields/check';
import { text } from '../../fields/texts';
import type { DomainEvent } from '../../event-log/events/events';
import { RuleViolation } from '../../core/errors';
import { deciderSpec } from '../../testing/decider-spec';
import { ClientRecord } from './stored-record';
import { Kind, kindOf } from './kind';
import type { RecordCommand } from './kind-aggregate';

const STATES = ['parked', 'rolling', 'sold'] as const;

@Kind({
  plural: 'trailers',
  numbers: 'trailer_ids',
  displayName: 'plate',
  flow: {
    field: 'state',
    initialStatuses: ['parked'],
    moves: {
      TrailerDispatched: { from: ['parked'], to: 'rolling' },
      TrailerReturned: { from: ['rolling'], to: 'parked', clears: ['buyer'], words: 'brought the trailer back' },
      TrailerSold: { from: ['parked'], to: 'sold', with: ['buyer'], dated: ['soldOn'], may: 'trailers.sell' },
    },
  },
  may: { read: 'trailers.read', write: 'trailers.write', remove: 'trailers.delete' },
  formerly: { TrailerAdded: 'WagonAdded' },
})
class Trailer extends ClientRecord<number> {
  @Line('Plate', { max: 10 }) plate: string;
  @Whole('Axles', 1, 20, { initial: 2 }) axles: number;
  @ListOf('Tags', text('tag'), { initial: [] }) tags: readonly string[];
  @Line('Title', { optional: true, secret: true }) title: string | null;
  @Line('Title', { optional: true, systemSet: true, hidden: true }) titleLast4: string | null;
  @Choice('State', STATES, { initial: 'parked' }) state: (typeof STATES)[number];
  @Line('Buyer', { optional: true, may: 'trailers.sell' }) buyer: string | null;
  @Day('Sold on', { optional: true, systemSet: true }) soldOn: string | null;
  @Line('Lot', { systemSet: true, addedLater: true, max: 3 }) lot: string;
  @RefersTo('agent', { label: 'keeper', optional: true, may: 'agents.manage' }) keeperId: string | null;

  static removalRules({ state, id }: Trailer): void {
    if (state === 'rolling') throw new RuleViolation('ROLLING', `Trailer ${id} is on the road`);
  }

  static rules({ axles, plate }: Trailer, before: Trailer | null): void {
    if (axles === 13) throw new RuleViolation('UNLUCKY', `Trailer ${plate} cannot have 13 axles`);
    if (before && axles < before.axles) throw mistake('axles', 'Axles do not go away');
  }
}

const WEAR = ['new', 'worn', 'fitted'] as const;
@Kind({
  plural: 'spare-tires',
  displayName: 'brand',
  flow: {
    field: 'wear',
    initialStatuses: ['new', 'worn'],
    moves: {
      SpareTireFitted: { to: 'fitted' },
      SpareTireTakenOff: { from: ['fitted'], to: 'worn' },
      SpareTireMarked: { to: 'worn', when: 'brand' },
    },
  },
  may: { read: 'tires.read', write: 'tires.write', remove: 'tires.delete' },
})
class SpareTire extends ClientRecord {
  @Line('Brand') brand: string;
  @Choice('Wear', WEAR) wear: (typeof WEAR)[number];
}

const trailer = kindOf(Trailer);
const { decider } = trailer.aggregate;
const given = deciderSpec<unknown, RecordCommand, DomainEvent>(decider as never);
const values = {
  clientId: null,
  plate: 'TX 1',
  axles: 3,
  tags: ['dry'],
  title: null,
  titleLast4: null,
  state: 'parked',
  buyer: null,
  soldOn: null,
  keeperId: null,
};
const added: DomainEvent = { type: 'TrailerAdded', data: { ...values, id: 7 } };
const changed = (changes: object): DomainEvent => ({ type: 'TrailerChanged', data: { id: 7, changes } });
const happened = (type: string, data: object = {}): DomainEvent => ({
  type: `Trailer${type}`,
  data: { id: 7, ...data },
});
const removed = happened('Removed');
const add = (over: object = {}): RecordCommand => ({ type: 'Add', id: 7, values: { ...values, ...over } });
const change = (changes: Record<string, unknown>): RecordCommand => ({ type: 'Change', id: 7, changes });
const remove: RecordCommand = { type: 'Remove', id: 7 };
const restore: RecordCommand = { type: 'Restore', id: 7 };

describe('a record', () => {
  it('is added once', () => {
    given().when(add()).then(added);
    given(added).when(add()).thenRefused('ALREADY_EXISTS', 'This trailer exists already');
    given(added, removed).when(add()).thenRefused('ALREADY_EXISTS');
  });
  it('has what its class says when it is left out', () =>
    given()
      .when({ type: 'Add', id: 7, values: { plate: 'TX 1' } })
      .then({ type: 'TrailerAdded', data: { ...values, id: 7, axles: 2, tags: [] } }));
  it.each<[string, object, string]>([
    ['a missing value', { plate: undefined }, 'Plate is required'],
    ['a blank value', { plate: '' }, 'Plate is required'],
    ['a long value', { plate: 'x'.repeat(11) }, 'Plate must have at most 10 characters'],
    ['a number out of its bounds', { axles: 0 }, 'Axles must be a whole number from 1 to 20'],
    ['a value that is none of the choices', { state: 'lost' }, 'State must be one of parked, rolling, sold'],
    ['a state where none begins', { state: 'sold' }, 'A new trailer is parked'],
  ])('is not added with %s, whoever adds it', (_, over, sentence) =>
    given().when(add(over)).thenRefused('INVALID', sentence),
  );
  it('needs no value that its kind got later, but a right one if any', () => {
    given()
      .when(add({ lot: 'B7' }))
      .then({ type: 'TrailerAdded', data: { ...values, id: 7, lot: 'B7' } });
    given()
      .when(add({ lot: 'B777' }))
      .thenRefused('INVALID', 'Lot must have at most 3 characters');
  });
  it('keeps what is sealed however long it has become', () =>
    given(added)
      .when(change({ title: 'sealed:'.repeat(100) }))
      .then(changed({ title: 'sealed:'.repeat(100) })));
  it('keeps of a change what differs', () =>
    given(added)
      .when(change({ plate: 'TX 2', axles: 3, tags: ['dry'], title: undefined }))
      .then(changed({ plate: 'TX 2' })));
  it('is not changed by what it already is', () => {
    given(added)
      .when(change({ ...values }))
      .thenNothing();
    given(added, changed({ axles: 4 }))
      .when(change({ axles: 4 }))
      .thenNothing();
  });
  it('may lose a value', () =>
    given(added)
      .when(change({ plate: 'x', buyer: null }))
      .then(changed({ plate: 'x' })));
  it('is not changed to what could not be added', () =>
    given(added)
      .when(change({ plate: '' }))
      .thenRefused('INVALID', 'Plate is required'));
  it('is refused by its rules when it is added and when it is changed', () => {
    given()
      .when(add({ axles: 13 }))
      .thenRefused('UNLUCKY', 'Trailer TX 1 cannot have 13 axles');
    given(added)
      .when(change({ axles: 13 }))
      .thenRefused('UNLUCKY');
    given(added)
      .when(change({ axles: 2 }))
      .thenRefused('INVALID', 'Axles do not go away');
  });
  it('is removed once and can be restored, with all it was', () => {
    given(added).when(remove).then(removed);
    given(added, removed).when(remove).thenNothing();
    given(added, removed).when(restore).then(happened('Restored'));
    given(added).when(restore).thenNothing();
    given(added, removed, happened('Restored'))
      .when(change({ plate: 'TX 2' }))
      .then(changed({ plate: 'TX 2' }));
  });
  it('is not removed while its class says that it must stay', () => {
    given(added, happened('Dispatched')).when(remove).thenRefused('ROLLING', 'Trailer 7 is on the road');
    given(added, happened('Dispatched'), happened('Returned')).when(remove).then(removed);
  });
  it.each<[string, DomainEvent[], RecordCommand]>([
    ['unknown, changed', [], change({ plate: 'x' })],
    ['unknown, removed', [], remove],
    ['unknown, restored', [], restore],
    ['removed, changed', [added, removed], change({ plate: 'x' })],
  ])('that is %s does not exist', (_, history, command) => {
    given(...history)
      .when(command)
      .thenRefused('NOT_FOUND', 'This trailer does not exist');
  });
  it('has no history without a beginning', () =>
    expect(() => decider.evolve({ status: 'none' }, removed)).toThrow(
      'History is impossible: TrailerRemoved follows TrailerAdded',
    ));
});

describe('a status', () => {
  it('is told by a fact of its own, with what travels along', () => {
    given(added)
      .when(change({ state: 'rolling' }))
      .then(happened('Dispatched'));
    given(added)
      .when(change({ state: 'sold', buyer: 'Ruiz', soldOn: '2026-11-22' }))
      .then(happened('Sold', { buyer: 'Ruiz', soldOn: '2026-11-22' }));
  });
  it('leaves other changes to a fact before it', () =>
    given(added)
      .when(change({ state: 'rolling', plate: 'TX 2' }))
      .then(changed({ plate: 'TX 2' }), happened('Dispatched')));
  it('that its flow does not know is refused with what it can become', () => {
    given(added, happened('Dispatched'))
      .when(change({ state: 'sold' }))
      .thenRefused('TRAILER_STATUS', 'A trailer that is rolling cannot become sold. It can become parked.');
    given(added, happened('Sold', { buyer: 'Ruiz', soldOn: '2026-11-22' }))
      .when(change({ state: 'parked' }))
      .thenRefused('TRAILER_STATUS', /^A trailer that is sold cannot become parked\.$/);
  });
  it('begins where any beginning is, and tells of no step that another field takes', () => {
    const tire = deciderSpec<unknown, RecordCommand, DomainEvent>(kindOf(SpareTire).aggregate.decider as never);
    const made = (wear: string): RecordCommand => ({
      type: 'Add',
      id: 't',
      values: { clientId: null, brand: 'A', wear },
    });
    const stored: DomainEvent = { type: 'SpareTireAdded', data: { clientId: null, brand: 'A', wear: 'new', id: 't' } };
    tire()
      .when(made('worn'))
      .then({ type: 'SpareTireAdded', data: { clientId: null, brand: 'A', wear: 'worn', id: 't' } });
    tire().when(made('fitted')).thenRefused('INVALID', 'A new spare tire is new or worn');
    tire(stored)
      .when({ type: 'Change', id: 't', changes: { wear: 'worn' } })
      .thenRefused('SPARE_TIRE_STATUS', /^A spare tire that is new cannot become worn\. It can become fitted\.$/);
  });
  it('that changed in facts of earlier releases is the same', () =>
    given(added, changed({ state: 'rolling' }))
      .when(change({ state: 'parked' }))
      .then(happened('Returned')));
});

describe('a wish', () => {
  const stored = { status: 'kept', values } as const;
  const stranger = { clients: null, unassigned: true, ownIds: [], people: false };
  it.each<[string, RecordCommand, readonly unknown[]]>([
    ['to add one takes its permission', add(), ['trailers.write']],
    ['to change one takes its permission', change({ plate: 'x' }), ['trailers.write']],
    ['to remove one takes its permission', remove, ['trailers.delete']],
    ['to restore one takes the same', restore, ['trailers.delete']],
    ['that moves the status takes that of the move', change({ state: 'sold' }), ['trailers.write', 'trailers.sell']],
    [
      'that changes a guarded field takes that of the field',
      change({ buyer: 'x' }),
      ['trailers.write', 'trailers.sell'],
    ],
    ['that says nothing of a guarded field', change({ plate: 'x', keeperId: undefined }), ['trailers.write']],
    ['that says what is so takes no more', change({ state: 'parked', buyer: null }), ['trailers.write']],
    [
      'to add one for somebody else takes that of the field',
      add({ keeperId: 'k' }),
      ['trailers.write', 'agents.manage'],
    ],
  ])('%s', (_, command, wanted) =>
    expect(requiredPermissionsOf(trailer.aggregate, command, stored, stranger)).toEqual(wanted),
  );
  it('to add one for oneself takes no more', () =>
    expect(
      requiredPermissionsOf(
        trailer.aggregate,
        add({ keeperId: 'k' }),
        { status: 'none' },
        { ...stranger, ownIds: ['k'] },
      ),
    ).toEqual(['trailers.write']));
});

describe('the row of a record', () => {
  const { fold } = trailer.projection;
  const row = { ...values, id: 7, removedAt: null };
  const after = (before: object | null, event: DomainEvent) =>
    (fold as (row: unknown, event: unknown) => unknown)(before, { ...event, recordedAt: '2026-11-22T10:00:00.000Z' });
  it.each<[string, object | null, DomainEvent, object]>([
    ['begins with all values', null, added, row],
    ['follows a change', row, changed({ axles: 4 }), { ...row, axles: 4 }],
    ['follows its status', { ...row, buyer: 'x' }, happened('Returned'), { ...row, state: 'parked', buyer: null }],
    [
      'takes what travels with a status',
      row,
      happened('Sold', { buyer: 'Ruiz', soldOn: '2026-11-22' }),
      { ...row, state: 'sold', buyer: 'Ruiz', soldOn: '2026-11-22' },
    ],
    ['stays when the record is removed', row, removed, { ...row, removedAt: '2026-11-22T10:00:00.000Z' }],
    ['is back when it is restored', { ...row, removedAt: 'x' }, happened('Restored'), row],
  ])('%s', (_, before, event, expected) => expect(after(before, event)).toEqual(expected));
  it('belongs to the client that its values name', () => {
    const { clientOf } = trailer.aggregate;
    expect([clientOf({ status: 'none' }), clientOf({ status: 'kept', values: { ...values, clientId: 'c' } })]).toEqual([
      null,
      'c',
    ]);
  });
});
