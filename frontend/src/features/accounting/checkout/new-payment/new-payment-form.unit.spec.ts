import {
  bodyOf,
  digitsOnly,
  intentOf,
  isByAccount,
  isRoutingNumber,
  newPaymentForm,
  type Method,
} from './new-payment-form';

const values = {
  ...newPaymentForm.values(null),
  amount: '1,218.4',
  description: '  Oregon permit ',
  clientId: 'c-1',
  accountHolderName: ' Red Mesa ',
  bankName: ' First Bank ',
  routingNumber: ' 021000021 ',
  accountNumber: ' 123456789 ',
  checkNumber: ' 1044 ',
};
const account = {
  accountHolderName: 'Red Mesa',
  bankName: 'First Bank',
  routingNumber: '021000021',
  accountNumber: '123456789',
  accountType: 'checking',
};
const purpose = { clientId: 'c-1', documentId: null, invoiceId: null, notes: null };

describe('a new payment', () => {
  it.each<[Method, object]>([
    ['ach', account],
    ['bank_transfer', account],
    ['check', { checkNumber: '1044' }],
    ['credit_card', {}],
  ])('by %s says only what that way needs', (paymentMethod, way) => {
    expect(bodyOf({ ...values, paymentMethod })).toEqual({
      ...purpose,
      amount: '1218.40',
      paymentMethod,
      description: 'Oregon permit',
      ...way,
    });
    expect(isByAccount(paymentMethod)).toBe(way === account);
  });

  it('says what it is for', () => {
    const filled = { ...values, documentId: 'd-1', invoiceId: '7', notes: ' late ' };
    expect(bodyOf(filled)).toMatchObject({ clientId: 'c-1', documentId: 'd-1', invoiceId: 7, notes: 'late' });
    expect(bodyOf({ ...values, paymentMethod: 'check', checkNumber: '  ' })).toMatchObject({ checkNumber: null });
  });

  it.each([
    [
      '100',
      [
        { kind: 'government', amount: '100.00' },
        { kind: 'service', amount: '1118.40' },
      ],
    ],
    ['1218.40', [{ kind: 'government', amount: '1218.40' }]],
    ['0', [{ kind: 'service', amount: '1218.40' }]],
  ])('says what of it is for a government, where the office says it: %s', (government, parts) => {
    expect(bodyOf({ ...values, government })).toMatchObject({ parts });
    expect(intentOf({ ...values, government })).toMatchObject({ parts });
  });

  it('by card begins with the amount, what it is for and no number of an account', () => {
    expect(intentOf({ ...values, invoiceId: '7' })).toEqual({
      amount: 1218.4,
      description: 'Oregon permit',
      paymentData: { ...purpose, invoiceId: 7, paymentMethod: 'credit_card' },
    });
  });

  it('keeps no account number in a draft', () => {
    expect(newPaymentForm.secrets).toEqual(expect.arrayContaining(['accountNumber', 'routingNumber']));
  });
});

describe('a routing number', () => {
  // of the Federal Reserve Bank of Boston, JPMorgan Chase and Bank of America, as they publish them
  it.each(['011000015', '021000021', '026009593'])('is %s', (number) => expect(isRoutingNumber(number)).toBe(true));

  it.each([
    ['011000016', 'a digit is wrong'],
    ['110000015', 'two digits are swapped'],
    ['000000000', 'it is of no bank'],
    ['02100002', 'a digit is missing'],
    ['0210000210', 'a digit is too much'],
    ['02100002x', 'it holds a letter'],
    ['', 'there is none'],
  ])('is not %s: %s', (number) => expect(isRoutingNumber(number)).toBe(false));
});

describe('a field of digits', () => {
  it.each([
    ['02100-00219', 9, '021000021'],
    ['a1b2', 9, '12'],
    ['12345', 4, '1234'],
  ])('takes of %s, %i at most, %s', (typed, most, taken) => {
    const held: string[] = [];
    const field = digitsOnly(
      {
        name: 'n',
        ref: () => undefined,
        onBlur: () => Promise.resolve(),
        onChange: ({ target }) => Promise.resolve(void held.push((target as { value: string }).value)),
      },
      most,
    );
    void field.onChange({ target: { value: typed } });
    expect(held).toEqual([taken]);
  });
});
