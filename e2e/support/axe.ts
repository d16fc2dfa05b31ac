import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}
type Axe = { run(where: Document, options: object): Promise<Found> };

const SOURCE = readFileSync(
  require.resolve('axe-core/axe.min.js', { paths: [require.resolve('@axe-core/playwright')] }),
  'utf8',
);

/** What a screen is checked for: everything, or the one rule that sizes and colors can break. */
export type Depth = 'whole' | 'contrast';

/** The accessibility rules that a page breaks, with what breaks them. */
export const broken = async (page: Page, depth: Depth): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options = {
    resultTypes: ['violations'],
    ...(depth === 'contrast' && { runOnly: ['color-contrast'], preload: false }),
  };
  const { violations } = await page.evaluate(
    (how) => (window as unknown as { axe: Axe }).axe.run(document, how),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};
