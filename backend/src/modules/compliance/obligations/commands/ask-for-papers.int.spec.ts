import { newAgent, newClient, newPortalUser } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { storeToken, type RecordStore } from '../../../../platform/records/store/record-store';
import { PaperRequest } from '../paper-request';
import { AfterPapers } from '../reactions/after-papers';
import { JudgeThePaperThatWasSent } from '../reactions/judge-the-paper-that-was-sent';
import { MakeTheObligationReady } from '../reactions/make-the-obligation-ready';
import { WaitForThePaperAgain } from '../reactions/wait-for-the-paper-again';
import { ObligationBook } from './obligation-book';

type Row = Record<string, unknown>;

describe('papers that a client is asked for', () => {
  let system: TestSystem;
  let staff: Visitor;
  let portal: Visitor;
  let clientId: string;
  let obligationId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  beforeEach(async () => {
    clientId = await newClient(system);
    portal = (await newPortalUser(system, clientId)).visitor;
    const process = { clientId, quarter: 'Q1', year: 2026 };
    expect((await staff.post('/api/ifta-processes', process)).status).toBe(201);
    await system.app.get(ObligationBook).catchUp([clientId], 'test');
    obligationId = String((await staff.get<Row[]>(`/api/obligations?clientId=${clientId}`)).body[0]?.['id']);
  });
  afterAll(() => system.stop());

  const requests = async (visitor: Visitor): Promise<Row[]> => (await visitor.get<Row[]>('/api/paper-requests')).body;
  const state = async (): Promise<unknown> => (await staff.get(`/api/obligations/${obligationId}`)).body['status'];
  const ask = () => staff.post('/api/obligations/bulk', { ids: [obligationId], action: 'ask' });
  const answer = (id: unknown, visitor: Visitor) => {
    const form = new FormData();
    form.append('documentType', 'ifta');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'miles.pdf');
    return visitor.upload(`/api/paper-requests/${String(id)}/answer`, form);
  };
  const idsOf = async (table: string): Promise<string[]> =>
    (await system.sql<{ id: string }>(`SELECT id FROM ${table}`)).rows.map(({ id }) => id);
  const looked = async () =>
    system.app.get(AfterPapers).run(MakeTheObligationReady.NAME, await idsOf('paper_requests'), 'test');
  /** The review of a paper, and all that follows from it, told twice. */
  const reviewed = async (documentId: unknown, ...steps: object[]) => {
    for (const step of steps)
      expect((await staff.patch(`/api/documents/${String(documentId)}/status`, step)).status).toBe(200);
    for (const _ of [1, 2]) {
      await system.app.get(AfterPapers).run(JudgeThePaperThatWasSent.NAME, await idsOf('documents'), 'test');
      await system.app.get(AfterPapers).run(WaitForThePaperAgain.NAME, await idsOf('paper_requests'), 'test');
    }
  };
  const answeredAll = async (): Promise<Row[]> => {
    for (const { id } of await requests(portal)) expect((await answer(id, portal)).status).toBe(201);
    await looked();
    expect(await state()).toBe('ready');
    return requests(portal);
  };

  it('are what the obligation lacks, asked for once', async () => {
    for (const _ of [1, 2]) expect((await ask()).body).toEqual({ done: [obligationId], refused: [] });
    expect((await requests(portal)).map(({ what, status, documentType }) => [what, status, documentType])).toEqual([
      ['Fuel receipts for 1Q2026', 'asked', 'ifta'],
      ['Miles by state for 1Q2026', 'asked', 'ifta'],
    ]);
    expect(await state()).toBe('waiting');
  });

  it('come with a word of whoever asks', async () => {
    const say = (action: string, over: object) =>
      staff.post('/api/obligations/bulk', { ids: [obligationId], action, note: 'Only the March ones', ...over });
    const refused = await say('status', { values: { status: 'ready' } });
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [{ field: 'note', message: 'A note goes to clients who are asked for papers' }],
    ]);
    expect((await say('ask', {})).body).toEqual({ done: [obligationId], refused: [] });
    expect((await requests(portal)).map(({ notes }) => notes)).toEqual(['Only the March ones', 'Only the March ones']);
  });

  it('are answered by an upload of the client, and tick themselves; the last one makes the obligation ready', async () => {
    await ask();
    const [receipts, miles] = await requests(portal);
    const answered = await answer(miles?.['id'], portal);
    expect([answered.status, answered.body]).toEqual([
      201,
      expect.objectContaining({ status: 'answered', documentName: 'miles.pdf', obligationId }),
    ]);
    const [paper] = (await staff.get<Row[]>(`/api/documents?clientId=${clientId}`)).body;
    expect(paper).toMatchObject({ id: answered.body['documentId'], documentType: 'ifta' });
    await looked();
    expect(await state()).toBe('waiting');
    expect((await answer(receipts?.['id'], portal)).status).toBe(201);
    await looked();
    expect(await state()).toBe('ready');
  });

  it('go to the client that was asked, and to nobody when the answer is refused', async () => {
    const other = await newClient(system);
    const { body } = await staff.post('/api/paper-requests', { clientId, what: 'Form W-9' });
    const form = new FormData();
    form.append('documentType', 'w9');
    form.append('clientId', other);
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'w9.pdf');
    const refused = await staff.upload(`/api/paper-requests/${String(body['id'])}/answer`, form);
    const message = 'The paper goes to the client it was asked of';
    expect([refused.status, refused.body['errors']]).toEqual([400, [{ field: 'clientId', message }]]);
    const papers = async (client: string) => (await staff.get<Row[]>(`/api/documents?clientId=${client}`)).body;
    expect([await papers(other), await papers(clientId)]).toEqual([[], []]);
    const key = { 'idempotency-key': `answer-${String(body['id'])}` };
    form.delete('clientId');
    const at = await system.lastPosition();
    for (const _ of [1, 2])
      expect((await staff.upload(`/api/paper-requests/${String(body['id'])}/answer`, form, key)).status).toBe(201);
    expect((await system.eventsAfter(at)).map(({ type }) => type)).toEqual(['PaperRequestAnswered', 'DocumentAdded']);
    expect(await papers(clientId)).toHaveLength(1);
  });

  it.each([
    [[], 201, undefined, ['PaperRequestAnswered', 'DocumentAdded']],
    [['documents' as const], 403, 'FORBIDDEN', []],
  ])('are sent by an agent that is kept out of %j: %i', async (restrictedFeatures, status, code, kept) => {
    const agent = await newAgent(system, { canManageClients: true, restrictedFeatures });
    const mine = await newClient(system, { agentId: agent.agentId });
    const { body } = await staff.post('/api/paper-requests', { clientId: mine, what: 'Form W-9' });
    const at = await system.lastPosition();
    const sent = await answer(body['id'], agent.visitor);
    expect([sent.status, sent.body['code']]).toEqual([status, code]);
    expect((await system.eventsAfter(at)).map(({ type }) => type)).toEqual(kept);
  });

  it('are asked for once when several obligations lack the same, and all of them are ready with it', async () => {
    const fleet = await newClient(system);
    const owner = (await newPortalUser(system, fleet)).visitor;
    for (const nr of [1, 2])
      await staff.post('/api/vehicles', {
        clientId: fleet,
        unitNumber: String(nr),
        vin: `1FUJGLDR9KL10000${nr}`,
        licensePlate: `P${nr}`,
        weight: 80_000,
        firstUsedMonth: '2020-07',
      });
    await system.app.get(ObligationBook).catchUp([fleet], 'test');
    const taxes = async () =>
      (await staff.get<Row[]>(`/api/obligations?clientId=${fleet}&rule=form_2290`)).body.slice(0, 2);
    await staff.post('/api/obligations/bulk', { ids: (await taxes()).map(({ id }) => id), action: 'ask' });
    const asked = await requests(owner);
    expect(asked.map(({ what }) => what)).toEqual(['EIN']);
    await answer(asked[0]?.['id'], owner);
    await looked();
    expect((await taxes()).map(({ status }) => status)).toEqual(['ready', 'ready']);
  });

  it('that are removed are waited for no more', async () => {
    await ask();
    const [receipts, miles] = await requests(portal);
    expect((await answer(miles?.['id'], portal)).status).toBe(201);
    const store = system.app.get<RecordStore<PaperRequest>>(storeToken(PaperRequest));
    await store.remove(String(receipts?.['id']), systemContext(system.clock, 'cli', 'test'));
    await looked();
    expect(await state()).toBe('ready');
  });

  it('can be sent anew until they are accepted', async () => {
    await ask();
    const [one] = await requests(portal);
    const [first, second] = [await answer(one?.['id'], portal), await answer(one?.['id'], portal)];
    expect([first.status, second.status]).toEqual([201, 201]);
    const [stored] = await requests(portal);
    expect([stored?.['status'], stored?.['documentId']]).toEqual(['answered', second.body['documentId']]);
    expect(second.body['documentId']).not.toBe(first.body['documentId']);
  });

  it('are of no concern to another client', async () => {
    const stranger = (await newPortalUser(system, await newClient(system))).visitor;
    await ask();
    expect(await requests(stranger)).toEqual([]);
    const [one] = await requests(portal);
    expect((await answer(one?.['id'], stranger)).status).toBe(404);
    expect((await portal.patch(`/api/paper-requests/${String(one?.['id'])}`, { status: 'accepted' })).status).toBe(403);
  });

  it('are taken no more once they are accepted', async () => {
    await ask();
    const [one] = await requests(portal);
    expect((await answer(one?.['id'], portal)).status).toBe(201);
    expect((await staff.patch(`/api/paper-requests/${String(one?.['id'])}`, { status: 'accepted' })).status).toBe(200);
    const late = await answer(one?.['id'], portal);
    expect([late.status, late.body['message']]).toEqual([409, 'This paper is no longer asked for']);
  });

  it('are asked for again when what was sent is no good, and can be sent again', async () => {
    await ask();
    const [receipts, miles] = await answeredAll();
    const move = (id: unknown, status: string) => staff.patch(`/api/paper-requests/${String(id)}`, { status });
    expect((await move(receipts?.['id'], 'accepted')).status).toBe(200);
    expect((await move(miles?.['id'], 'withdrawn')).status).toBe(200);
    expect((await ask()).body).toEqual({ done: [obligationId], refused: [] });
    expect((await requests(portal)).map(({ id, status }) => [id, status])).toEqual([
      [receipts?.['id'], 'asked'],
      [miles?.['id'], 'asked'],
    ]);
    expect(await state()).toBe('waiting');
    expect((await answer(miles?.['id'], portal)).status).toBe(201);
  });

  it('come back with the reason when the review rejects one, and the obligation waits again; the next one is as good as the first', async () => {
    await ask();
    const [receipts, miles] = await answeredAll();
    await reviewed(miles?.['documentId'], { status: 'rejected', reason: 'The page of June is cut off' });
    expect((await requests(portal)).map(({ status, reason }) => [status, reason])).toEqual([
      ['answered', null],
      ['asked', 'The page of June is cut off'],
    ]);
    expect(await state()).toBe('waiting');

    const again = await answer(miles?.['id'], portal);
    expect([again.status, again.body['status'], again.body['reason']]).toEqual([201, 'answered', null]);
    await looked();
    await reviewed(miles?.['documentId']);
    expect([(await requests(portal))[1]?.['status'], await state()]).toEqual(['answered', 'ready']);
    await reviewed(again.body['documentId'], { status: 'pending' }, { status: 'processed' });
    await reviewed(receipts?.['documentId'], { status: 'pending' }, { status: 'approved' });
    expect((await requests(portal)).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(await state()).toBe('ready');
  });

  it('that are rejected after all come back, too', async () => {
    await ask();
    const [receipts] = await answeredAll();
    const at = receipts?.['documentId'];
    await reviewed(at, { status: 'pending' }, { status: 'processed' });
    expect((await requests(portal))[0]?.['status']).toBe('accepted');
    await reviewed(at, { status: 'pending' }, { status: 'rejected', reason: 'Of another truck' });
    expect((await requests(portal))[0]).toMatchObject({ status: 'asked', reason: 'Of another truck' });
  });
});
