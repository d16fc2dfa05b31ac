import { layered, objectMaker } from './object-maker';

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

describe('objects laid over each other', () => {
  it('have the value of the upper one, also null, and that of the lower one where the upper one has none', () => {
    const over = layered(['status', 'notes', 'paid', 'of']);
    const made = over({ status: 'open', notes: 'Call first', paid: 0 }, { status: undefined, notes: null, more: 1 });
    expect(made).toStrictEqual({ status: 'open', notes: null, paid: 0, of: undefined });
  });

  it('leave both as they were, and a name is no code', () => {
    const hostile = `x": 1 }), globalThis.harmed = true, ({"y`;
    const [lower, upper] = [{ [hostile]: 1 }, { [hostile]: 2 }];
    expect(layered([hostile])(lower, upper)).toStrictEqual({ [hostile]: 2 });
    expect(lower).toStrictEqual({ [hostile]: 1 });
    expect(globalThis).not.toHaveProperty('harmed');
  });
});
