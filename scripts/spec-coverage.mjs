// npm run spec:coverage -- --results <folder>: which test proves which row of the specification tables (docs/spec), as
// dist/spec-coverage.md, from what tests said in a run with SPEC_PROOFS=<folder> (testing/proofs.cjs): only a test that
// passed proves anything. docs/spec/not-applicable.tsv says which rows state nothing that could be false. --check fails
// when a row has no proof, or a test names a row that does not exist or too many at once. A row whose proof is a story
// that another run tells (testing/turns.cjs) is one of that run: `npm run test:long` tells them all.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import turns from '../testing/turns.cjs';
import { root } from './lib/ground.mjs';

const LIST = path.join(root, 'dist/spec-coverage.md');
const TABLES = [
  ['api', 'Calls'],
  ['screens', 'Screens'],
  ['messages', 'Messages'],
  ['rules', 'Rules'],
  ['enums', 'Words'],
  ['fields', 'Fields'],
];
const ID = /^(?:API|SCR|MSG|RUL|ENM|FLD)-\d{3,4}$/;
/** In the source of a story: `proves('MSG-069', 'FLD-0565..FLD-0570')`. */
const SAID = /\bproves(?:\.\w+)?\(([^)]*)\)/g;
/** More rows than a test can look at as a whole and mean each of them. */
const MOST_ROWS = 20;

const { values } = parseArgs({ options: { results: { type: 'string' }, check: { type: 'boolean', default: false } } });
if (!values.results) {
  console.error(
    'Say where the proofs are: npm test does; by hand: SPEC_PROOFS=<folder> npx jest …, then --results <folder>',
  );
  process.exit(1);
}

const lines = (file) =>
  readFileSync(path.join(root, 'docs/spec', file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const tables = TABLES.map(([file, title]) => ({
  title,
  rows: lines(`${file}.tsv`).map(([id, ...cells]) => ({ id, what: cells.filter(Boolean).slice(0, 3).join(' · ') })),
}));
const known = new Set(tables.flatMap(({ rows }) => rows.map(({ id }) => id)));
const without = new Map(lines('not-applicable.tsv').map(([id, reason]) => [id, reason]));

/** `SCR-278..SCR-288` is every row of the tables between the two. */
const expanded = (token) => {
  const [from, to] = token.split('..');
  if (!to) return [from];
  return [...known].filter(
    (id) => id.slice(0, 4) === from.slice(0, 4) && id.length === from.length && id >= from && id <= to,
  );
};

const tests = readdirSync(values.results)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(path.join(values.results, name), 'utf8').trimEnd().split('\n'))
  .map((line) => JSON.parse(line));

const proofs = new Map();
const wrong = [];
for (const { file, titles, proved } of tests) {
  const place = path.relative(root, file);
  for (const { how, rows: said } of proved) {
    const rows = [...new Set(said.flatMap(expanded))];
    if (rows.length > MOST_ROWS && how === 'asserted')
      wrong.push(`${place} claims ${rows.length} rows at once: ${titles.at(-1)}`);
    for (const word of said.flatMap((each) => each.split('..')))
      if (!ID.test(word)) wrong.push(`${word} is no row of the specification; ${place} names it`);
    for (const id of rows) {
      if (!known.has(id)) wrong.push(`There is no row ${id}; ${place} names it`);
      else if (without.has(id))
        wrong.push(`${id} states nothing that could be false (not-applicable.tsv); ${place} claims to prove it`);
      else
        proofs.set(id, [
          ...(proofs.get(id) ?? []),
          { how: how === 'shape' ? 'shape only' : 'asserted', file: place, title: titles.at(-1) },
        ]);
    }
  }
}

/** Rows that only a story of another run proves. */
const elsewhere = new Set(
  turns.leftToOthers().flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(SAID)].flatMap(([, said]) =>
      (said.match(/[A-Z]{3}-[\d.A-Z-]*\d/g) ?? []).flatMap(expanded),
    );
  }),
);
for (const id of proofs.keys()) elsewhere.delete(id);

const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const MOST_NAMED = 4;
const named = (all) => {
  const places = [...new Set(all.map(({ file, title }) => `${file}: ${title}`))].sort();
  return [
    ...places.slice(0, MOST_NAMED),
    ...(places.length > MOST_NAMED ? [`and ${places.length - MOST_NAMED} more`] : []),
  ]
    .map(escaped)
    .join('<br>');
};
const lineOf = ({ id, what }) => {
  const all = proofs.get(id) ?? [];
  if (without.has(id)) return `| ${id} | ${escaped(what)} | not applicable | ${escaped(without.get(id))} |`;
  if (elsewhere.has(id)) return `| ${id} | ${escaped(what)} | in another run | |`;
  const how = all.some((proof) => proof.how === 'asserted') ? 'asserted' : all.length > 0 ? 'shape only' : 'missing';
  return `| ${id} | ${escaped(what)} | ${how} | ${named(all)} |`;
};
const section = ({ title, rows }) => [
  `## ${title}`,
  '',
  '| row | what | how | proved by |',
  '|---|---|---|---|',
  ...rows.map(lineOf),
  '',
];
const all = tables.flatMap(({ rows }) => rows);
const missing = all.filter(({ id }) => !proofs.has(id) && !without.has(id) && !elsewhere.has(id));
const shapeOnly = all.filter(({ id }) => proofs.has(id) && !proofs.get(id).some(({ how }) => how === 'asserted'));
const counts = `${all.length - missing.length - shapeOnly.length - without.size - elsewhere.size} asserted, ${elsewhere.size} in another run, ${shapeOnly.length} shape only, ${without.size} not applicable, ${missing.length} missing of ${all.length} rows`;
writeFileSync(
  LIST,
  [
    '# Coverage of the specification',
    '',
    `Which test proves which row of the tables in [spec](spec), from the tests that passed in the last run: ${counts}.`,
    '',
    ...tables.flatMap(section),
  ].join('\n'),
);

for (const line of [...new Set(wrong), ...missing.map(({ id, what }) => `No test that passed proves ${id} ${what}`)])
  console.error(line);
console.log(`The specification: ${counts}`);
if (values.check) process.exit(wrong.length + missing.length > 0 ? 1 : 0);
