import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';

const root = path.resolve(import.meta.dirname, '../..');

/** The browser of the journeys, as they start it: e2e/support/browser.ts, compiled where its packages are found. */
export const launchBrowser = async () => {
  const { code } = transformFileSync(path.join(root, 'e2e/support/browser.ts'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const file = path.join(root, 'node_modules/.cache/axlebook-bench/browser.mjs');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
  return (await import(pathToFileURL(file).href)).launchBrowser();
};
