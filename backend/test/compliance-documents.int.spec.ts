import { newClient, newPortalUser } from './support/world/people';
import { uploadPaper } from './support/world/papers';
import { TestSystem } from './support/system';
import { ObligationBook } from '../src/modules/compliance/obligations';
import type { Answer, Visitor } from './support/world/visitor';

const TYPES = ['irp_invoice', 'ifta_invoice', 'permit_invoice', 'dot_audit', 'safety_audit', '2290_form', 'other'];

describe('compliance documents', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    system.clock.travel('2027-03-02T15:00:00Z');
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
  });
  afterAll(() => system.stop());

  const add = (over: object = {}): Promise<Answer> =>
    staff.post('/api/compliance-documents', { documentType: 'irp_invoice', title: 'Plates 2027', clientId, ...over });
  const added = async (over: object = {}): Promise<string> => {
    const { status, body } = await add(over);
    expect(status).toBe(201);
    return `/api/compliance-documents/${String(body['id'])}`;
  };
  const faults = ({ status, body }: Answer): unknown => [status, body['errors']];

  it('keep a title, a type, an amount to the cent and their days, and are pending', async () => {
    proves('API-063', 'API-064', 'FLD-0255', 'FLD-0257', 'FLD-0258', 'FLD-0262..FLD-0268', 'FLD-0270', 'ENM-014');
    const whole = {
      documentType: 'permit_invoice',
      title: 'Oregon permit, March',
      permitType: 'Oregon',
      amount: '218.40',
      dueDate: '2027-03-31',
      submittedDate: '2027-03-01',
      expirationDate: '2027-12-31',
      notes: 'Sent by mail',
    };
    const { status, body } = await add(whole);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...whole,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        status: 'pending',
        reason: null,
        clientName: 'Ridgeline Carriers LLC',
        standings: { expirationDate: 'valid' },
        createdAt: expect.stringMatching(/^2027-03-02T/) as string,
        updatedAt: expect.stringMatching(/^2027-03-02T/) as string,
      }),
    ]);
    const { body: listed } = await staff.get<{ id: string }[]>('/api/compliance-documents');
    expect(listed.map(({ id }) => id)).toContain(body['id']);
  });

  it('are of the seven types that clients get', async () => {
    proves('ENM-032');
    for (const documentType of TYPES) expect((await add({ documentType })).body).toMatchObject({ documentType });
    expect(faults(await add({ documentType: 'bol' }))).toMatchObject([400, [{ field: 'documentType' }]]);
  });

  it('need a title alone, and whole cents, and begin pending as something else', async () => {
    proves('RUL-347..RUL-350');
    expect(faults(await staff.post('/api/compliance-documents', {}))).toEqual([
      400,
      [{ field: 'title', message: 'Title is required' }],
    ]);
    const { body } = await staff.post('/api/compliance-documents', { title: 'A letter of the state' });
    expect(body).toMatchObject({ documentType: 'other', status: 'pending', amount: null, dueDate: null });
    expect(faults(await add({ amount: '10.001' }))).toMatchObject([400, [{ field: 'amount' }]]);
    expect(faults(await add({ dueDate: 'soon' }))).toMatchObject([400, [{ field: 'dueDate' }]]);
    expect(faults(await add({ status: 'approved' }))).toMatchObject([400, [{ field: 'status' }]]);
  });

  it('begin without a reason', async () => {
    expect((await add({ reason: 'Blurred' })).body).toMatchObject({ status: 'pending', reason: null });
  });

  it('are rejected with a reason only, opened again without it, approved, and are then decided', async () => {
    proves('ENM-012', 'RUL-287');
    const at = await added();
    expect(faults(await staff.patch(at, { status: 'rejected' }))).toEqual([
      400,
      [{ field: 'reason', message: 'Say why the document is rejected' }],
    ]);
    const results: unknown[] = [];
    for (const changes of [
      { status: 'rejected', reason: 'The second page is missing' },
      { status: 'pending' },
      { status: 'processed' },
      { status: 'approved' },
    ]) {
      const { status, body } = await staff.patch(at, changes);
      results.push([status, body['status'], body['reason']]);
    }
    expect(results).toEqual([
      [200, 'rejected', 'The second page is missing'],
      [200, 'pending', null],
      [200, 'processed', null],
      [200, 'approved', null],
    ]);
    expect((await staff.patch(at, { status: 'rejected', reason: 'Too late' })).status).toBe(409);
    expect((await staff.patch(at, { status: 'processed' })).status).toBe(409);
  });

  it('have files, and show the latest', async () => {
    proves('FLD-0259..FLD-0261');
    const at = await added();
    expect((await staff.get(at)).body).toMatchObject({ fileName: null, fileSize: null, fileUrl: null });
    for (const [slot, name] of [
      ['document', 'notice.pdf'],
      ['receipt', 'receipt.pdf'],
    ] as const)
      expect((await uploadPaper(staff, at, { documentType: slot }, { name })).status).toBe(201);
    const { body } = await staff.get(at);
    const address = `/api/files/compliancedocument-${at.slice(-36)}-receipt-2`;
    expect(body).toMatchObject({ fileName: 'receipt.pdf', fileUrl: address });
    const file = await staff.get(address);
    expect([file.status, file.text.length]).toEqual([200, body['fileSize']]);
  });

  it('are seen by their client, who sends files and changes nothing', async () => {
    const { visitor: client } = await newPortalUser(system, clientId);
    const { visitor: other } = await newPortalUser(system, await newClient(system));
    const at = await added({ title: 'Safety audit of May' });
    expect((await client.get(at)).body).toMatchObject({ title: 'Safety audit of May' });
    expect((await uploadPaper(client, at, { documentType: 'document' })).status).toBe(201);
    expect((await client.patch(at, { status: 'approved' })).status).toBe(403);
    expect((await other.get(at)).status).toBe(404);
    expect((await other.get<unknown[]>('/api/compliance-documents')).body).toEqual([]);
    expect((await uploadPaper(other, at, { documentType: 'document' })).status).toBe(404);
  });

  describe('that a client adds in its portal', () => {
    const ASKED = {
      documentType: 'permit_invoice',
      title: 'Kentucky permit',
      permitType: 'Kentucky',
      amount: '85.10',
      dueDate: '2027-04-15',
      expirationDate: '2028-04-15',
      notes: 'Came by mail',
    };
    let foreignId: string;
    let client: Visitor;
    let other: Visitor;
    beforeAll(async () => {
      foreignId = await newClient(system, { companyName: 'Blue Mesa Hauling' });
      client = (await newPortalUser(system, clientId)).visitor;
      other = (await newPortalUser(system, foreignId)).visitor;
    });
    const titles = async (visitor: Visitor): Promise<unknown[]> =>
      (await visitor.get<{ title: string }[]>('/api/compliance-documents')).body.map(({ title }) => title);

    it('are its own and pending, and take its file at once', async () => {
      proves('API-064');
      const { status, body } = await client.post('/api/compliance-documents', ASKED);
      expect([status, body]).toEqual([201, expect.objectContaining({ ...ASKED, clientId, status: 'pending' })]);
      const at = `/api/compliance-documents/${String(body['id'])}`;
      expect((await uploadPaper(client, at, { documentType: 'document' }, { name: 'permit.pdf' })).status).toBe(201);
      expect((await staff.get(at)).body).toMatchObject({
        ...ASKED,
        clientName: 'Ridgeline Carriers LLC',
        fileName: 'permit.pdf',
      });
      expect((await client.post('/api/compliance-documents', { title: 'Named', clientId })).body).toMatchObject({
        clientId,
      });
      expect(await titles(other)).toEqual([]);
      expect((await other.get(at)).status).toBe(404);
    });

    it('are never those of another client', async () => {
      expect(
        faults(await client.post('/api/compliance-documents', { title: 'Theirs', clientId: foreignId })),
      ).toMatchObject([400, [{ field: 'clientId' }]]);
      expect(await titles(other)).toEqual([]);
    });

    it('are not decided by it, nor changed, nor removed', async () => {
      for (const status of ['processed', 'approved', 'rejected'])
        expect(faults(await client.post('/api/compliance-documents', { title: 'Mine', status }))).toMatchObject([
          400,
          [{ field: 'status' }],
        ]);
      const { body } = await client.post('/api/compliance-documents', { title: 'Mine', reason: 'Approved by me' });
      expect(body).toMatchObject({ status: 'pending', reason: null });
      const at = `/api/compliance-documents/${String(body['id'])}`;
      expect((await client.patch(at, { status: 'approved' })).status).toBe(403);
      expect((await client.delete(at)).status).toBe(403);
    });

    it.each([
      ['title', { title: '   ' }],
      ['title', { title: 'x'.repeat(10_000) }],
      ['documentType', { title: 'A bill', documentType: 'bol' }],
      ['amount', { title: 'A bill', amount: '1.005' }],
      ['dueDate', { title: 'A bill', dueDate: '2027-02-30' }],
      ['clientId', { title: 'A bill', clientId: '00000000-0000-7000-8000-000000000000' }],
    ])('are refused with the name of the field: %s', async (field, body) => {
      expect(faults(await client.post('/api/compliance-documents', body))).toMatchObject([400, [{ field }]]);
    });

    it('are for clients: a driver adds none', async () => {
      const driver = await system.as('driver');
      expect((await driver.post('/api/compliance-documents', { title: 'A bill' })).status).toBe(403);
    });
  });

  it('are obligations of their client by the day they end, unless they were rejected', async () => {
    const own = await newClient(system);
    const at = await added({ clientId: own, title: 'Trip permit', expirationDate: '2027-04-01' });
    const ends = async (): Promise<unknown[]> => {
      await system.app.get(ObligationBook).catchUp([own], 'test');
      const { body } = await staff.get<Record<string, unknown>[]>(`/api/obligations?clientId=${own}&status=open`);
      return body.flatMap(({ subjectName, dueDate }) => (subjectName === 'Trip permit' ? [dueDate] : []));
    };
    expect(await ends()).toEqual(['2027-04-01']);
    await staff.patch(at, { status: 'rejected', reason: 'Another trip' });
    expect(await ends()).toEqual([]);
  });
});
