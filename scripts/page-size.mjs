// What a browser loads of our JavaScript to show a page, compressed: at most 150 kB for the landing and login pages,
// 330 kB for any other with all of its tabs and panels, and at most 40 script files to show it with one tab. Read from
// the build's manifest; no file may wait for one that waits for it. The drawing of the map, which comes with its first
// use: 25 kB.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/ground.mjs';

const FIRST_KB = 150;
const ANY_KB = 330;
const MAP_KB = 25;
const MOST_FILES = 40;
const built = path.join(root, 'dist/frontend');
const file = path.join(built, '.vite/manifest.json');
if (!existsSync(file)) {
  process.stdout.write('The web app is not built: npm run build, then its pages are measured.\n');
  process.exit(0);
}
const manifest = JSON.parse(readFileSync(file, 'utf8'));

/** The chunks that come with these, not those that are asked for later. */
const loadedWith = (keys, seen = new Set()) => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    loadedWith(manifest[key].imports ?? [], seen);
  }
  return seen;
};
/** Small ones are sent as they are. */
const bytesOf = (key) => {
  const at = path.join(built, manifest[key].file);
  return (statSync(`${at}.gz`, { throwIfNoEntry: false }) ?? statSync(at)).size;
};
const sizeOf = (keys) => [...loadedWith(keys)].reduce((sum, key) => sum + bytesOf(key), 0) / 1_000;

const FIRST = 'index.html';
const APP = 'src/app/user-app.tsx';
/** What the page of a kind is made of lies in its feature: it belongs to the folder of its address. */
const PARTS = /^src\/features\/(.+)\/screen-parts\.ts$/;
const isPage = (key) => key.startsWith('src/pages/') || PARTS.test(key);
const isFirst = (key) => /^src\/pages\/(public\/landing|people\/\w+-login)\//.test(key);
const addressOf = (feature) =>
  / at: '\/([^/']+)/.exec(readFileSync(path.join(root, 'frontend/src/features', feature, 'screen.ts'), 'utf8'))?.[1];
const folderOf = (key) => {
  const feature = PARTS.exec(key)?.[1];
  return feature === undefined ? key.split('/').slice(2, 4).join('/') : addressOf(feature);
};
const KIND = 'src/pages/kind/kind-page.tsx';
const askedForBy = (...keys) => [
  ...new Set([...loadedWith(keys)].flatMap((key) => manifest[key].dynamicImports ?? []).filter(isPage)),
];

const outside = askedForBy(FIRST).map((page) => ({
  page,
  keys: [FIRST, page],
  views: [[FIRST, page]],
  limit: isFirst(page) ? FIRST_KB : ANY_KB,
}));
const behind = askedForBy(FIRST, APP).filter((page) => !outside.some((each) => each.page === page));
/** What lies around the tabs of a folder. */
const FRAME = /-page\.tsx$/;
// a page behind the sign-in with all of its tabs and panels
const folders = new Set(behind.map(folderOf));
const inside = [...folders].map((folder) => {
  const pages = behind.filter((page) => folderOf(page) === folder);
  const common = [FIRST, APP, ...(pages.some((page) => PARTS.test(page)) ? [KIND] : [])];
  const frame = pages.filter((page) => FRAME.test(page)).slice(0, 1);
  return {
    page: `src/pages/${folder}/`,
    keys: [...common, ...pages],
    views: pages.map((page) => [...common, ...frame, page]),
    limit: ANY_KB,
  };
});
if (outside.filter(({ page }) => isFirst(page)).length < 5 || inside.length === 0)
  throw new Error('The manifest names no pages');

const drawing = readFileSync(path.join(root, 'frontend/src/generated/route-map.ts'));
const measured = [
  ...[...outside, ...inside].map(({ keys, views, ...page }) => ({
    ...page,
    size: sizeOf(keys),
    files: Math.max(...views.map((view) => loadedWith(view).size)),
  })),
  { page: 'the map of a route', size: gzipSync(drawing).length / 1_000, files: 1, limit: MAP_KB },
];
const wrongOf = ({ size, files, limit }) =>
  `${size > limit ? 'TOO LARGE ' : ''}${files > MOST_FILES ? 'TOO MANY FILES ' : ''}`;
for (const page of measured.sort((one, other) => other.size - one.size)) {
  const name = page.page.replace('src/pages/', '');
  process.stdout.write(`${wrongOf(page)}${name} ${page.size.toFixed(1)} kB of ${page.limit}, ${page.files} files\n`);
}
const circles = Object.keys(manifest).filter((key) => loadedWith(manifest[key].imports ?? []).has(key));
for (const key of circles) process.stdout.write(`TOO ENTANGLED ${key} waits for itself\n`);
if (circles.length > 0 || measured.some((page) => wrongOf(page) !== '')) process.exitCode = 1;
