import type { DomainEvent } from '../../../platform/event-log/events/events';
import { deciderSpec } from '../../../platform/testing/decider-spec';
import type { RecordCommand } from '../../../platform/records/kind/kind-aggregate';
import { kindOf } from '../../../platform/records/kind/kind';
import { recordOf } from '../../../platform/records/sheets/sheet';
import { Trip } from './trip';

const ID = '0192a000-0000-7000-8000-000000000001';
const CLIENT = '0192a000-0000-7000-8000-000000000002';
const VEHICLE = '0192a000-0000-7000-8000-000000000003';
const given = deciderSpec<unknown, RecordCommand, DomainEvent>(kindOf(Trip).aggregate.decider as never);
const leg = (jurisdiction: string, miles: string, over: object = {}) => ({
  ...{ miles, exempt: null, jurisdiction, taxableMiles: null },
  ...over,
});
const values = { clientId: CLIENT, vehicleId: VEHICLE, date: '2026-08-03', legs: [leg('NV', '410.2')] };
const whole = {
  ...{ ...values, driverId: null, loadId: null, origin: null, destination: null, odometerStart: null },
  ...{ odometerEnd: null, source: 'hand', empty: false, reference: null, notes: null },
};
const add = (over: object = {}): RecordCommand => ({ type: 'Add', id: ID, values: { ...values, ...over } });

describe('a trip', () => {
  it('is added by hand, with what was left out', () =>
    given()
      .when(add())
      .then({ type: 'TripAdded', data: { ...whole, id: ID } }));
  it('is changed leg by leg, quietly where they stay', () => {
    const added: DomainEvent = { type: 'TripAdded', data: { ...whole, id: ID } };
    given(added)
      .when({ type: 'Change', id: ID, changes: { legs: [leg('NV', '410.2')] } })
      .thenNothing();
    const changes = { legs: [leg('NV', '410.2'), leg('UT', '8')] };
    given(added)
      .when({ type: 'Change', id: ID, changes })
      .then({ type: 'TripChanged', data: { id: ID, changes } });
  });
  it.each([
    ['NV is there twice', { legs: [leg('NV', '1'), leg('UT', '1'), leg('NV', '2')] }],
    ['NV cannot have more taxable miles than miles', { legs: [leg('NV', '1', { taxableMiles: '1.1' })] }],
    ['Say how many miles in NV are taxable', { legs: [leg('NV', '1', { exempt: 'Off road' })] }],
    ['A trip has fewer than 100,000 miles', { legs: [leg('NV', '50000'), leg('UT', '50000')] }],
    ['A trip has fewer than 100,000 miles', { odometerStart: '0', odometerEnd: '100000' }],
    ['The odometer cannot end before it begins', { odometerStart: '500.1', odometerEnd: '500' }],
  ])('is refused: %s', (sentence, over) => given().when(add(over)).thenRefused('INVALID', sentence));
  it('may have miles that are all but one tenth exempt, and as many as there are', () => {
    const legs = [
      leg('NV', '1', { taxableMiles: '0.1', exempt: 'Toll road' }),
      leg('UT', '3', { taxableMiles: '3.0' }),
    ];
    const odometer = { odometerStart: '500', odometerEnd: '100499.9' };
    given()
      .when(add({ legs, ...odometer }))
      .then({ type: 'TripAdded', data: { ...whole, legs, ...odometer, id: ID } });
  });
});

describe('what is sent of a trip', () => {
  const read = (legs: unknown): unknown => {
    try {
      return recordOf(kindOf(Trip), { ...values, legs })['legs'];
    } catch (error) {
      return (error as { fields: { field: string; message: string }[] }).fields.map(({ field, message }) => [
        field,
        message,
      ]);
    }
  };
  it('has legs that say all, whatever was left out', () => {
    expect(JSON.stringify(read([{ jurisdiction: 'NV', miles: 12 }]))).toBe(JSON.stringify([leg('NV', '12')]));
  });
  it.each<[string, unknown, string, string]>([
    ['no legs', [], 'legs', 'Legs must have at least 1 entry'],
    ['0 miles', [{ jurisdiction: 'NV', miles: 0 }], 'legs.0.miles', 'more than 0 below 100,000'],
    ['100,000 miles', [{ jurisdiction: 'NV', miles: 100_000 }], 'legs.0.miles', 'more than 0 below 100,000'],
    ['hundredths', [{ jurisdiction: 'NV', miles: '1.25' }], 'legs.0.miles', 'at most 1 place'],
    ['a state that is none', [{ jurisdiction: 'XX', miles: 1 }], 'legs.0.jurisdiction', 'Jurisdiction must be one of'],
    ['Hawaii', [{ jurisdiction: 'HI', miles: 1 }], 'legs.0.jurisdiction', 'Jurisdiction must be one of'],
  ])('is refused with %s', (_, legs, field, sentence) => {
    expect(read(legs)).toEqual([[field, expect.stringContaining(sentence)]]);
  });
  it('may name each of the 58 members of IFTA, Alaska, DC and the territories', () => {
    const all = 'AL ON PE AK DC YT NT NU OR'.split(' ').map((jurisdiction) => ({ jurisdiction, miles: 1 }));
    expect(read(all)).toHaveLength(all.length);
  });
});
