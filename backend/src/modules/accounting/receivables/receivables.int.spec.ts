import { eventually, TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import { Workers } from '../../../platform/infrastructure/jobs/projection-workers';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string }[];
}

describe('selected invoices that are sent', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const broker = async (name: string, contactEmail?: string): Promise<number> =>
    Number((await staff.post('/api/brokers', { name, contactEmail })).body['id']);
  const bill = async (brokerId: number, amount: string, more: object = {}) => {
    const { body } = await staff.post('/api/invoices', { brokerId, amount, dueDate: '2027-01-10', ...more });
    return { id: Number(body['id']), number: String(body['invoiceNumber']) };
  };
  const letters = async (): Promise<readonly Letter[]> =>
    (await system.sql<{ letter: Letter }>("SELECT letter FROM mails WHERE letter->>'subject' LIKE '%nvoice%'")).rows
      .map(({ letter }) => letter)
      .sort((one, other) => one.to.localeCompare(other.to));

  it('go to each carrier in one letter with all of its papers, once for one key; what is not sent is told', async () => {
    const [summit, prairie, silent] = [
      await broker('Summit Freight', 'ap@summit.test'),
      await broker('Prairie Star', 'pay@prairie.test'),
      await broker('Silent Haul'),
    ];
    const [one, two] = [await bill(summit, '200.00'), await bill(summit, '300.00', { dueDate: null })];
    const other = await bill(prairie, '70.00');
    const mute = await bill(silent, '30.00');
    const draft = await bill(summit, '40.00', { status: 'draft' });
    const ids = [one, two, other, mute, draft].map(({ id }) => id);
    const send = () => staff.post('/api/invoices/bulk', { ids, action: 'send' }, { 'idempotency-key': 'send-1' });
    const first = await send();
    expect([first.status, first.body]).toEqual([
      200,
      {
        done: [one.id, two.id, other.id],
        refused: [
          { id: mute.id, message: 'This carrier has no e-mail address' },
          { id: draft.id, message: 'A draft invoice cannot be sent; issue it first' },
        ],
      },
    ]);
    const before = await system.lastPosition();
    expect((await send()).body).toEqual(first.body);
    expect(await system.lastPosition()).toBe(before);
    system.app.get(Workers).start();

    const [both, single] = await eventually(letters, ({ length }) => length === 2);
    expect(both).toMatchObject({ to: 'ap@summit.test', subject: '2 invoices from Axlebook' });
    expect(both?.attachments.map(({ filename }) => filename)).toEqual([`${one.number}.pdf`, `${two.number}.pdf`]);
    expect(both?.text).toContain('Total: $500.00');
    expect(both?.text).toMatch(new RegExp(`${one.number}, due 01/10/2027: \\$200\\.00`));
    expect(single).toMatchObject({ to: 'pay@prairie.test', subject: `Invoice ${other.number} from Axlebook` });
    const { body: sent } = await staff.get<Record<string, unknown>>(`/api/invoices/${two.id}`);
    expect(sent).toMatchObject({ sentTo: 'ap@summit.test' });
    expect(sent['sentAt']).not.toBeNull();
  });
});
