import { kindOf } from '../../platform/records/kind';
import { openRequestOf, Registration } from './registration';

const registration = kindOf(Registration);
const who = { email: 'lou@delgado.test', companyName: 'Delgado  &\tSons' };

describe('a request to become a client', () => {
  it('is open until it is decided, and open once a company and e-mail', () => {
    expect([openRequestOf('pending', who), openRequestOf('contacted', who)]).toEqual([
      'lou@delgado.test delgado & sons',
      'lou@delgado.test delgado & sons',
    ]);
    expect([openRequestOf('approved', who), openRequestOf('rejected', who)]).toEqual([null, null]);
  });

  it('waits for somebody to take it until there is a client', () => {
    expect([
      registration.aggregate.belonging,
      registration.clientOfRow({ clientId: null }),
      registration.clientOfRow({ clientId: 'client-1' }),
    ]).toEqual(['open', null, 'client-1']);
  });
});
