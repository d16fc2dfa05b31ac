// First-load JavaScript of the landing and login pages must stay within 170 kB gzipped (design/ui.md, "Speed").
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/ground.mjs';

const LARGEST_KB = 170;
const manifest = JSON.parse(readFileSync(path.join(root, 'dist/frontend/.vite/manifest.json'), 'utf8'));
const filesOf = (key, seen = new Set()) => {
  const entry = manifest[key];
  if (!entry || seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const child of entry.imports ?? []) filesOf(child, seen);
  return seen;
};

const pages = ['src/pages/landing/', 'src/pages/staff-login/', 'src/pages/client-login/', 'src/pages/admin-login/'];
let failed = false;
for (const page of pages) {
  const key = Object.keys(manifest).find((name) => name.startsWith(page) && manifest[name].isDynamicEntry);
  if (!key) throw new Error(`The web app has no page ${page}`);
  const files = filesOf(key, filesOf('index.html'));
  let bytes = 0;
  for (const file of files)
    bytes += (
      statSync(path.join(root, 'dist/frontend', `${file}.gz`), { throwIfNoEntry: false }) ??
      statSync(path.join(root, 'dist/frontend', file))
    ).size;
  const size = bytes / 1_000;
  failed ||= size > LARGEST_KB;
  process.stdout.write(`${page} ${size.toFixed(1)} kB of ${LARGEST_KB}\n`);
}
process.exitCode = failed ? 1 : 0;
