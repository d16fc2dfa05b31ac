import { Chance } from './random';

const many = <Value>(count: number, next: () => Value): Value[] => Array.from({ length: count }, next);

describe('chance', () => {
  // mulberry32 as its author publishes it, worked out elsewhere
  it.each([
    [0, [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]],
    [20_260_101, [0.2559139896184206, 0.5929048631805927, 0.8053383126389235]],
  ])('is the same every time: it begins with %i', (seed, numbers) => {
    const chance = new Chance(seed);
    expect(many(3, () => chance.next())).toEqual(numbers);
  });
  it('lies between two numbers, both of them among it', () => {
    const chance = new Chance(1);
    expect([...new Set(many(200, () => chance.between(3, 6)))].sort()).toEqual([3, 4, 5, 6]);
    expect(chance.between(7, 7)).toBe(7);
  });
  it('takes each of several, and says where there is none', () => {
    const chance = new Chance(2);
    expect([...new Set(many(200, () => chance.one(['a', 'b', 'c'])))].sort()).toEqual(['a', 'b', 'c']);
    expect(() => chance.one([])).toThrow('There is nothing to choose from');
  });
  it('happens never, always, or about as often as it should', () => {
    const chance = new Chance(3);
    expect(many(100, () => chance.happens(0))).not.toContain(true);
    expect(many(100, () => chance.happens(1))).not.toContain(false);
    const times = many(2_000, () => chance.happens(0.2)).filter(Boolean).length;
    expect(times).toBeGreaterThan(340);
    expect(times).toBeLessThan(460);
  });
});
