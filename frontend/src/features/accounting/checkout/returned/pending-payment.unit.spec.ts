import {
  cameFrom,
  forgetPending,
  readPending,
  rememberCameFrom,
  savePending,
  type PendingPayment,
} from './pending-payment';

const pending: PendingPayment = { amount: 218.4, description: 'Oregon permit', paymentMethod: 'card' };

describe('what is being paid for', () => {
  it('is kept until it is forgotten, with the provider’s number once there is one', () => {
    expect(readPending()).toBeNull();
    savePending({ ...pending, paymentIntentId: 'pi_1' });
    expect(readPending()).toEqual({ ...pending, paymentIntentId: 'pi_1' });
    forgetPending();
    expect(readPending()).toBeNull();
  });

  it.each([
    '{',
    'null',
    '7',
    '"text"',
    '{}',
    '{"amount":"218.40","description":"x"}',
    '{"amount":218.4}',
    '{"amount":218.4,"description":null}',
    '{"description":"x"}',
  ])('is nothing where %s is kept', (stored) => {
    localStorage.setItem('pendingPayment', stored);
    expect(readPending()).toBeNull();
  });

  it('leads back to where one came from', () => {
    expect(cameFrom()).toBeNull();
    rememberCameFrom('/client-portal/payments');
    expect(cameFrom()).toBe('/client-portal/payments');
  });
});
