import type { Fact } from '../../platform/event-store/facts';
import type { RecordCommand } from '../../platform/records/kind-aggregate';
import { deciderSpec } from '../../platform/testing/decider-spec';
import { kindOf } from '../../platform/records/kind';
import { openRequestOf, Registration } from './registration';

const registration = kindOf(Registration);
const CLIENT = '019a0000-0000-7000-8000-000000000001';
const given = deciderSpec<unknown, RecordCommand, Fact>(registration.aggregate.decider as never);
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
    const asked = (status: string): Fact => ({ type: 'RegistrationAdded', data: { id: 'r', status, clientId: null } });
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
