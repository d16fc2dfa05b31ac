import type { Locator, Page } from 'playwright-core';

/** The menu of a toolbar: what it opens from is the first of its lines. */
export const opener = (page: Page, menu: 'Filter' | 'Export'): Locator =>
  page.locator(`main details[data-menu="${menu}"] > summary`).filter({ visible: true }).first();

/** Opens a menu of the toolbar, unless it is open. */
export const openMenu = async (page: Page, menu: 'Filter' | 'Export'): Promise<void> => {
  const summary = opener(page, menu);
  await summary.waitFor();
  if (!(await summary.evaluate((line) => line.parentElement?.hasAttribute('open')))) await summary.click();
};

/** A filter that is not always seen: its menu is opened first. */
export const filterNamed = async (page: Page, name: string): Promise<Locator> => {
  await openMenu(page, 'Filter');
  return page.getByRole('group', { name: 'Filters' }).getByLabel(name, { exact: true }).first();
};
