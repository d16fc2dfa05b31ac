import { PROJECTION, SIZE } from '../../generated/route-map';

const RADIANS = Math.PI / 180;
const { exponent, radius, middle, from, scale } = PROJECTION;

/** A point of the map: how far to the right and how far down. */
export type Point = readonly [number, number];

/** A point of the earth, as longitude and latitude in degrees, on the map that the build draws. */
export const placed = ([longitude = 0, latitude = 0]: readonly number[]): Point => {
  const far = radius / Math.tan((90 + latitude) * (RADIANS / 2)) ** exponent;
  const turn = exponent * (longitude - middle) * RADIANS;
  return [(far * Math.sin(turn) - from.x) * scale, (far * Math.cos(turn) - from.y) * scale];
};

/** A part of the map: where it begins, and how wide and high it is. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const AROUND = 0.25;
const LEAST_WIDTH = 120;
const RATIO = SIZE.height / SIZE.width;

/** The part of the map that shows some points with room around them; never so near that borders are single lines. */
export const frameAround = (points: readonly Point[]): Frame => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 1 + 2 * AROUND;
  const width = Math.max((east - west) * room, ((south - north) * room) / RATIO, LEAST_WIDTH);
  return { x: (west + east - width) / 2, y: (north + south - width * RATIO) / 2, width, height: width * RATIO };
};

const NAME_WIDTH = 0.25;

/** Whether the way near one of its ends runs below it, so that the name of the place stands above. */
export const isFreeAbove = ([x, y]: Point, way: readonly Point[], { width }: Frame): boolean => {
  const near = way.filter(([other]) => Math.abs(other - x) <= NAME_WIDTH * width);
  return near.reduce((sum, [, other]) => sum + other - y, 0) >= 0;
};
