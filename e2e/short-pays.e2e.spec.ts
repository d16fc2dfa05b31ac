import { turnOf } from '../testing/share';
import { callsOf } from './support/calls';
import { DESKTOP, Person, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const LINES = [
  { kind: 'freight', description: 'Freight', amount: 1_850 },
  { kind: 'detention', description: '3 h', amount: 150 },
];

describe('an invoice that is not simply paid', () => {
  const shop = shipped();

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
    ]),
  )(
    'is paid short and disputed, a part of it is credited and the rest written off; another from a deposit, %s',
    async (_, screen) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const work = new Steps(staff);
      await work.signIn('/staff-login', 'admin@axlebook.test');
      const { page } = staff;
      const call = callsOf(page);
      const [broker] = await call('POST', '/api/brokers', [{ name: 'Egret Freight', contactEmail: 'ap@egret.test' }]);
      const brokerId = broker?.['id'];
      const [invoice, small] = await call('POST', '/api/invoices', [
        { brokerId, lines: LINES },
        { brokerId, amount: 80 },
      ]);
      /** What an invoice says of itself, beside what its panel shows. */
      const standingOf = (asked: Record<string, unknown> | undefined) =>
        page.evaluate(async (id) => {
          const answer = (await (await fetch(`/api/invoices/${id}`)).json()) as Record<string, unknown>;
          return ['status', 'balance', 'disputed', 'credited', 'writtenOff'].map((name) => answer[name]);
        }, String(asked?.['id']));
      await page.goto(`/accounting/invoices/${String(invoice?.['id'])}`);
      const drawer = page.getByRole('dialog').first();

      await work.button('Record payment', drawer).click();
      const payment = page.getByRole('dialog', { name: /^Record payment for/ });
      await work.fill({ Amount: '1900' }, payment);
      await work.choose('The Rest', 'Short: the carrier disputes the rest', payment);
      await staff.look('short-pay');
      await work.button('Record Payment', payment).click();
      await payment.waitFor({ state: 'detached' });
      await drawer.getByText('Disputed $100.00', { exact: true }).waitFor();

      expect(await standingOf(invoice)).toEqual(['pending', '100.00', '100.00', '0.00', '0.00']);

      await work.button('Credit', drawer).click();
      const credit = page.getByRole('dialog', { name: /^Credit a part of/ });
      await work.fill({ Amount: '40', Reason: 'Two hours only' }, credit);
      await staff.look('credit');
      await work.button('Credit', credit).click();
      await credit.waitFor({ state: 'detached' });
      await drawer.getByText('Disputed $60.00', { exact: true }).waitFor();
      expect(await standingOf(invoice)).toEqual(['pending', '60.00', '60.00', '40.00', '0.00']);
      await staff.look('disputed-invoice');

      await work.button('Settle dispute', drawer).click();
      const settle = page.getByRole('dialog', { name: /^Settle the dispute of/ });
      await work.choose('How', 'It will not be paid: write it off', settle);
      await work.fill({ Reason: 'Not worth it' }, settle);
      await work.button('Settle', settle).click();
      await settle.waitFor({ state: 'detached' });
      await drawer.getByText('Written off $60.00', { exact: true }).waitFor();
      expect(await standingOf(invoice)).toEqual(['paid', '0.00', '0.00', '40.00', '60.00']);

      const [third] = await call('POST', '/api/invoices', [{ brokerId, amount: 100 }]);
      await call('POST', '/api/payments', [
        {
          ...{ checkNumber: '20419', amount: 150, rest: 'deposit' },
          shares: [{ invoiceId: third?.['id'], amount: 100 }],
        },
      ]);
      await page.goto(`/accounting/invoices/${String(small?.['id'])}`);
      await work.button('Pay from a deposit', drawer).click();
      const apply = page.getByRole('dialog', { name: /from a deposit$/ });
      await apply.getByRole('option', { name: /^Check 20419/ }).waitFor({ state: 'attached' });
      await apply.getByLabel('Deposit').selectOption({ index: 1 });
      await work.button('Pay from deposit', apply).click();
      await apply.waitFor({ state: 'detached' });
      await drawer.getByText('Partly paid', { exact: true }).waitFor();
      expect(await standingOf(small)).toEqual(['pending', '30.00', '0.00', '0.00', '0.00']);
      await page.goto(`/payments/deposits?brokerId=${String(brokerId)}`);
      await page.getByRole('link', { name: '20419' }).first().waitFor();
      expect(await page.getByText('Used up', { exact: true }).count()).toBeGreaterThan(0);
      await staff.look('deposits');
      expect(staff.errors).toEqual([]);
      await staff.leave();
    },
  );
});
