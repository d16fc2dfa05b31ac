import { objectMaker } from './object-maker';

describe('objects that are made', () => {
  const make = objectMaker<{ readonly cents: number }>([
    ['id', () => 7],
    ['amount', ({ cents }) => cents / 100],
    ['nothing', () => undefined],
  ]);

  it('have every property in the order given, each worked out from what the object is made from', () => {
    const made = make({ cents: 1_250 });
    expect(made).toStrictEqual({ id: 7, amount: 12.5, nothing: undefined });
    expect(Object.keys(made)).toEqual(['id', 'amount', 'nothing']);
  });

  it('share nothing with each other', () => {
    const first = make({ cents: 100 });
    first['amount'] = 'changed';
    expect(make({ cents: 200 })).toStrictEqual({ id: 7, amount: 2, nothing: undefined });
  });

  it('have properties of any name, and a name is no code', () => {
    const hostile = `x": 1 }), globalThis.harmed = true, ({"y`;
    expect(objectMaker<null>([[hostile, () => 'kept']])(null)).toStrictEqual({ [hostile]: 'kept' });
    expect(globalThis).not.toHaveProperty('harmed');
  });
});
