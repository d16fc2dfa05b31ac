import fc from 'fast-check';
import { add, cents, dollars, moneyText, multiply, negate, parseMoney, subtract } from './money';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('an amount', () => {
  it.each<[string | number, number]>([
    ['0', 0],
    ['-0', 0],
    [-0, 0],
    ['1', 100],
    ['1.5', 150],
    ['1.05', 105],
    ['1250.00', 125_000],
    [1250, 125_000],
    [1.1, 110],
    [0.07, 7],
    [' 12.50 ', 1_250],
    ['-3.40', -340],
    [-0.01, -1],
    ['007', 700],
    ['99999999999.99', 9_999_999_999_999],
  ])('%p is read as %i cents', (text, amount) => {
    expect(Object.is(parseMoney(text), amount)).toBe(true);
  });

  it.each<[string | number]>([
    [''],
    [' '],
    ['.5'],
    ['1.'],
    ['1.001'],
    [1.001],
    [0.1 + 0.2],
    ['1,250.00'],
    ['$5'],
    ['+1'],
    ['1e3'],
    [1e21],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['0x10'],
    ['--1'],
    ['1 000'],
    ['١'],
    ['100000000000'],
  ])('%p is not read at all', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it.each([
    [0, '0.00', '$0.00'],
    [7, '0.07', '$0.07'],
    [-7, '-0.07', '-$0.07'],
    [100, '1.00', '$1.00'],
    [123_456_789, '1234567.89', '$1,234,567.89'],
    [-125_000, '-1250.00', '-$1,250.00'],
  ])('%i cents are written %s and %s', (amount, text, words) => {
    expect([moneyText(amount), dollars(amount)]).toEqual([text, words]);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(amounts, (amount) => parseMoney(moneyText(amount)) === amount),
      { seed: 1 },
    );
  });

  it('is a whole number of cents or an error', () => {
    expect(() => cents(0.5)).toThrow('0.5 is not a whole number of cents');
    expect(() => cents(Number.MAX_SAFE_INTEGER + 1)).toThrow('is not a whole number');
    expect(() => add(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow('is not a whole number');
  });

  it('is added, taken away and turned without rest', () => {
    expect([
      add(),
      add(cents(10), cents(20), cents(-5)),
      subtract(cents(10), cents(25)),
      negate(cents(5)),
      Object.is(negate(cents(0)), 0),
    ]).toEqual([0, 25, -15, -5, true]);
    fc.assert(
      fc.property(amounts, amounts, (a, b) => subtract(add(cents(a), cents(b)), cents(b)) === a),
      { seed: 2 },
    );
  });
});

describe('an amount times a decimal', () => {
  it.each([
    [10_000, '0.035', 350],
    [100, '1', 100],
    [333, '3', 999],
    [5, '0.1', 1],
    [4, '0.1', 0],
    [-5, '0.1', -1],
    [-4, '0.1', 0],
    [5, '-0.1', -1],
    [-5, '-0.1', 1],
    [1, '0.499999', 0],
    [1, '0.5', 1],
    [-1, '0.5', -1],
    [15, '0.1', 2],
    [25, '0.1', 3],
    [61_250, '0.612500', 37_516],
    [9_999_999_999_999, '100', 999_999_999_999_900],
    [100, '-0.5', -50],
    [7, '-0', 0],
    [1_000_000, '0.000001', 1],
    [3, '999999999999', 2_999_999_999_997],
  ])('%i × %s is %i: half a cent goes away from zero', (amount, factor, product) => {
    expect(multiply(cents(amount), factor) + 0).toBe(product);
  });

  it.each(['', 'x', '.5', '1.', '1e3', '0.1234567', '+1', ' 1', '1234567890123'])(
    'refuses %p as a decimal',
    (factor) => {
      expect(() => multiply(cents(1), factor)).toThrow(
        expect.objectContaining({
          code: 'INVALID_DECIMAL',
          kind: 'invalid',
          message: `${factor} is not a decimal number`,
        }) as Error,
      );
    },
  );

  const factors = fc
    .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 999_999 }))
    .map(([whole, places]) => `${whole}.${String(places).padStart(6, '0')}`);
  it('is never further than half a cent from the truth, and the same below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), factors, (amount, factor) => {
        const product = multiply(cents(amount), factor);
        const off = BigInt(product) * 1_000_000n - BigInt(amount) * BigInt(factor.replace('.', ''));
        expect(off > -500_000n && off <= 500_000n).toBe(true);
        expect(multiply(cents(-amount), factor) + product).toBe(0);
      }),
      { seed: 3 },
    );
  });
});
