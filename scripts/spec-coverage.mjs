// npm run spec:coverage: which test proves which row of the specification tables (docs/spec), as docs/spec-coverage.md. Tests name the rows in
// their titles: it('shows one card per process [SCR-278..SCR-288 RUL-049]'). --check fails when a row has no test or the list is not up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/ground.mjs';

const LIST = path.join(root, 'docs/spec-coverage.md');
const TABLES = [['api', 'Calls'], ['screens', 'Screens'], ['messages', 'Messages'], ['rules', 'Rules'], ['enums', 'Words'], ['fields', 'Fields']];
const ID = '(?:API|SCR|MSG|RUL|ENM|FLD)-\\d{3,4}';
const BRACKET = new RegExp(`\\[(${ID}(?:\\.\\.${ID})?(?:[ ,]+${ID}(?:\\.\\.${ID})?)*)\\]`, 'g');

const tables = TABLES.map(([file, title]) => {
  const [, ...lines] = readFileSync(path.join(root, `docs/spec/${file}.tsv`), 'utf8').trimEnd().split('\n');
  return { title, rows: lines.map((line) => line.split('\t')).map(([id, ...cells]) => ({ id, what: cells.filter(Boolean).slice(0, 3).join(' · ') })) };
});
const known = new Set(tables.flatMap(({ rows }) => rows.map(({ id }) => id)));

const testFiles = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.spec\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();

/** `SCR-278..SCR-288` is every row of the tables between the two. */
const expanded = (token) => {
  const [from, to] = token.split('..');
  if (!to) return [from];
  return [...known].filter((id) => id.slice(0, 4) === from.slice(0, 4) && id.length === from.length && id >= from && id <= to);
};

const proofs = new Map();
const strangers = [];
for (const file of ['backend', 'frontend/src', 'e2e'].flatMap(testFiles)) {
  for (const line of readFileSync(path.join(root, file), 'utf8').split('\n')) {
    for (const [, tokens] of line.matchAll(BRACKET)) {
      const title = /(['"`])((?:(?!\1).)*)\1/.exec(line)?.[2]?.replace(BRACKET, '').trim() ?? '';
      for (const id of tokens.split(/[ ,]+/).flatMap(expanded)) {
        if (!known.has(id)) strangers.push(`${id} in ${file}`);
        proofs.set(id, [...(proofs.get(id) ?? []), `${file}: ${title}`]);
      }
    }
  }
}

const escaped = (text) => text.replaceAll('|', '\\|');
const section = ({ title, rows }) => [`## ${title}`, '', '| row | what | proved by |', '|---|---|---|', ...rows.map(({ id, what }) => `| ${id} | ${escaped(what)} | ${[...new Set(proofs.get(id) ?? [])].map(escaped).join('<br>')} |`), ''];
const missing = tables.flatMap(({ rows }) => rows.filter(({ id }) => !proofs.has(id)).map(({ id, what }) => `${id} ${what}`));
const text = ['# Coverage of the specification', '', 'Which test proves which row of the tables in [spec](spec). Written by `npm run spec:coverage`.', '', ...tables.flatMap(section)].join('\n');

if (process.argv.includes('--check')) {
  const wrong = [
    ...missing.map((row) => `No test proves ${row}`),
    ...strangers.map((row) => `There is no row ${row}`),
    ...(readFileSync(LIST, 'utf8') === text ? [] : ['docs/spec-coverage.md is not up to date: run npm run spec:coverage']),
  ];
  for (const line of wrong) console.error(line);
  process.exit(wrong.length > 0 ? 1 : 0);
}
writeFileSync(LIST, text);
for (const row of missing) console.log(`No test yet: ${row}`);
console.log(`${known.size - missing.length} of ${known.size} rows have a test`);
