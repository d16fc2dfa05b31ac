import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/** The month before today's in the firm's zone, '2026-10'. */
const monthBefore = (today: string): string => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
};
const titleOf = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

describe('months of a book', () => {
  const shop = shipped();

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
      ['at 1280 px in the dark', DESKTOP_DARK],
      ['at 390 px', PHONE],
    ]),
  )(
    'are closed; a late invoice is booked on the first open day in one click; and are reopened, %s',
    async (_, screen) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = staff;
      await new Steps(staff).comeIn('admin@axlebook.test', '/accounting/bookkeeping?view=periods');
      await staff.settled();
      const today = await page.evaluate(async () => {
        const response = await fetch('/api/firm');
        return ((await response.json()) as { today: string }).today;
      });
      const month = monthBefore(today);
      await staff.look('periods');

      await page.getByText(titleOf(month)).click();
      const panel = page.getByRole('dialog', { name: titleOf(month) });
      await panel.getByRole('button', { name: 'Close month' }).click();
      const closing = page.getByRole('dialog', { name: `Close ${titleOf(month)}?` });
      await closing.getByRole('list', { name: 'Checklist' }).waitFor();
      const reason = closing.getByLabel('Reason');
      if (await reason.count()) await reason.fill('Earlier months are in the books of the accountant');
      await staff.look('period-close');
      await closing.getByRole('button', { name: 'Close month' }).click();
      await panel.getByRole('table', { name: 'Printed trial balance' }).waitFor();
      await staff.look('period-closed');

      await page.goto('/accounting/invoices?new=1');
      const form = page.getByRole('dialog', { name: 'New Invoice' });
      await form.getByRole('combobox', { name: 'Carrier' }).click();
      await page.getByRole('option', { name: 'Summit Freight Brokers' }).click();
      const date = `${month.slice(5)}/28/${month.slice(0, 4)}`;
      await new Steps(staff).fill({ Amount: '410', 'Issue Date': date, 'Due Date': '' }, form);
      await form.getByRole('button', { name: 'Create Invoice' }).click();
      const offer = form.getByRole('button', { name: /^Book on \d\d\/01\/\d{4}$/ });
      await offer.waitFor();
      await staff.look('closed-month-offer');
      await offer.click();
      await new Steps(staff).field('Booked On', form).waitFor();
      await form.getByRole('button', { name: 'Create Invoice' }).click();
      await form.waitFor({ state: 'detached' });

      await page.goto(`/accounting/bookkeeping?view=periods&period=${month}`);
      const late = panel.getByRole('region', { name: 'Late entries' });
      await late.waitFor();
      expect(await late.innerText()).toContain('$410.00');
      await staff.look('period-late-entries');
      await panel.getByRole('button', { name: 'Reopen' }).click();
      const reopening = page.getByRole('dialog', { name: `Reopen ${titleOf(month)}?` });
      await reopening.getByLabel('Reason').fill('A bill came late');
      await staff.look('period-reopen');
      await reopening.getByRole('button', { name: 'Reopen month' }).click();
      await panel.getByRole('button', { name: 'Close month' }).waitFor();
      await staff.leave();
    },
    120_000,
  );
});
