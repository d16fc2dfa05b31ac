import type { RuleViolation } from '../../../platform/core/errors';
import type { DomainEvent } from '../../../platform/event-log/events/events';
import { checked } from '../../../platform/fields/check';
import type { RecordCommand } from '../../../platform/records/kind/kind-aggregate';
import { deciderSpec } from '../../../platform/testing/decider-spec';
import { kindOf } from '../../../platform/records/kind/kind';
import { requestsOf } from '../../../platform/records/requests/requests';
import { openRequestOf, Registration } from './registration';

const registration = kindOf(Registration);
const CLIENT = '019a0000-0000-7000-8000-000000000001';
const given = deciderSpec<unknown, RecordCommand, DomainEvent>(registration.aggregate.decider as never);
const who = { email: 'lou@delgado.test', companyName: 'Delgado  &\tSons' };

describe('a request to become a client', () => {
  it('is open until it is decided, and open once a company and e-mail', () => {
    expect([openRequestOf('pending', who), openRequestOf('contacted', who)]).toEqual([
      'lou@delgado.test delgado & sons',
      'lou@delgado.test delgado & sons',
    ]);
    expect([openRequestOf('approved', who), openRequestOf('rejected', who)]).toEqual([null, null]);
  });

  it('of a time when a line could hold several is still read, and can be changed', () => {
    const data = { id: 'r', status: 'pending', clientId: null, ownerName: 'Sir,\n\nyou\u202e', city: 'Reno' };
    given({ type: 'RegistrationAdded', data })
      .when({ type: 'Change', id: 'r', changes: { ownerName: 'Sir,\n\nyou\u202e', city: 'Elko' } })
      .then({ type: 'RegistrationChanged', data: { id: 'r', changes: { city: 'Elko' } } });
  });

  it('is migrated when it gets its client, whether it was approved before or with it; else approved', () => {
    const asked = (status: string): DomainEvent => ({
      type: 'RegistrationAdded',
      data: { id: 'r', status, clientId: null },
    });
    const change = (changes: object): RecordCommand => ({ type: 'Change', id: 'r', changes: { ...changes } });
    const migrated = { type: 'RegistrationMigrated', data: { id: 'r', clientId: CLIENT } };
    given(asked('pending'))
      .when(change({ status: 'approved', clientId: CLIENT }))
      .then(migrated);
    given(asked('approved'))
      .when(change({ status: 'approved', clientId: CLIENT }))
      .then(migrated);
    given(asked('pending'))
      .when(change({ status: 'approved' }))
      .then({ type: 'RegistrationApproved', data: { id: 'r' } });
  });

  it('waits for somebody to take it until there is a client', () => {
    expect([
      registration.aggregate.belonging,
      registration.clientOfRow({ clientId: null }),
      registration.clientOfRow({ clientId: 'client-1' }),
    ]).toEqual(['open', null, 'client-1']);
  });
});

describe('a request that became a client', () => {
  it('stays where it is; others may go', () => {
    expect(() => registration.removalRules({ clientId: CLIENT })).toThrow(
      expect.objectContaining({ code: 'REGISTRATION_MIGRATED', kind: 'conflict' }) as Error,
    );
    expect(() => registration.removalRules({ clientId: null })).not.toThrow();
  });
});

describe('a new request', () => {
  const values = {
    companyName: 'Delgado & Sons',
    ownerName: 'Lou Delgado',
    email: 'lou@delgado.test',
    phone: '555',
    address: '1 Main St',
    city: 'Elko',
    state: 'nv',
    zipCode: '89801',
    businessType: 'small-fleet',
  };
  const faultsOf = (over: object): unknown => {
    try {
      checked(requestsOf(registration).add, { ...values, ...over });
      return [];
    } catch (error) {
      return (error as RuleViolation).fields;
    }
  };
  it('is open from the start', () =>
    expect(registration.defaults(values)).toEqual({ openRequest: 'lou@delgado.test delgado & sons' }));
  it.each([[['IFTA Processing', 'BOC-3 Filing']], [[]]])('asks for services that the firm has: %p', (servicesNeeded) =>
    expect(faultsOf({ servicesNeeded })).toEqual([]),
  );
  it.each([
    ['Haircuts', 'Haircuts is none of our services: Invoice Management, '],
    ['x'.repeat(300), `${'x'.repeat(100)} is none of our services: `],
    [' ', 'This is none of our services: '],
    ['two\nlines', 'This is none of our services: '],
    [7, 'This is none of our services: '],
    [null, 'This is none of our services: '],
  ])('that asks for %p is told which there are', (service, message) =>
    expect(faultsOf({ servicesNeeded: ['Document Storage', service] })).toEqual([
      { field: 'servicesNeeded.1', message: expect.stringMatching(`^${message}`) as string },
    ]),
  );
  it.each([1, 999_999, '12', null, ''])('may have a fleet of %p', (fleetSize) =>
    expect(faultsOf({ fleetSize })).toEqual([]),
  );
  it.each([0, -1, 1_000_000, 'many', 1.5])('has no fleet of %p', (fleetSize) =>
    expect(faultsOf({ fleetSize })).toEqual([
      { field: 'fleetSize', message: 'Fleet size must be a whole number of at least 1' },
    ]),
  );
  it('that is open already is not sent again', () =>
    expect(registration.options.unique?.[0]?.say({})).toContain('already have your request'));
});
