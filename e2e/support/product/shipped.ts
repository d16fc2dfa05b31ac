import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { Person } from '../look';
import { productOnCopy } from './planted';
import { Product } from './product';
import { unlikeReplayAt } from './verified';

/** One for all files of a worker: what a person does in it ends with their context. */
let browser: Promise<Browser> | undefined;
const openBrowser = async (): Promise<Browser> => {
  if (!(await browser)?.isConnected()) browser = launchBrowser();
  return browser as Promise<Browser>;
};

/**
 * The product and a browser for the journeys of one file; at the end every read table must equal a replay of the log.
 */
export interface Shipped {
  readonly product: Product;
  readonly browser: Browser;
}
interface How {
  readonly env?: () => Record<string, string>;
  /** On an empty folder with a database of its own, as after the installation, instead of a copy of the demo's year. */
  readonly first?: boolean;
}

const traces = (): string => {
  const parent = process.env['TRACES'] ?? os.tmpdir();
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'journey-'));
};

export const shipped = ({ env = () => ({}), first = false }: How = {}): Shipped => {
  const parts: { product?: Product; browser?: Browser } = {};
  const there = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The product has not started');
    return part;
  };
  beforeAll(async () => {
    [parts.product, parts.browser] = await Promise.all([
      first ? Product.start(env()) : productOnCopy(env()),
      openBrowser(),
    ]);
  }, 90_000);
  afterEach(async () => {
    let folder: string | undefined;
    const files = await Person.leftBehind(() => (folder ??= traces()));
    const ended = parts.product?.ended;
    if (files.length > 0 || ended)
      throw new Error(
        [
          ended,
          ...files.map(
            (file) =>
              `What the screen showed: ${file.endsWith('.zip') ? 'npx playwright-core show-trace ' : ''}${file}`,
          ),
        ]
          .filter(Boolean)
          .join('\n'),
      );
  });
  afterAll(async () => {
    for (const context of parts.browser?.contexts() ?? []) await context.close();
    try {
      const { databaseUrl } = there(parts.product);
      if (databaseUrl) expect(await unlikeReplayAt(databaseUrl)).toEqual([]);
      else {
        const { fine, said: text } = there(parts.product).verify();
        expect({ fine, said: fine ? '' : text }).toEqual({ fine: true, said: '' });
      }
    } finally {
      await parts.product?.stop();
    }
  }, 60_000);
  return {
    get product() {
      return there(parts.product);
    },
    get browser() {
      return there(parts.browser);
    },
  };
};
