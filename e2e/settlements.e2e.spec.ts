import { turnOf } from '../testing/share';
import { callsOf } from './support/calls';
import { usDay } from './support/books';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const ROUTE = { pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' };

/** A load to the driver's phone. */
describe('what a driver is paid', () => {
  const shop = shipped();

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
      ['at 1280 px in the dark', DESKTOP_DARK],
      ['at 390 px', PHONE],
    ]),
  )(
    'is prepared of a delivered load, edited, approved, paid, sent, disputed, answered and corrected, %s',
    async (_, screen) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const driver = await Person.sitDown(shop.browser, shop.product.address, screen);
      const [work, own] = [new Steps(staff), new Steps(driver)];
      await own.comeIn('driver@axlebook.test', '/client-portal/pay');
      const me = await driver.page.evaluate(async () => {
        const answer = await fetch('/api/auth/user');
        return (await answer.json()) as { driverId: number };
      });
      await work.comeIn('admin@axlebook.test', '/settlements/pay-rules');
      const call = callsOf(staff.page);
      const today = await staff.page.evaluate(async () => {
        const { today: day } = (await (await fetch('/api/firm')).json()) as { today: string };
        return day;
      });
      const { name, rules, brokerId, clientId } = await staff.page.evaluate(async (id) => {
        const read = async (path: string) => (await (await fetch(path)).json()) as Record<string, unknown>;
        const [file, theirs, brokers] = await Promise.all([
          read(`/api/drivers/${id}`),
          read(`/api/pay-rules?driverId=${id}`),
          read('/api/brokers?limit=1'),
        ]);
        return {
          name: `${String(file['firstName'])} ${String(file['lastName'])}`,
          clientId: file['clientId'],
          rules: (theirs as unknown as unknown[]).length,
          brokerId: (brokers as unknown as { id: number }[])[0]?.id,
        };
      }, me.driverId);

      if (rules === 0) {
        await work.button('Add Pay Rule').first().click();
        const adding = staff.page.getByRole('dialog', { name: 'Add Pay Rule' });
        await work.pick('Driver', name, adding);
        await work.choose('Basis', 'Percent linehaul', adding);
        await work.fill({ Rate: '70', From: '01/01/2020' }, adding);
        await staff.look('pay-rule-add');
        await work.button('Add Pay Rule', adding).click();
        await adding.waitFor({ state: 'detached' });
      }
      await staff.settled();
      await staff.look('pay-rules');
      const deduction = { driverId: me.driverId, kind: 'escrow', rate: '100', from: today, description: 'Escrow' };
      await call('POST', '/api/deduction-rules', [deduction]);
      await staff.page.goto('/settlements/deduction-rules');
      await staff.settled();
      await staff.look('deduction-rules');

      const [loadNumber, other] = [`PAY-${screen.name}`, `TOO-${screen.name}`];
      const asked = { brokerId, clientId, driverId: me.driverId, ...ROUTE };
      const deliver = async (numbered: string, rate: number): Promise<string> => {
        const [load] = await call('POST', '/api/loads', [{ ...asked, loadNumber: numbered, rate }]);
        const loadAt = `/api/loads/${String(load?.['id'])}`;
        for (const status of ['in_transit', 'delivered']) await call('PATCH', loadAt, [{ status }]);
        return loadAt;
      };
      const loadAt = await deliver(loadNumber, 2_400);
      await deliver(other, 1_000);

      const prepare = async () => {
        await staff.page.goto('/settlements');
        await work.button('Prepare Settlements').first().click();
        const preparing = staff.page.getByRole('dialog', { name: 'Prepare Settlements' });
        await work.pick('Driver', name, preparing);
        await work.fill({ From: usDay(`${today.slice(0, 8)}01`), To: usDay(today) }, preparing);
        return preparing;
      };
      const first = await prepare();
      await staff.look('settlement-prepare');
      await work.button('Prepare', first).click();
      await first.waitFor({ state: 'detached' });
      const sheet = staff.page.getByRole('dialog', { name: /^Settlement S-/ });
      await sheet.getByText('$2,400.00 × 70 % = $1,680.00').waitFor();
      await staff.settled();
      await staff.look('settlement-draft');
      const number = /S-\d+/.exec(await sheet.locator('h2').innerText())?.[0] ?? '';

      await sheet
        .getByRole('button', { name: new RegExp(`^Edit: Load ${other}`) })
        .first()
        .click();
      const editing = staff.page.getByRole('dialog', { name: 'Edit Line' });
      await work.fill({ Percent: '72', Reason: 'Agreed by phone' }, editing);
      await staff.look('settlement-line');
      await work.button('Save Line', editing).click();
      await editing.waitFor({ state: 'detached' });
      await sheet.getByText('$1,000.00 × 72 % = $720.00').waitFor();
      await sheet.getByText('Agreed by phone').waitFor();

      await work.button('Approve', sheet).click();
      const approving = staff.page.getByRole('dialog', { name: `Approve ${number}?` });
      await work.button('Approve', approving).click();
      await approving.waitFor({ state: 'detached' });
      await work.button('Record Payment', sheet).click();
      const paying = staff.page.getByRole('dialog', { name: `Pay ${number}` });
      await work.choose('Paid By', 'ACH', paying);
      await staff.look('settlement-pay');
      await work.button('Record Payment', paying).click();
      await paying.waitFor({ state: 'detached' });
      await work.button('Send e-mail', sheet).click();
      const sending = staff.page.getByRole('dialog', { name: `Send ${number}` });
      await work.fill({ To: 'driver@axlebook.test' }, sending);
      await work.button('Send', sending).click();
      await sending.waitFor({ state: 'detached' });
      await work.button('Resend', sheet).waitFor();
      await staff.look('settlement-paid');

      await driver.page.goto('/client-portal/pay');
      await driver.page.getByRole('link', { name: new RegExp(`^${number}`) }).waitFor();
      await driver.look('own-pay');
      await driver.page.getByRole('link', { name: new RegExp(`^${number}`) }).click();
      const mine = driver.page.getByRole('dialog', { name: /^Settlement S-/ });
      await mine.getByText('$1,000.00 × 72 % = $720.00').waitFor();
      await mine
        .getByRole('button', { name: new RegExp(`^Dispute: Load ${loadNumber}`) })
        .first()
        .click();
      const disputing = driver.page.getByRole('dialog', { name: 'Dispute a line' });
      await own.fill({ 'What is wrong': 'The load paid 2,500' }, disputing);
      await driver.look('own-settlement-dispute');
      await own.button('Send', disputing).click();
      await disputing.waitFor({ state: 'detached' });
      await mine.getByRole('region', { name: 'Disputes' }).getByText('The load paid 2,500').waitFor();
      await driver.look('own-settlement');
      await driver.fitsEverywhere('own-settlement');
      await driver.changeTo(screen);

      await staff.settled();
      const thread = sheet.getByRole('region', { name: 'Disputes' });
      await thread.getByText('The load paid 2,500').waitFor();
      await work.button(/^Answer: /, thread).click();
      const answering = staff.page.getByRole('dialog', { name: 'Answer the driver' });
      await work.fill({ Answer: 'You are right: the next one has the rest.' }, answering);
      await work.choose('Outcome', 'The driver is right', answering);
      await staff.look('settlement-answer');
      await work.button('Answer', answering).click();
      await answering.waitFor({ state: 'detached' });
      await mine.getByText('You are right: the next one has the rest.').waitFor();

      await call('PATCH', loadAt, [{ rate: 2_500 }]);
      const next = await prepare();
      await work.button('Prepare', next).click();
      await next.waitFor({ state: 'detached' });
      await sheet.getByText(new RegExp(`correction of ${number}`)).waitFor();
      await staff.look('settlement-correction');
      await staff.fitsEverywhere('settlement-correction');
      await staff.changeTo(screen);
      await work.button('Close panel').click();
      await staff.settled();
      await staff.look('settlements');
      await staff.fitsEverywhere('settlements');
      await staff.changeTo(screen);
      expect([...staff.errors, ...driver.errors]).toEqual([]);
      await driver.leave();
      await staff.leave();
    },
    240_000,
  );
});
