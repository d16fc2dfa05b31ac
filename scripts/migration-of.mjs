// npm run migration:of <Type>: writes the first migration of a record type whose class a module declares: its table, an
// index for each sort, filter and search.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServer, install, root, stop } from './lib/ground.mjs';

install();
buildServer();
const folder = path.join(root, 'backend/src/migrations');
const [type] = process.argv.slice(2);
if (!type) stop('Say which: npm run migration:of InsurancePolicy');

const latest = Math.max(...readdirSync(folder).map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0)));
const writer = path.join(root, 'dist/backend/src/migration-of.js');
const { status, stdout, stderr } = spawnSync(process.execPath, [writer, type, String(latest + 1)], {
  encoding: 'utf8',
});
if (status !== 0) stop(stderr.trim());
const { file, source } = JSON.parse(stdout);
const same = readdirSync(folder).find((other) => other.slice(5) === file.slice(5));
if (same) stop(`backend/src/migrations/${same} is there already: what is to be otherwise is a migration by hand.`);

writeFileSync(path.join(folder, file), source);
const every = path.join(folder, 'every.ts');
const [, name] = /class (\w+)/.exec(source);
writeFileSync(every, `${readFileSync(every, 'utf8')}export { ${name} } from './${path.parse(file).name}';\n`);
process.stdout.write(
  `backend/src/migrations/${file}: read it over, and add what the database should hold to beside it.\n`,
);
