import { newAgent, newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import type { EventChange, Piece } from './event-sentence';

interface Step {
  readonly sentence: Piece[];
  readonly changes: EventChange[];
  readonly raw: { readonly stream: string; readonly data: Record<string, unknown> } | null;
}

describe('the history of a record', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let brokerId: number;
  let invoice: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Cedar Gap Lines' });
    brokerId = Number((await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id']);
    const terms = { brokerId, clientId, invoiceNumber: 'INV-1042', amount: '1500', dueDate: '2027-10-31' };
    invoice = String((await staff.post('/api/invoices', terms)).body['id']);
    const payment = { amount: '1250', paymentMethod: 'ach', paymentDate: '2026-11-02' };
    await staff.post(`/api/invoices/${invoice}/payments`, payment);
  });
  afterAll(() => system.stop());

  const stepsOf = async (visitor: Visitor, address: string): Promise<Step[]> =>
    (await visitor.get<Step[]>(`/api/audit/records/${address}`)).body;
  const said = ({ sentence }: Step): string => sentence.map(({ text }) => text).join('');
  const changed = (step: Step | undefined, field: string) => step?.changes.find((change) => change.field === field);

  it('is told in sentences, with amounts and what from what to what', async () => {
    const [paid] = await stepsOf(staff, `invoice/${invoice}`);
    expect(said(paid as Step)).toMatch(
      / recorded a payment of \$1,250\.00 on invoice INV-1042: Paid from \$0\.00 to \$1,250\.00; Open from \$1,500\.00 to \$250\.00; Method ACH; Payment date 11\/02\/2026$/,
    );
  });

  it('names other records, and leads to those that may be read', async () => {
    const issued = (await stepsOf(staff, `invoice/${invoice}`)).at(-1) as Step;
    expect(changed(issued, 'brokerId')?.after).toEqual({
      text: 'Summit Freight',
      kind: 'broker',
      id: String(brokerId),
    });
    expect(changed(issued, 'clientId')?.after).toEqual({ text: 'Cedar Gap Lines', kind: 'client', id: clientId });
  });

  it('says by name who made it, to those who may not list users, too', async () => {
    const agent = await newAgent(system, { canCreateInvoices: true });
    const own = await newClient(system, { agentId: agent.agentId });
    const { body } = await staff.post('/api/invoices', {
      brokerId,
      clientId: own,
      amount: '80',
      dueDate: '2027-10-31',
    });
    const makerFor = async (visitor: Visitor) =>
      changed((await stepsOf(visitor, `invoice/${String(body['id'])}`)).at(-1), 'createdBy')?.after;
    const me = (await staff.get('/api/auth/user')).body;
    const name = `${String(me['firstName'])} ${String(me['lastName'])}`;
    expect(await makerFor(staff)).toEqual({ text: name, kind: null, id: null });
    expect(await makerFor(agent.visitor)).toEqual({ text: name, kind: null, id: null });
    expect(await makerFor(await system.as('admin'))).toEqual({ text: name, kind: 'user', id: me['id'] });
  });

  it('tells the fact itself to those alone who may read the log', async () => {
    expect((await stepsOf(staff, `invoice/${invoice}`)).map(({ raw }) => raw)).toEqual([null, null]);
    const [paid] = await stepsOf(await system.as('admin'), `invoice/${invoice}`);
    expect([paid?.raw?.stream, paid?.raw?.data['amount']]).toEqual([`invoice-${invoice}`, 125_000]);
  });
});
