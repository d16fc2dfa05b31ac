import { paymentReference } from './payment-reference';

describe('the reference of a payment', () => {
  it('is the end of its id', () =>
    expect(paymentReference('01900000-0000-7000-8000-0000abcd1234')).toBe('FEE-ABCD1234'));
});
