import { EVERYTHING, NOTHING_IN_SCOPE, type Scope } from '../../access/viewer';
import type { RuleViolation } from '../../core/errors';
import type { AnyAggregate } from './aggregate';
import { mustStayInScope, ownershipOf } from './in-scope';

interface State {
  readonly client: string | null;
  readonly driver: number | null;
  readonly user: string | null;
}
const ofClients = { clientOf: ({ client }: State) => client } as unknown as AnyAggregate;
const alsoOfOthers = {
  clientOf: ({ client }: State) => client,
  driverOf: ({ driver }: State) => driver,
  userOf: ({ user }: State) => user,
} as unknown as AnyAggregate;
const ofTheFirm = { belonging: 'firm' } as AnyAggregate;

const ofOne: Scope = { ...NOTHING_IN_SCOPE, clients: ['one'] };
const refusal = (scope: Scope, aggregate: AnyAggregate, clientId: string | null, before: string | null): unknown => {
  try {
    mustStayInScope(scope, aggregate, { clientId, id: 'r' }, before);
    return 'fine';
  } catch (error) {
    const { code, kind, message, fields } = error as RuleViolation;
    return { code, kind, message, fields };
  }
};
const refused = (message: string) => ({
  code: 'INVALID',
  kind: 'invalid',
  message,
  fields: [{ field: 'clientId', message }],
});

describe('a record', () => {
  const state: State = { client: 'one', driver: 4, user: 'u' };

  it('is its client’s, and its driver’s and user’s where its kind says so', () => {
    expect(ownershipOf(alsoOfOthers, 9, state)).toEqual({ clientId: 'one', id: 9, driverId: 4, userId: 'u' });
    expect(ownershipOf(ofClients, 9, state)).toEqual({ clientId: 'one', id: 9, driverId: null, userId: null });
  });
});

describe('who sees some clients only', () => {
  it('keeps records for these', () => {
    expect(refusal(ofOne, ofClients, 'one', null)).toBe('fine');
    expect(refusal(ofOne, ofClients, 'other', null)).toEqual(refused('This client does not exist'));
    expect(refusal(ofOne, ofClients, 'other', 'one')).toEqual(refused('This client does not exist'));
  });

  it('names one, also where none was named before', () => {
    expect(refusal(ofOne, ofClients, null, null)).toEqual(refused('Choose a client'));
    expect(refusal(ofOne, ofClients, null, 'one')).toEqual(refused('Choose a client'));
  });

  it('may leave a record with the client that it had', () =>
    expect(refusal(ofOne, ofClients, 'other', 'other')).toBe('fine'));

  it('may add a client, which is its own', () =>
    expect(() => mustStayInScope(ofOne, ofClients, { clientId: 'new', id: 'new' }, null)).not.toThrow());

  it('keeps what belongs to the firm as it likes', () => expect(refusal(ofOne, ofTheFirm, null, null)).toBe('fine'));
});

it('who sees everything names a client or none', () =>
  expect([refusal(EVERYTHING, ofClients, null, 'one'), refusal(EVERYTHING, ofClients, 'other', 'one')]).toEqual([
    'fine',
    'fine',
  ]));
