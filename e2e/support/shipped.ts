import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';
import { Product } from './product';

/** The shipped product and a browser for the journeys of one file; at the end every read table must equal a replay of the log. */
export interface Shipped {
  readonly product: Product;
  readonly browser: Browser;
}

export const shipped = (env: () => Record<string, string> = () => ({})): Shipped => {
  const parts: { product?: Product; browser?: Browser } = {};
  const there = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The product has not started');
    return part;
  };
  beforeAll(async () => {
    parts.product = await Product.start(env());
    parts.browser = await launchBrowser();
  }, 90_000);
  afterAll(async () => {
    await parts.browser?.close();
    try {
      const { fine, said } = there(parts.product).verify();
      expect({ fine, said: fine ? '' : said }).toEqual({ fine: true, said: '' });
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
