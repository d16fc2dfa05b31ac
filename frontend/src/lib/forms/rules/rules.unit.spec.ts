import { moneyRule, quantityRule } from './money-rule';
import { emailRule, isEmail, optionalEmail, orNull, required } from './rules';

describe('rules of a field', () => {
  it.each(['ada@ridgeline.test', ' ada@ridgeline.test ', 'a.b+c@mail.ridgeline.test'])(
    'take %p for an e-mail address',
    (typed) => {
      expect(isEmail(typed)).toBe(true);
      expect(emailRule('Enter an e-mail').validate(typed)).toBe(true);
      expect(optionalEmail('Enter an e-mail').validate(typed)).toBe(true);
    },
  );

  it.each([
    'ada',
    'ada@ridgeline',
    '@ridgeline.test',
    'ada@.',
    'ada@ridgeline.',
    'ada lovelace@ridgeline.test',
    'ada@ridge line.test',
    'ada@b@ridgeline.test',
    'x ada@ridgeline.test',
    'ada@ridgeline.test x',
  ])('do not take %p for one', (typed) => {
    expect(isEmail(typed)).toBe(false);
    expect(emailRule('Enter an e-mail').validate(typed)).toBe('Enter an e-mail');
    expect(optionalEmail('Enter an e-mail').validate(typed)).toBe('Enter an e-mail');
  });

  it('let an e-mail that may be missing be empty, and only that', () => {
    expect(['', undefined].map((typed) => optionalEmail('Enter an e-mail').validate(typed))).toEqual([true, true]);
    expect([null, 7].map((typed) => optionalEmail('Enter an e-mail').validate(typed))).toEqual([
      'Enter an e-mail',
      'Enter an e-mail',
    ]);
    expect(['', undefined, 7].map((typed) => emailRule('Enter an e-mail').validate(typed))).toEqual([
      'Enter an e-mail',
      'Enter an e-mail',
      'Enter an e-mail',
    ]);
  });

  it('want more than blanks where something is required', () => {
    expect(['x', ' x '].map((typed) => required('Name it').validate(typed))).toEqual([true, true]);
    expect(['', '  ', undefined, null, 7].map((typed) => required('Name it').validate(typed))).toEqual(
      Array(5).fill('Name it'),
    );
  });

  it('send an emptied field as null, which clears it', () => {
    expect([orNull(''), orNull('  '), orNull(' a b ')]).toEqual([null, null, 'a b']);
  });
});

describe('the rule of an amount', () => {
  const amount = moneyRule({ label: 'Amount' });

  it('takes dollars and cents, nothing too', () => {
    expect(['12.50', ' 1,250 ', '0', '0.00'].map((typed) => amount.validate(typed))).toEqual([true, true, true, true]);
  });

  it('says what is missing, unreadable or negative', () => {
    expect(['', '   ', undefined].map((typed) => amount.validate(typed))).toEqual(Array(3).fill('Amount is required'));
    expect(moneyRule({ label: 'Amount', missing: 'Type the amount' }).validate('')).toBe('Type the amount');
    expect(amount.validate('12.345')).toBe('Use a dollar amount such as 1250.00');
    expect(amount.validate('-0.01')).toBe('Amount must be positive');
    expect(moneyRule({ label: 'Amount', negative: 'No refunds here' }).validate('-5')).toBe('No refunds here');
  });

  it('may be left out where it is optional, but not be wrong', () => {
    const optional = moneyRule({ label: 'Fee', optional: true });
    expect([optional.validate(''), optional.validate('x'), optional.validate('-1')]).toEqual([
      true,
      'Use a dollar amount such as 1250.00',
      'Fee must be positive',
    ]);
  });
});

describe('the rule of a quantity', () => {
  it.each(['612', '612.5', '612.55', ' 7 ', '0', '', '  ', undefined])('takes %p', (typed) => {
    expect(quantityRule('Miles').validate(typed)).toBe(true);
  });

  it.each(['612.555', '1,200', '-1', '.5', '5.', 'x5', '5x'])('refuses %p', (typed) => {
    expect(quantityRule('Miles').validate(typed)).toBe('Miles must be a number such as 612.5');
  });
});
