import { textOfPaper } from '../../../../test/support/pdf-text';
import { TestSystem } from '../../../../test/support/system';
import { newAgent, newClient } from '../../../../test/support/world/people';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

interface Prepared {
  readonly id: string | null;
  readonly contractorName: string;
  readonly form: string;
  readonly total: string;
  readonly missing: readonly string[];
}
interface Generated {
  readonly soFar: boolean;
  readonly prepared: readonly Prepared[];
  readonly leftOut: readonly { readonly contractorName: string; readonly amount: string; readonly reason: string }[];
}

const HOME = { address: '2 Oak Ave', city: 'Reno', state: 'NV', zipCode: '89501' };

describe('forms 1099', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let nr = 0;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  beforeEach(async () => {
    clientId = await newClient(system);
    const payer = { taxId: '12-3456789', address: '1 Main St', city: 'Dallas', state: 'TX', zipCode: '75201' };
    expect((await staff.patch(`/api/clients/${clientId}`, payer)).status).toBe(200);
  });
  afterAll(() => system.stop());

  const made = async (path: string, body: object): Promise<string> => {
    const { status, text, body: answer } = await staff.post(path, body);
    expect([status, text]).toEqual([201, text]);
    return String(answer['id']);
  };
  const contractor = (name: string, over: object = {}): Promise<string> => {
    nr += 1;
    const taxId = `3${String(10_000_000 + nr)}`;
    const who = { name, type: 'mechanic', taxIdType: 'ssn', taxId, w9ReceivedOn: '2025-01-02', ...HOME };
    return made('/api/contractors', { ...who, clientId, ...over });
  };
  const pay = (contractorId: string, amount: string, more: object = {}): Promise<string> => {
    const spent = { category: 'repair', amount, expenseDate: '2025-05-05', paidBy: 'check', clientId, contractorId };
    return made('/api/expenses', { ...spent, ...more });
  };
  const generate = async (more: object = {}): Promise<Generated> => {
    const { status, text, body } = await staff.post<Generated>('/api/tax-forms/generate', {
      year: 2025,
      clientId,
      ...more,
    });
    expect([status, text]).toEqual([200, text]);
    return body;
  };
  const only = async (name: string, amount = '900.00'): Promise<{ contractorId: string; id: string }> => {
    const contractorId = await contractor(name);
    await pay(contractorId, amount);
    const { prepared } = await generate();
    return { contractorId, id: String(prepared.find((each) => each.contractorName === name)?.id) };
  };
  const told = ({ status, body }: Answer) => [status, body['message']];
  const form = async (id: string): Promise<Record<string, unknown>> => (await staff.get(`/api/tax-forms/${id}`)).body;
  const file = (id: string, more: object = {}): Promise<Answer> =>
    staff.post(`/api/tax-forms/${id}/file`, { filedOn: '2026-01-20', ...more });

  it('are told before they are made, made once, and follow their facts until they are filed', async () => {
    const [ana, bo, cy] = [
      await contractor('Ana'),
      await contractor('Bo'),
      await contractor('Cy', { w9ReceivedOn: null }),
    ];
    await pay(ana, '600.00');
    await pay(bo, '599.99');
    await pay(cy, '2400.00');
    await pay(cy, '2400.00', { box1099: 'misc1', category: 'other' });
    const dry = await generate({ dryRun: true });
    expect(
      dry.prepared.map(({ id, contractorName, form: kind, total, missing }) => [
        id,
        contractorName,
        kind,
        total,
        missing,
      ]),
    ).toEqual([
      [null, 'Ana', '1099-nec', '600.00', []],
      [null, 'Cy', '1099-nec', '2400.00', ['W-9']],
      [null, 'Cy', '1099-misc', '2400.00', ['W-9']],
    ]);
    expect(dry.leftOut).toEqual([
      expect.objectContaining({ contractorName: 'Bo', amount: '599.99', reason: 'Below the threshold of the year' }),
    ]);
    const list = async () => (await staff.get<Record<string, unknown>[]>(`/api/tax-forms?clientId=${clientId}`)).body;
    expect(await list()).toEqual([]);
    const first = await generate();
    const second = await generate();
    expect(second.prepared.map(({ id }) => id)).toEqual(first.prepared.map(({ id }) => id));
    expect(
      (await list()).map(({ name, form: kind, status, taxId, version }) => [name, kind, status, taxId, version]),
    ).toEqual([
      ['Ana', '1099-nec', 'pending', expect.stringMatching(/^\*\*\*-\*\*-\d{4}$/), 1],
      ['Cy', '1099-nec', 'draft', expect.stringMatching(/^\*\*\*-\*\*-\d{4}$/), 1],
      ['Cy', '1099-misc', 'draft', expect.stringMatching(/^\*\*\*-\*\*-\d{4}$/), 1],
    ]);
    await pay(ana, '50.00');
    expect((await staff.patch(`/api/contractors/${cy}`, { w9ReceivedOn: '2025-02-02' })).status).toBe(200);
    await generate();
    expect((await list()).map(({ status, total, version }) => [status, total, version])).toEqual([
      ['pending', '650.00', 2],
      ['pending', '2400.00', 2],
      ['pending', '2400.00', 2],
    ]);
  });

  it('of freight are made on choice, and of those that are not made by themselves by name', async () => {
    const hauler = await contractor('Hauler', { freight: true, freightReason: 'Leased truck' });
    const asked = await contractor('Asked', { autoGenerate: false });
    await pay(hauler, '80000.00');
    await pay(asked, '700.00');
    expect(await generate({ dryRun: true })).toMatchObject({
      prepared: [],
      leftOut: [
        {
          contractorName: 'Asked',
          amount: '700.00',
          reason: 'Its forms are made only when they are asked for by name',
        },
        { contractorName: 'Hauler', amount: '80000.00', reason: 'Paid for freight, which needs no form' },
      ],
    });
    const chosen = await generate({ includeFreight: true, contractorIds: [hauler, asked] });
    expect(chosen.prepared.map(({ total }) => total)).toEqual(['700.00', '80000.00']);
  });

  it('of a year whose threshold is not known are not prepared, of a running one so far', async () => {
    const id = await contractor('Running');
    await pay(id, '9000.00', { expenseDate: '2026-03-03' });
    const running = await generate({ year: 2026 });
    expect(running).toMatchObject({ soFar: true, prepared: [{ total: '9000.00' }] });
    expect(told(await file(String(running.prepared[0]?.id)))).toEqual([
      409,
      'It was prepared before 2026 was over: generate it again in the year after',
    ]);
    expect((await staff.post('/api/tax-forms/generate', { year: 2027, clientId })).status).toBe(400);
  });

  it('are filed once, frozen, and tell what changed since', async () => {
    const { contractorId, id } = await only('Filed');
    const answers = await Promise.all([file(id, { reference: 'R-1' }), file(id, { reference: 'R-2' })]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    const stale = await staff.post(`/api/tax-forms/${id}/file`, {}, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(await form(id)).toMatchObject({ status: 'filed', filedOn: '2026-01-20', changes: [] });
    expect((await staff.delete(`/api/tax-forms/${id}`)).status).toBe(409);
    await pay(contractorId, '45.00');
    expect(await form(id)).toMatchObject({
      total: '900.00',
      changes: [{ what: 'Box 1', filed: '$900.00', now: '$945.00' }],
    });
    expect((await generate()).leftOut).toMatchObject([
      { amount: '945.00', reason: '1099-NEC was filed on 01/20/2026; its figures have changed since: correct it' },
    ]);
  });

  it('are corrected: of figures by one form, of a tax id by two, the first with zeros', async () => {
    const { contractorId, id } = await only('Corrected');
    await file(id);
    await pay(contractorId, '100.00');
    const { body } = await staff.post<{ ids: string[] }>(`/api/tax-forms/${id}/correct`, { kind: 'figures' });
    expect(body.ids).toHaveLength(1);
    expect(await form(String(body.ids[0]))).toMatchObject({
      ...{ corrected: true, corrects: id, total: '1000.00', status: 'pending', sequence: 2 },
    });
    expect(told(await staff.post(`/api/tax-forms/${id}/correct`, { kind: 'figures' }))).toEqual([
      ...[409, 'This form has a correction already: correct that one'],
    ]);
    expect((await generate()).leftOut).toMatchObject([{ reason: 'A correction of 1099-NEC waits to be filed' }]);
    await file(String(body.ids[0]));
    const renamed = { name: 'Corrected LLC', taxIdType: 'ein', taxId: '45-6789012' };
    expect((await staff.patch(`/api/contractors/${contractorId}`, renamed)).status).toBe(200);
    const two = await staff.post<{ ids: string[] }>(`/api/tax-forms/${String(body.ids[0])}/correct`, {
      kind: 'identity',
    });
    const [zeros, anew] = [await form(String(two.body.ids[0])), await form(String(two.body.ids[1]))];
    expect(zeros).toMatchObject({ corrected: true, name: 'Corrected', total: '0.00', boxes: { 1: '0.00' } });
    expect(anew).toMatchObject({ corrected: false, name: 'Corrected LLC', total: '1000.00', taxId: '**-***9012' });
  });

  it('print copies: what the recipient gets shows four digits, and each opening is told', async () => {
    const { contractorId, id } = await only('Printed');
    const numbers: Record<string, string | undefined> = {};
    for (const copy of ['A', 'B', 'C', '1', '2']) {
      const paper = await textOfPaper(staff, `/api/tax-forms/${id}/pdf?copy=${copy}`);
      numbers[copy] = /Recipient’s TIN (\S+)/.exec(paper)?.[1];
      expect([copy, paper.includes('on its official stock only')]).toEqual([copy, copy === 'A']);
    }
    const [masked, whole] = [numbers['B'], numbers['C']];
    expect([masked, whole]).toEqual([
      expect.stringMatching(/^\*\*\*-\*\*-\d{4}$/),
      expect.stringMatching(/^\d{3}-\d\d-\d{4}$/),
    ]);
    expect(numbers).toEqual({ A: whole, B: masked, C: whole, 1: whole, 2: masked });
    const history = await staff.get(`/api/audit/records/contractor/${contractorId}`);
    expect(history.text.match(/opened the tax id/g)).toHaveLength(3);
    expect(history.text).toContain('form 1099-NEC 2025, copy A');
    expect((await staff.get(`/api/tax-forms/1096?form=1099-nec&year=2025&clientId=${clientId}`)).status).toBe(200);
  });

  it('go into a file for IRIS, one kind of form and a hundred returns a part', async () => {
    const { id } = await only('Exported, "Sons"');
    const path = `/api/tax-forms/export?form=1099-nec&year=2025&clientId=${clientId}`;
    const { status, text } = await staff.get(path);
    expect([status, text.split('\r\n').length]).toEqual([200, 2]);
    expect(text).toMatch(/^Form Type,.*\r\n1099-NEC,2025,EIN,123456789,B,/);
    expect((await staff.get(`${path}&part=2`)).status).toBe(400);
    expect(told(await staff.get(path.replace('1099-nec', '1099-misc')))).toEqual([
      ...[409, "Paste the header row of the IRS's template for 1099-MISC 2025 first"],
    ]);
    await file(id);
    expect(told(await staff.get(path))).toEqual([409, 'No 1099-NEC of 2025 is complete and waits to be filed']);
    const header = 'Recipient Taxpayer ID Number,Box 1 - Rents,Shoe Size';
    const kept = await staff.put('/api/tax-forms/template', { form: '1099-misc', year: 2025, header });
    expect(kept.body).toMatchObject({ pasted: true, unknown: ['Shoe Size'] });
    const wrong = { form: '1099-nec', year: 2025, header: `${header},${header}` };
    expect((await staff.put('/api/tax-forms/template', wrong)).status).toBe(400);
  });

  it('of a hundred and one contractors are two parts of the file, each return in one of them', async () => {
    for (let each = 1; each <= 101; each += 1) await pay(await contractor(`Shop ${each}`), '700.00');
    expect((await generate()).prepared).toHaveLength(101);
    const path = `/api/tax-forms/export?form=1099-nec&year=2025&clientId=${clientId}`;
    const [first, second, third] = [
      await staff.get(path),
      await staff.get(`${path}&part=2`),
      await staff.get(`${path}&part=3`),
    ];
    const rowsOf = ({ text }: Answer): string[] => text.split('\r\n').slice(1);
    expect([rowsOf(first).length, rowsOf(second).length]).toEqual([100, 1]);
    expect(new Set([...rowsOf(first), ...rowsOf(second)]).size).toBe(101);
    expect(first.text.split('\r\n')[0]).toBe(second.text.split('\r\n')[0]);
    expect([third.status, third.body['errors']]).toEqual([400, [{ field: 'part', message: 'There are 2 parts' }]]);
  });

  it('are mailed where it was agreed to', async () => {
    const { contractorId, id } = await only('Mailed');
    await file(id);
    expect(told(await staff.post(`/api/tax-forms/${id}/send`))[1]).toContain('has not agreed to get forms by e-mail');
    const agreed = { email: 'mailed@example.com', consentBy: 'Mailed', consentOn: '2025-12-01' };
    expect((await staff.patch(`/api/contractors/${contractorId}`, agreed)).status).toBe(200);
    expect((await staff.post(`/api/tax-forms/${id}/send`)).body).toMatchObject({ sentTo: 'mailed@example.com' });
  });

  it('have deadlines that are business days', async () => {
    const { body } = await staff.get<{ deadlines: { form: string; due: string }[] }>(
      '/api/tax-forms/calendar?year=2025',
    );
    expect(body.deadlines[0]).toMatchObject({ form: '1099-nec', nominal: '2026-01-31', due: '2026-02-02' });
  });

  it('are offered for the last four years with payments to contractors, in the scope of who looks', async () => {
    const { visitor, agentId } = await newAgent(system, { canAccessAccounting: true });
    const years = async () => (await visitor.get<{ years: number[] }>('/api/tax-forms/years')).body.years;
    expect(await years()).toEqual([]);
    clientId = await newClient(system, { agentId });
    const contractorId = await contractor('Years');
    for (const year of [2019, 2020, 2021, 2023, 2025])
      await pay(contractorId, '10.00', { expenseDate: `${year}-03-03` });
    expect(await years()).toEqual([2025, 2023, 2021, 2020]);
  });

  it('are as if absent for the portal, for drivers, and for agents of other clients', async () => {
    const { id } = await only('Unseen');
    for (const visitor of [await system.as('client'), await system.as('driver')])
      for (const path of [`/api/tax-forms/${id}`, `/api/tax-forms/${id}/pdf`, '/api/tax-forms'])
        expect((await visitor.get(path)).status).toBe(403);
  });
});
