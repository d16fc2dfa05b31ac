import { callsOf } from './support/calls';
import { Hand } from './support/hand';
import { DESKTOP, Person } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const MOST = 20;

describe('a delivered load', () => {
  const shop = shipped();

  it(`becomes a sent invoice in at most ${MOST} keystrokes and clicks, and nothing is typed twice`, async () => {
    const staff = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const work = new Steps(staff);
    await work.signIn('/staff-login', 'admin@axlebook.test');
    const { page } = staff;
    const call = callsOf(page);
    const [broker] = await call('POST', '/api/brokers', [{ name: 'Heron Logistics', contactEmail: 'ap@heron.test' }]);
    const [load] = await call('POST', '/api/loads', [
      {
        loadNumber: 'HL-7001',
        brokerId: broker?.['id'],
        pickupLocation: 'Roanoke, VA',
        dropoffLocation: 'Atlanta, GA',
        rate: 1_800,
        lines: [
          { kind: 'fuel_surcharge', description: 'Fuel surcharge', amount: 210.5 },
          { kind: 'lumper', description: 'Lumper receipt', amount: 95 },
        ],
      },
    ]);
    const at = `/api/loads/${String(load?.['id'])}`;
    await call('PATCH', at, [{ status: 'in_transit' }]);
    await call('PATCH', at, [{ status: 'delivered' }]);
    await page.goto('/loads?status=delivered');
    await staff.settled();

    const hand = new Hand(staff);
    await hand.click(page.getByRole('link', { name: 'HL-7001' }).first());
    const drawer = page.getByRole('dialog');
    await drawer.getByText('$2,105.50').waitFor();
    await staff.look('delivered-load');
    await hand.click(work.button('Create invoice', drawer));
    const form = page.getByRole('dialog', { name: 'New Invoice' });
    await form.getByText('Total $2,105.50').waitFor();
    await staff.look('invoice-of-a-load');
    await hand.press('Enter');
    await form.waitFor({ state: 'detached' });
    await hand.click(drawer.getByText(/^Send INV-/));
    const letter = page.getByRole('dialog', { name: /^Send INV-/ });
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.value === 'ap@heron.test');
    await hand.press('Enter');
    await letter.waitFor({ state: 'detached' });
    await page
      .getByText(/is on its way to ap@heron\.test/)
      .first()
      .waitFor();
    expect(hand.done).toBeLessThanOrEqual(MOST);

    const [invoice] = (await page.evaluate(async (loadId) => {
      const answer = await fetch(`/api/invoices?loadId=${loadId}`);
      return (await answer.json()) as Record<string, unknown>[];
    }, String(load?.['id']))) as [Record<string, unknown>];
    expect(invoice).toMatchObject({
      brokerName: 'Heron Logistics',
      loadNumber: 'HL-7001',
      amount: '2105.50',
      sentTo: 'ap@heron.test',
      lines: [
        { kind: 'freight', description: 'Roanoke, VA to Atlanta, GA', amount: '1800.00' },
        { kind: 'fuel_surcharge', description: 'Fuel surcharge', amount: '210.50' },
        { kind: 'lumper', description: 'Lumper receipt', amount: '95.00' },
      ],
    });
    // the closed letter has gone back in the history: a page that still does is not sent elsewhere
    await staff.settled();
    await page.goto(`/loads/${String(load?.['id'])}`);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: String(invoice['invoiceNumber']) })
      .waitFor();
    expect(await work.button('Create invoice').count()).toBe(0);
    await staff.look('billed-load');
    await staff.leave();
  });
});
