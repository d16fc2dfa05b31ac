import { newClient } from '../../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

describe('the letter about a payment by bank or check', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  const lettersTo = async (to: string): Promise<readonly Letter[]> =>
    (
      await system.sql<{ letter: Letter }>("SELECT letter FROM mails WHERE letter->>'to' = $1 ORDER BY created_at", [
        to,
      ])
    ).rows.map(({ letter }) => letter);
  const paid = async (email: string | null): Promise<string> => {
    const clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC', email, contactName: 'Ann Lee' });
    const { body } = await admin.post('/api/compliance-payments', {
      ...{ clientId, amount: 218.4, paymentMethod: 'check', checkNumber: '1044', description: 'Oregon permit' },
      ...{ accountHolderName: 'Ridgeline Carriers LLC', bankName: 'First Bank', routingNumber: '021000021' },
    });
    const at = `/api/compliance-payments/${String(body['id'])}`;
    expect((await admin.patch(`${at}/status`, { paymentStatus: 'completed' })).status).toBe(200);
    return at;
  };

  const written = (count: number) =>
    eventually(
      () => lettersTo('office@ridgeline.test'),
      (letters) => letters.length === count,
    );

  it('is a receipt to the company when the money is there, and word of a refund', async () => {
    const at = await paid('office@ridgeline.test');
    await written(1);
    const { status, body } = await admin.post(`${at}/refund`, { reason: 'Paid twice' });
    expect(status).toBe(200);
    await written(2);
    const { body: listed } = await admin.get<{ id: string; letter: unknown }[]>('/api/compliance-payments');
    expect(listed.find(({ id }) => at.endsWith(id))?.letter).toMatchObject({ status: 'sent', reason: null });
    const [receipt, refund] = await lettersTo('office@ridgeline.test');
    const about = [
      `Receipt: FEE-${at.slice(-8).toUpperCase()}`,
      'For: Oregon permit',
      'Company: Ridgeline Carriers LLC',
    ];
    const [thanks, sorry] = [
      'Thank you for your payment. It has been processed successfully.',
      'We have refunded your payment. The money comes back by bank or check.',
    ];
    const saying = (words: string, ...events: string[]): string =>
      [
        ...['Hello Ann Lee,', '', words, ''],
        ...['If anything is unclear, reply to this e-mail or call (555) 010-0199.', '', ...about, ...events, ''],
        ...['Axlebook', '(555) 010-0199', 'support@axlebook.test'],
      ].join('\n');
    expect([receipt?.subject, refund?.subject]).toEqual(['Your receipt from Axlebook', 'Your refund from Axlebook']);
    const [year = '', month = '', day = ''] = String(body['paymentDate']).split('-');
    const on = `Date: ${month}/${day}/${year}`;
    expect(receipt?.text).toBe(saying(thanks, 'Amount paid: $218.40', on, 'Paid by: Check'));
    expect(refund?.text).toBe(saying(sorry, 'Amount refunded: $218.40', on, 'Reason: Paid twice'));
  });

  it('goes to nobody where the company has no address, and its payment says so', async () => {
    const at = await paid(null);
    const done = async (): Promise<number> =>
      (await admin.get<{ name: string }[]>('/api/jobs?state=completed')).body.filter(
        ({ name }) => name === 'mail-the-receipt-when-the-bank-has-paid',
      ).length;
    const before = (await lettersTo('office@ridgeline.test')).length > 0 ? 2 : 1;
    await eventually(done, (count) => count === before);
    const { rows } = await system.sql<{ to: string }>(
      "SELECT letter->>'to' AS to FROM mails WHERE letter->>'to' NOT LIKE '%ridgeline.test'",
    );
    expect(rows.filter(({ to }) => to !== '')).toEqual([]);
    const { body } = await admin.get<{ id: string; letter: unknown }[]>('/api/compliance-payments');
    expect(body.find(({ id }) => at.endsWith(id))?.letter).toMatchObject({
      status: 'failed',
      reason: 'There is no e-mail address to send it to.',
    });
  });
});
