import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { fieldsOf } from './field';
import { schemaComponents } from './schema';
import * as shown from './shown';

class Leg {
  @shown.Shown(shown.TEXT) city: string;
  @shown.Shown(shown.MONEY, { absent: true }) toll?: string;
}
const judge = addFormats(new Ajv2020({ strict: false }));
const fits = (shape: shown.Shape<unknown>, value: unknown): boolean => judge.validate(shape.schema(), value);

describe('the shape of an answer', () => {
  it.each<[string, shown.Shape<unknown>, unknown[], unknown[]]>([
    ['text', shown.TEXT, ['', 'x'], [5, null]],
    ['a whole number', shown.WHOLE, [0, -3], [1.5, '1']],
    ['a number', shown.NUMBER, [1.5], ['1.5', null]],
    ['yes or no', shown.FLAG, [true, false], ['true', 0]],
    ['money', shown.MONEY, ['1250.00', '-0.07'], ['1250', '1,250.00', 1250, '$1.00']],
    ['a day', shown.DAY, ['2026-11-21'], ['11/21/2026', '2026-02-30', 5]],
    ['an instant', shown.INSTANT, ['2026-11-21T15:00:00.000Z'], ['2026-11-21', 5]],
    ['anything', shown.ANYTHING, [null, 5, 'x', {}], []],
    ['one of several', shown.oneOf(['a', 'b']), ['a', 'b'], ['c', null]],
    ['text or nothing', shown.orNull(shown.TEXT), ['x', null], [5]],
    ['one or the other', shown.unionShape(shown.TEXT, shown.WHOLE), ['x', 5], [1.5, null]],
    ['a list', shown.listOf(shown.WHOLE), [[], [1, 2]], [[1, 'x'], 5]],
    ['what is described', shown.described(shown.WHOLE, 'So many'), [5], ['5']],
  ])('of %s takes what it should and nothing else', (_, shape, right, wrong) => {
    expect(right.filter((value) => !fits(shape, value))).toEqual([]);
    expect(wrong.filter((value) => fits(shape, value))).toEqual([]);
  });
  it('says in words what it is', () =>
    expect(shown.described(shown.WHOLE, 'So many').schema()['description']).toBe('So many'));
  it('of an object is published under its name, with what must be there', () => {
    expect(shown.object(() => Leg).schema()).toEqual({ $ref: '#/components/schemas/Leg' });
    const leg = schemaComponents()['Leg'] as object;
    const takes = (value: unknown): boolean => judge.validate(leg, value);
    expect([takes({ city: 'Reno' }), takes({ city: 'Reno', toll: '1.00' })]).toEqual([true, true]);
    expect([takes({}), takes({ city: 5 }), takes({ city: 'Reno', more: 1 })]).toEqual([false, false, false]);
  });
});

describe('a field of an answer', () => {
  it('shows what it holds and is never given', () => {
    const [city] = fieldsOf(Leg);
    expect([city?.name, city?.rule.show('Reno')]).toEqual(['city', 'Reno']);
    expect(() => city?.rule.read('Reno')).toThrow('is not given');
    expect(() => city?.rule.fault('Reno')).toThrow('is not given');
    expect(() => city?.rule.stored).toThrow('is not given');
  });
});
