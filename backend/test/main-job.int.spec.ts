import { eventually, TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

/**
 * The main job over HTTP: a company registers, becomes a client, is invoiced, pays; the books balance and the history
 * tells it all.
 */
describe('from a registration to a paid invoice', () => {
  let system: TestSystem;
  let staff: Visitor;
  let admin: Visitor;

  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    [staff, admin] = [await system.as('employee'), await system.as('admin')];
  });
  afterAll(() => system.stop());

  const form = {
    companyName: 'Blue Ridge Hauling LLC',
    ownerName: 'Mary Holt',
    email: 'mary@blueridge.test',
    phone: '(540) 555-0133',
    address: '12 Depot St',
    city: 'Roanoke',
    state: 'VA',
    zipCode: '24011',
    businessType: 'small-fleet',
    dotNumber: '2523064',
    mcNumber: '941285',
    fleetSize: 4,
    servicesNeeded: ['Invoice Management', 'IFTA Processing'],
  };

  it('goes all the way', async () => {
    const registered = await system.visitor().post('/api/client-registration', form);
    expect(registered.status).toBe(201);
    expect(registered.body).toMatchObject({ companyName: 'Blue Ridge Hauling LLC', status: 'pending', clientId: null });

    const migrated = await staff.post(`/api/client-registrations/${String(registered.body['id'])}/migrate`);
    expect(migrated.status).toBe(200);
    expect(migrated.body).toMatchObject({
      companyName: 'Blue Ridge Hauling LLC',
      contactName: 'Mary Holt',
      dotNumber: '2523064',
      paymentTerms: 'net_30',
      status: 'active',
    });
    const again = await staff.post(`/api/client-registrations/${String(registered.body['id'])}/migrate`);
    expect(again.body['id']).toBe(migrated.body['id']);

    const broker = await staff.post('/api/brokers', {
      name: 'Summit Freight Brokers',
      contactEmail: 'ap@summit.test',
      taxId: '12-3456789',
    });
    expect(broker.status).toBe(201);
    expect(broker.body['taxId']).toBe('*****6789');

    const load = await staff.post('/api/loads', {
      loadNumber: 'L-1001',
      brokerId: broker.body['id'],
      clientId: migrated.body['id'],
      pickupLocation: 'Roanoke, VA',
      dropoffLocation: 'Atlanta, GA',
      distance: 432.5,
      status: 'pending',
    });
    expect(load.status).toBe(201);
    expect(load.body).toMatchObject({
      loadNumber: 'L-1001',
      distance: '432.5',
      status: 'pending',
      brokerName: 'Summit Freight Brokers',
    });
    expect((await staff.patch(`/api/loads/${String(load.body['id'])}`, { status: 'delivered' })).status).toBe(409);
    expect((await staff.patch(`/api/loads/${String(load.body['id'])}`, { status: 'in_transit' })).status).toBe(200);

    const before = await system.lastPosition();
    const invoice = await staff.post('/api/invoices', {
      brokerId: broker.body['id'],
      loadId: load.body['id'],
      clientId: migrated.body['id'],
      lines: [
        { kind: 'freight', description: 'Freight', amount: '1850.00' },
        { kind: 'detention', description: '3 h at the receiver', amount: 150 },
      ],
    });
    expect(invoice.status).toBe(201);
    expect(invoice.headers.get('etag')).toBe('"1"');
    expect(invoice.body).toMatchObject({
      amount: '2000.00',
      balance: '2000.00',
      status: 'pending',
      brokerName: 'Summit Freight Brokers',
      loadNumber: 'L-1001',
    });
    expect(invoice.body['invoiceNumber']).toMatch(/^INV-\d{6}$/);
    expect((await system.eventsAfter(before)).map(({ type }) => type)).toEqual(['InvoiceIssued', 'JournalEntryPosted']);

    const path = `/api/invoices/${String(invoice.body['id'])}`;
    const pdf = await staff.get(`${path}/pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text.startsWith('%PDF-')).toBe(true);

    expect((await staff.post(`${path}/send`, {})).status).toBe(202);
    const lettersTo = async (to: string) =>
      (await staff.get<{ to: string; subject: string; status: string; id: string }[]>('/api/dev/mail')).body.filter(
        (letter) => letter.to === to,
      );
    const [sent, ...others] = await eventually(
      () => lettersTo('ap@summit.test'),
      ([letter]) => letter?.status === 'sent',
    );
    expect(others).toEqual([]);
    const mail = await staff.get<{ attachments: { filename: string; url: string }[]; text: string }>(
      `/api/dev/mail/${sent?.id ?? ''}`,
    );
    expect(mail.body.text).toContain('$2,000.00');
    const attached = await staff.get(mail.body.attachments[0]?.url ?? '');
    expect(attached.text.startsWith('%PDF-')).toBe(true);

    const tooMuch = await staff.post(`${path}/payments`, { amount: '2000.01', paymentMethod: 'ach' });
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.body['message']).toBe('The payment of $2,000.01 is more than the open balance of $2,000.00');
    const part = await staff.post(`${path}/payments`, {
      amount: '500',
      paymentMethod: 'check',
      paymentDate: '2026-11-20',
    });
    expect(part.status).toBe(201);
    const rest = await staff.post(`${path}/payments`, {
      amount: '1500.00',
      paymentMethod: 'factoring',
      factorFee: '45.00',
    });
    expect(rest.body).toMatchObject({ amount: '1500.00', factorFee: '45.00', netAmount: '1455.00' });
    const paid = await staff.get<Record<string, unknown> & { payments: unknown[] }>(path);
    expect(paid.body).toMatchObject({ status: 'paid', balance: '0.00', paid: '2000.00' });
    expect(paid.body.payments).toHaveLength(2);

    const balance = await staff.get<{
      rows: { number: string; debit: string; credit: string }[];
      totalDebit: string;
      totalCredit: string;
    }>('/api/ledger/trial-balance');
    expect(balance.body.totalDebit).toBe('2000.00');
    expect(balance.body.totalCredit).toBe('2000.00');
    expect(balance.body.rows.map(({ number, debit, credit }) => [number, debit, credit])).toEqual([
      ['1000', '1955.00', '0.00'],
      ['4000', '0.00', '1850.00'],
      ['4050', '0.00', '150.00'],
      ['6000', '45.00', '0.00'],
    ]);

    const history = await admin.get<
      {
        action: string;
        actor: { name: string };
        changes: { field: string; label: string }[];
      }[]
    >(`/api/audit/records/invoice/${String(invoice.body['id'])}`);
    expect(history.body.map(({ action }) => action)).toEqual([
      'recorded a payment of the invoice',
      'recorded a payment of the invoice',
      'sent the invoice',
      'issued the invoice',
    ]);
    expect(history.body[0]?.actor.name).toBe('Erin Walsh');
    expect(history.body[0]?.changes).toContainEqual({
      field: 'status',
      label: 'Status',
      before: { text: 'Pending', kind: null, id: null },
      after: { text: 'Paid', kind: null, id: null },
    });

    const events = await eventually(
      () => admin.get<{ type: string }[]>(`/api/audit/facts?stream=invoice-${String(invoice.body['id'])}`),
      ({ body }) => body.length === 4,
    );
    const pages = await Promise.all(
      [0, 1].map((page) =>
        admin.get<{ type: string }[]>(
          `/api/audit/facts?stream=invoice-${String(invoice.body['id'])}&limit=3&page=${page}`,
        ),
      ),
    );
    expect(pages.map(({ body, headers }) => [body, headers.get('x-total-count')])).toEqual([
      [events.body.slice(0, 3), '4'],
      [events.body.slice(3), '4'],
    ]);
    expect(events.body.map(({ type }) => type)).toEqual([
      'InvoicePaymentReceived',
      'InvoicePaymentReceived',
      'InvoiceSent',
      'InvoiceIssued',
    ]);
  });
});
