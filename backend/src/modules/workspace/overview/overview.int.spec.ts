import { newAccount, newAgent, newClient, signIn } from '../../../../test/support/world/people';
import { PDF } from '../../../../test/support/world/papers';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import { ObligationBook } from '../../compliance/obligations';

interface Figure {
  readonly name: string;
  readonly side: string;
  readonly count: number;
  readonly amount: string | null;
  readonly list: string;
}
interface Answer {
  readonly companyName: string;
  readonly figures: readonly Figure[];
}
type Row = Record<string, unknown>;

describe('what was billed for a client', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;

  interface Month {
    readonly from: string;
    readonly to: string;
    readonly invoiced: string;
    readonly received: string;
    readonly balance: string;
  }
  interface Revenue {
    readonly thisYear: string;
    readonly yearFrom: string;
    readonly yearTo: string;
    readonly balanceAccount: string;
    readonly months: readonly Month[];
  }

  beforeAll(async () => {
    system = await TestSystem.start();
    system.clock.travel('2031-03-10T15:00:00Z');
    staff = await system.as('admin');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    const other = await newClient(system, { companyName: 'Blue Mesa Hauling' });
    const made = async (address: string, body: object): Promise<Row> => {
      const answer = await staff.post<Row>(address, body);
      expect([address, answer.status]).toEqual([address, 201]);
      return answer.body;
    };
    const { id: brokerId } = await made('/api/brokers', { name: 'Summit Freight Brokers' });
    const invoice = async (issueDate: string, amount: string, over: object = {}): Promise<string> =>
      String((await made('/api/invoices', { brokerId, clientId, amount, issueDate, ...over }))['id']);
    const pay = (id: string, amount: string, paymentDate: string): Promise<Row> =>
      made(`/api/invoices/${id}/payments`, { amount, paymentDate, paymentMethod: 'check' });
    const old = await invoice('2029-12-31', '1000.00');
    const april = await invoice('2030-04-01', '200.00');
    await invoice('2030-12-31', '50.25');
    await invoice('2031-01-01', '300.00');
    await invoice('2031-03-31', '10.00');
    await invoice('2031-02-01', '7777.00', { status: 'draft' });
    await invoice('2031-02-01', '8888.00', { clientId: other });
    const voided = await invoice('2031-02-02', '9999.00');
    expect((await staff.post(`/api/invoices/${voided}/void`, { reason: 'Twice' })).status).toBe(200);
    await pay(old, '400.00', '2030-01-15');
    await pay(april, '200.00', '2031-01-05');
    const { id } = await pay(old, '25.00', '2031-02-01');
    expect((await staff.post(`/api/payments/${String(id)}/reverse`, { reason: 'Bounced' })).status).toBe(200);
  });
  afterAll(() => system.stop());

  const told = async (): Promise<Revenue> => {
    const { status, body } = await staff.get<Revenue>(`/api/clients/${clientId}/revenue`);
    expect(status).toBe(200);
    return body;
  };

  it('is told for twelve months, with what came in and what was open when each ended', async () => {
    const { months, ...year } = await told();
    expect(year).toMatchObject({ thisYear: '310.00', yearFrom: '2031-01-01', yearTo: '2031-03-31' });
    expect(months).toHaveLength(12);
    const spoken = months.map(({ from, to, invoiced, received, balance }) =>
      [from, to, invoiced, received, balance].join(' '),
    );
    expect([...spoken.slice(0, 2), ...spoken.slice(8)]).toEqual([
      '2030-04-01 2030-04-30 200.00 0.00 800.00',
      '2030-05-01 2030-05-31 0.00 0.00 800.00',
      '2030-12-01 2030-12-31 50.25 0.00 850.25',
      '2031-01-01 2031-01-31 300.00 200.00 950.25',
      // what was voided and what bounced in March was still in the books when February ended
      '2031-02-01 2031-02-28 0.00 0.00 10924.25',
      '2031-03-01 2031-03-31 10.00 0.00 960.25',
    ]);
  });

  it('sums to the list of each month', async () => {
    for (const { from, to, invoiced } of (await told()).months) {
      const list = `/api/invoices?clientId=${clientId}&status=pending,overdue,paid&issuedFrom=${from}&issuedTo=${to}`;
      const { body } = await staff.get<{ amount: string }[]>(list);
      const cents = body.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      expect([from, (cents / 100).toFixed(2)]).toEqual([from, invoiced]);
    }
  });

  it('sums to the lines of the books up to the end of each month', async () => {
    const { months, balanceAccount } = await told();
    expect(balanceAccount).toBe('1100');
    for (const { to, balance } of months) {
      const { body } = await staff.get<{ debit: string; credit: string }[]>(
        `/api/ledger/entries?clientId=${clientId}&account=${balanceAccount}&to=${to}&limit=1000`,
      );
      const cents = body.reduce(
        (sum, { debit, credit }) => sum + Math.round((Number(debit) - Number(credit)) * 100),
        0,
      );
      expect([to, (cents / 100).toFixed(2)]).toEqual([to, balance]);
    }
  });

  it('asks for months in their order', async () => {
    const { status, body } = await staff.get<{ message: string }>(
      '/api/invoices?issuedFrom=2031-02-01&issuedTo=2031-01-31',
    );
    expect([status, body.message]).toEqual([400, 'To cannot be before From']);
  });

  it('is not told to an agent of another client, nor to one who sees no reports', async () => {
    const reports = await newAgent(system, { canViewReports: true, canManageClients: true });
    expect((await reports.visitor.get(`/api/clients/${clientId}/revenue`)).status).toBe(404);
    const clients = await newAgent(system, { canManageClients: true });
    expect((await clients.visitor.get(`/api/clients/${clientId}/revenue`)).status).toBe(403);
  });
});

describe('how a client stands', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let other: string;

  const made = async (address: string, body: object): Promise<Row> => {
    const answer = await staff.post<Row>(address, body);
    expect([address, answer.status]).toEqual([address, address.endsWith('compliance-payments') ? 200 : 201]);
    return answer.body;
  };
  const paper = async (visitor: Visitor, name: string): Promise<void> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(PDF)]), name);
    form.append('documentType', 'other');
    expect((await visitor.upload('/api/documents/upload', form)).status).toBeLessThan(300);
  };

  let portal: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    other = await newClient(system, { companyName: 'Blue Mesa Hauling' });
    portal = await signIn(await newAccount(system, 'client', { clientId }), 'client');
    const broker = await made('/api/brokers', { name: 'Summit Freight Brokers' });
    for (const [whose, amount, dueDate] of [
      [clientId, '100.00', '2030-01-31'],
      [clientId, '250.50', '2020-01-31'],
      [other, '999.00', '2020-01-31'],
    ])
      await made('/api/invoices', {
        brokerId: broker['id'],
        clientId: whose,
        amount,
        issueDate: '2020-01-01',
        dueDate,
      });
    const paid = await made('/api/invoices', { brokerId: broker['id'], clientId, amount: '80.00' });
    await made(`/api/invoices/${String(paid['id'])}/payments`, { amount: '30.00', paymentMethod: 'check' });
    for (const whose of [clientId, clientId, other])
      await made('/api/loads', {
        loadNumber: `L-${Math.random()}`,
        brokerId: broker['id'],
        clientId: whose,
        pickupLocation: 'Toledo OH',
        dropoffLocation: 'Erie PA',
      });
    await made('/api/vehicles', {
      unitNumber: '101',
      vin: '1FUJGLDR9KL100000',
      licensePlate: 'P100',
      weight: 80_000,
      clientId,
    });
    await system.app.get(ObligationBook).catchUp([clientId], 'test');
    for (const what of ['Proof of insurance', 'W-9', 'IFTA license'])
      await made('/api/paper-requests', { clientId, what });
    await made('/api/compliance-documents', { clientId, documentType: 'irp_invoice', title: 'IRP renewal' });
    await made('/api/support-requests', { clientId, subject: 'A permit', description: 'For Oregon, please' });
    for (const amount of ['75.25', '100.00'])
      await made('/api/compliance-payments', {
        clientId,
        amount,
        paymentMethod: 'check',
        description: 'Filing fee',
        checkNumber: '1001',
      });
    await paper(portal, 'bill.pdf');
    await paper(portal, 'id.pdf');
  });
  afterAll(() => system.stop());

  const told = async (visitor = staff, address = `/api/clients/${clientId}/overview`): Promise<Answer> => {
    const { status, body } = await visitor.get<Answer>(address);
    expect(status).toBe(200);
    return body;
  };
  const named = ({ figures }: Answer): Record<string, string | number> =>
    Object.fromEntries(
      figures.map(({ name, count, amount }) => [name, amount === null ? count : `${count}: ${amount}`]),
    );

  it('is told in what each side owes, and what its books say', async () => {
    const overview = await told();
    expect(overview.companyName).toBe('Ridgeline Carriers LLC');
    expect(named(overview)).toMatchObject({
      papersAsked: 3,
      papersAnswered: 0,
      papersToReview: 2,
      documentsPending: 1,
      supportOpen: 1,
      paymentsPending: '2: 175.25',
      filingsWaiting: 0,
      filingsUnderway: 0,
      loadsUnderway: 2,
      openInvoices: '3: 400.50',
      overdueInvoices: '1: 250.50',
    });
    expect(Number(named(overview)['filingsOpen'])).toBeGreaterThan(0);
  });

  it.each(['staff', 'portal'])('sums to the list that each figure names, for the %s', async (side) => {
    const visitor = side === 'staff' ? staff : portal;
    const { figures } = await told(visitor, side === 'staff' ? undefined : '/api/client-overview');
    expect(figures.length).toBeGreaterThan(4);
    for (const { name, count, amount, list } of figures) {
      const { status, body } = await visitor.get<Row[]>(`${list}&limit=1000`);
      expect([name, status, body.length]).toEqual([name, 200, count]);
      expect(body.filter((row) => row['clientId'] !== undefined && row['clientId'] !== clientId)).toEqual([]);
      if (amount === null) continue;
      const cents = body.reduce((sum, row) => sum + Math.round(Number(row['balance'] ?? row['amount']) * 100), 0);
      expect([name, (cents / 100).toFixed(2)]).toEqual([name, amount]);
    }
  });

  it('tells a portal user of its own client alone, without what it may not see', async () => {
    const overview = await told(portal, '/api/client-overview');
    expect(overview.companyName).toBe('Ridgeline Carriers LLC');
    expect(named(overview)).toMatchObject({ papersAsked: 3, papersToReview: 2 });
    expect((await portal.get(`/api/clients/${clientId}/overview`)).status).toBe(403);
  });

  it('is not told to an agent of another client', async () => {
    const agent = await newAgent(system, { canManageClients: true });
    expect((await agent.visitor.get(`/api/clients/${clientId}/overview`)).status).toBe(404);
  });

  it('leaves out what an agent may not read', async () => {
    const agent = await newAgent(system, { canManageClients: true, restrictedFeatures: ['invoices'] });
    const own = await newClient(system, { companyName: 'Lone Pine Trucking', agentId: agent.agentId });
    const overview = await told(agent.visitor, `/api/clients/${own}/overview`);
    expect(Object.keys(named(overview))).not.toContain('openInvoices');
    expect(named(overview)).toMatchObject({ papersAsked: 0, filingsOpen: 0 });
  });

  it('is nothing for who is signed in for no client', async () => {
    const driver = await system.as('driver');
    const { status, body } = await driver.get<{ message: string }>('/api/client-overview');
    expect([status, body.message]).toEqual([404, 'You are not signed in for a client']);
  });
});
