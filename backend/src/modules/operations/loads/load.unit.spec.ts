import type { DomainEvent } from '../../../platform/event-log/events/events';
import type { RecordCommand } from '../../../platform/records/kind/kind-aggregate';
import { deciderSpec } from '../../../platform/testing/decider-spec';
import { kindOf } from '../../../platform/records/kind/kind';
import { Load, LOAD_STATUSES, type LoadStatus } from './load';

const given = deciderSpec<unknown, RecordCommand, DomainEvent>(kindOf(Load).aggregate.decider as never);
const added: DomainEvent = { type: 'LoadAdded', data: { id: 7, loadNumber: 'L-7', brokerId: 3, status: 'pending' } };
const TOLD: Readonly<Partial<Record<LoadStatus, [string, object]>>> = {
  in_transit: ['LoadDispatched', {}],
  delivered: ['LoadDelivered', { deliveredOn: '2026-11-22' }],
  cancelled: ['LoadCancelled', {}],
};
const became = (status: LoadStatus): DomainEvent => {
  const [type = '', data = {}] = TOLD[status] ?? [];
  return { type, data: { id: 7, ...data } };
};
const become = (status: LoadStatus): RecordCommand => ({
  type: 'Change',
  id: 7,
  changes: { status, ...TOLD[status]?.[1] },
});
const HISTORY: Readonly<Record<LoadStatus, DomainEvent[]>> = {
  pending: [added],
  in_transit: [added, became('in_transit')],
  delivered: [added, became('in_transit'), became('delivered')],
  cancelled: [added, became('cancelled')],
};
const ALLOWED: readonly [LoadStatus, LoadStatus][] = [
  ['pending', 'in_transit'],
  ['pending', 'cancelled'],
  ['in_transit', 'delivered'],
  ['in_transit', 'cancelled'],
];
const REFUSED = LOAD_STATUSES.flatMap((from) =>
  LOAD_STATUSES.filter((to) => to !== from && !ALLOWED.some(([a, b]) => a === from && b === to)).map(
    (to): [LoadStatus, LoadStatus] => [from, to],
  ),
);

describe('a load', () => {
  it.each(ALLOWED)('that is %s may become %s', (from, to) => {
    proves('RUL-292');
    return given(...HISTORY[from])
      .when(become(to))
      .then(became(to));
  });
  it.each(REFUSED)('that is %s cannot become %s', (from, to) =>
    given(...HISTORY[from])
      .when(become(to))
      .thenRefused('LOAD_STATUS', `A load that is ${from.replace('_', ' ')} cannot become ${to.replace('_', ' ')}.`),
  );
  it.each(LOAD_STATUSES)('that is %s stays so quietly', (status) =>
    given(...HISTORY[status])
      .when(become(status))
      .thenNothing(),
  );
  const backwards = { pickupDate: '2026-11-02T12:00:00.000Z', dropoffDate: '2026-11-01T12:00:00.000Z' };
  it('is not dropped off before it is picked up', () => {
    const sentence = 'Drop-off date cannot be before the pickup date';
    const route = { loadNumber: 'L-7', brokerId: 3, pickupLocation: 'Omaha, NE', dropoffLocation: 'Reno, NV' };
    given()
      .when({ type: 'Add', id: 7, values: { ...route, ...backwards } })
      .thenRefused('INVALID', sentence);
    given(added).when({ type: 'Change', id: 7, changes: backwards }).thenRefused('INVALID', sentence);
  });
  it('may be dropped off on the day it is picked up', () => {
    const changes = { pickupDate: '2026-11-02T12:00:00.000Z', dropoffDate: '2026-11-02T12:00:00.000Z' };
    given(added)
      .when({ type: 'Change', id: 7, changes })
      .then({ type: 'LoadChanged', data: { id: 7, changes } });
  });
  it('whose days were wrong before can still move on', () => {
    given({ ...added, data: { ...(added.data as object), ...backwards } })
      .when(become('in_transit'))
      .then(became('in_transit'));
  });
  it('that is delivered may still be described better', () =>
    given(...HISTORY.delivered)
      .when({ type: 'Change', id: 7, changes: { loadNumber: 'L-8', status: 'delivered' } })
      .then({ type: 'LoadChanged', data: { id: 7, changes: { loadNumber: 'L-8' } } }));
  it('has a rate and lines, and says nothing where they stay as they were', () => {
    const lines = [{ kind: 'detention', amount: 75_00, description: 'Two hours' }];
    const priced: DomainEvent = { ...added, data: { ...(added.data as object), rate: 1_800_00, lines } };
    given(priced)
      .when({ type: 'Change', id: 7, changes: { rate: 1_800_00, lines } })
      .thenNothing();
    given(priced)
      .when({ type: 'Change', id: 7, changes: { lines: null } })
      .then({ type: 'LoadChanged', data: { id: 7, changes: { lines: null } } });
  });
});

describe('the number of a load', () => {
  it('that is taken is named', () =>
    expect(kindOf(Load).options.unique?.[0]?.say({ loadNumber: 'L-7' })).toBe('The load number L-7 is already in use'));
});
