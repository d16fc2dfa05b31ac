import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BACKEND = path.resolve(__dirname, '..');
const DECLARES = /^\s*@(Kind|Entity)\(|\b(factFamily|defineProjection|defineSums)\(|\/probes'/m;
const ALONE = /^\/\*\*(?:(?!\*\/)[^])*@own-modules/;

const specs = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.spec\.ts$/.test(file) && file !== path.relative(BACKEND, __filename))
  .map((file) => ({ file, text: readFileSync(path.join(BACKEND, file), 'utf8') }));

describe('a worker keeps what it loaded for the next file', () => {
  it('but not what a spec declares: each that declares facts, records or projections says so', () => {
    const declaring = specs.filter(({ text }) => DECLARES.test(text));
    expect(declaring.length).toBeGreaterThan(10);
    expect(declaring.filter(({ text }) => !ALONE.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
