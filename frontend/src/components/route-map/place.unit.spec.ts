import { SHAPES, SIZE } from '../../generated/route-map';
import { frameAround, isFreeAbove, placed } from './place';

describe('the map of states', () => {
  it('draws 48 states, DC and the provinces', () => {
    const codes = SHAPES.map(([code]) => code);
    expect([codes.length, new Set(codes).size]).toEqual([59, 59]);
    for (const [, path] of SHAPES) expect(path).toMatch(/^M[-\d.]+,[-\d.]+l/);
  });

  it('has its towns within it, the north above and the west at the left', () => {
    const [seattle, miami] = [placed([-122.33, 47.6]), placed([-80.19, 25.77])];
    for (const [x, y] of [seattle, miami]) {
      expect([x > 0 && x < SIZE.width, y > 0 && y < SIZE.height]).toEqual([true, true]);
    }
    expect([seattle[0] < miami[0], seattle[1] < miami[1]]).toEqual([true, true]);
  });

  it('is shown where the points are, in its own proportions, and not nearer than a state is wide', () => {
    const points = [placed([-115.76, 40.83]), placed([-117.73, 40.97])];
    const frame = frameAround(points);
    expect(frame.width).toBe(120);
    expect(frame.height / frame.width).toBeCloseTo(SIZE.height / SIZE.width, 6);
    for (const [x, y] of points) {
      expect([x > frame.x && x < frame.x + frame.width, y > frame.y && y < frame.y + frame.height]).toEqual([
        true,
        true,
      ]);
    }
  });

  it('names a place where the way does not run: above the upper end, below the lower one', () => {
    const way = [
      [0, 0],
      [20, 10],
      [80, 30],
      [100, 40],
    ] as const;
    const frame = frameAround(way);
    expect([isFreeAbove(way[0], way, frame), isFreeAbove(way[3], way, frame)]).toEqual([true, false]);
  });
});
