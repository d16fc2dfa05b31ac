// From a chosen paper on the dashboard to the invoice's dialog with what it says, in a real browser.
/* global document */
import { launchBrowser } from './browser.mjs';
import { signedIn } from './pages.mjs';

/**
 * Chooses a paper, opens the dialog as soon as it is offered, and waits until its amount is filled in.
 * @returns milliseconds for each time
 */
export const dialogTimes = async (address, session, { buffer, amount, times }) => {
  const browser = await launchBrowser();
  try {
    const taken = [];
    for (let turn = 0; turn < times; turn += 1) {
      const context = await signedIn(browser, address, session);
      const page = await context.newPage();
      await page.goto('/', { waitUntil: 'networkidle' });
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a PDF' }).click();
      const chosen = await chooser;
      const began = performance.now();
      await chosen.setFiles({ name: 'confirmation.pdf', mimeType: 'application/pdf', buffer });
      await page.getByRole('button', { name: 'Approve & Create Invoice' }).click();
      await page.waitForFunction((said) => document.querySelector('input[name=amount]')?.value === said, amount);
      taken.push(performance.now() - began);
      await context.close();
    }
    return taken;
  } finally {
    await browser.close();
  }
};
