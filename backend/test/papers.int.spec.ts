import sharp from 'sharp';
import { inShare } from '../../testing/share';
import { paperAddress } from '../src/platform/records/kind/paper-slots';
import type { RecordKind } from '../src/platform/records/kind/kind';
import { ForeignWorld } from './support/world/foreign-world';
import { kindsWithPapers, PDF, uploadPaper } from './support/world/papers';
import { newAgent } from './support/world/people';
import { TestClock } from './support/test-clock';
import { spooledUploads } from './support/spooled';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

type Row = Record<string, unknown>;
const EVERY_FLAG = {
  canManageClients: true,
  canCreateInvoices: true,
  canAccessAccounting: true,
  canViewReports: true,
} as const;
const DOCX_HEAD = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]);
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 7)]);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

let system: TestSystem;
let world: ForeignWorld;
let admin: Visitor;
/** A system, a day and people of its own: tests that travel leave none of them to the others. */
const begin = async (): Promise<void> => {
  const clock = new TestClock();
  clock.travel('2026-03-02T15:00:00.000Z');
  system = await TestSystem.start({ clock });
  world = await ForeignWorld.begin(system);
  admin = await system.as('admin');
};
const end = async (): Promise<void> => {
  world.end();
  await system.stop();
};

/** The first one in every run, of the others a share. */
const KINDS: readonly (readonly [string, RecordKind])[] = kindsWithPapers()
  .filter(({ kind }, nr) => nr === 0 || inShare(kind))
  .map((kind) => [kind.pluralTitle, kind]);
const slotsOf = ({ options: { paperSlots = {} } }: RecordKind) => Object.entries(paperSlots);
const slotOf = (kind: RecordKind): string => slotsOf(kind).find(([, { takes }]) => takes.includes('pdf'))?.[0] ?? '';
/** Which of these a record is, whatever kind: the address of a new one of a side. */
const fresh = async ({ kind, options: { plural } }: RecordKind): Promise<string> =>
  `/api/${plural}/${String(await world.another(kind, 'amber'))}`;
const upload = async (kind: RecordKind, at: string, over: Record<string, string> = {}): Promise<Row> => {
  const { status, text, body } = await uploadPaper(admin, at, { documentType: slotOf(kind), ...over });
  expect([status, text]).toEqual([201, text]);
  return body;
};
const listed = async (visitor: Visitor, at: string, query = ''): Promise<unknown> => {
  const { status, body } = await visitor.get<Row[]>(`${at}/documents${query}`);
  return status === 200 ? body.map(({ id }) => id) : status;
};

describe('the papers of a record', () => {
  let png: Buffer;
  beforeAll(async () => {
    await begin();
    png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#E8890C' } })
      .png()
      .toBuffer();
  });
  afterAll(end);

  it('are looked at with every kind that has any', () => expect(kindsWithPapers().length).toBeGreaterThan(0));

  const opened = async (visitor: Visitor, paper: Row, query = ''): Promise<number> =>
    (await visitor.get(`${String(paper['fileUrl'])}${query}`)).status;

  it.each(KINDS)(
    'of %s are taken in, listed with the latest first, opened and told in its history',
    async (_, kind) => {
      proves('FLD-0422', 'FLD-0424..FLD-0432');
      const at = await fresh(kind);
      const id = at.slice(at.lastIndexOf('/') + 1);
      const before = await system.lastPosition();
      const first = await upload(kind, at, { notes: 'The front only', expirationDate: '2026-05-01' });
      const [slot, nr] = [slotOf(kind), 1];
      expect(first).toMatchObject({
        id: 1,
        documentType: slot,
        filename: `${slot}-1.pdf`,
        originalName: 'paper.pdf',
        mimeType: 'application/pdf',
        fileSize: PDF.length,
        fileUrl: paperAddress({ kind: kind.kind, id, slot, nr }),
        uploadDate: expect.stringMatching(/^2026-03-02T15:/) as unknown,
        uploadedBy: 'Alex Morgan',
        expirationDate: '2026-05-01',
        standing: 'expiring',
        notes: 'The front only',
        removedAt: null,
      });
      const second = await upload(kind, at);
      expect([second['standing'], second['expirationDate']]).toEqual(['valid', null]);
      expect(await listed(admin, at)).toEqual([2, 1]);
      const events = await system.eventsAfter(before);
      expect(events.map(({ type, data }) => [type, data['nr']])).toEqual([
        [`${kind.table.name}PaperAdded`, 1],
        [`${kind.table.name}PaperAdded`, 2],
      ]);
      const file = await fetch(`${system.address}${String(first['fileUrl'])}?inline=1`, {
        headers: { cookie: admin.cookie },
      });
      expect([
        Buffer.from(await file.arrayBuffer()).equals(PDF),
        file.headers.get('content-disposition')?.split(';')[0],
        file.headers.get('cache-control'),
      ]).toEqual([true, 'inline', 'private, no-store']);
      const history = await admin.get<Row[]>(`/api/audit/records/${kind.kind}/${id}`);
      expect(history.body[0]?.['action']).toBe(`uploaded a paper to the ${kind.title}`);
      const words = JSON.stringify(history.body.map((step) => ({ ...step, raw: null })));
      expect(words).not.toContain(String(events[0]?.data['file']));
      expect(words).toContain('paper.pdf, expires 05/01/2026, The front only');
    },
  );

  it.each(KINDS)('of %s say until when they are good, and are told anew', async (_, kind) => {
    const at = await fresh(kind);
    const { fileUrl } = await upload(kind, at);
    const standings: unknown[] = [];
    for (const expirationDate of ['2026-03-01', '2026-03-02', '2026-05-01', '2026-05-02', null]) {
      const { status, body, headers } = await admin.patch(`${at}/documents/1`, { expirationDate });
      standings.push([
        status,
        body['standing'],
        body['fileUrl'] === fileUrl,
        /^"\d+"$/.test(headers.get('etag') ?? ''),
      ]);
    }
    expect(standings).toEqual(
      ['expired', 'expiring', 'expiring', 'valid', 'valid'].map((standing) => [200, standing, true, true]),
    );
    expect((await admin.patch(`${at}/documents/1`, { notes: 'x'.repeat(1_001) })).body['errors']).toEqual([
      { field: 'notes', message: 'Notes must have at most 1000 characters' },
    ]);
    expect((await admin.patch(`${at}/documents/1`, { notes: 'Late' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await admin.patch(`${at}/documents/9`, { notes: 'Whose' })).status).toBe(404);
  });

  it.each(KINDS)(
    'of %s that are removed are for those who may remove, and come back for thirty days',
    async (_, kind) => {
      const at = await fresh(kind);
      const [stored, gone] = [await upload(kind, at), await upload(kind, at)];
      expect((await admin.delete(`${at}/documents/2`)).status).toBe(204);
      expect([await listed(admin, at), await listed(admin, at, '?removed=true')]).toEqual([[1], [2]]);
      expect([await opened(admin, stored), await opened(admin, gone)]).toEqual([200, 200]);
      expect((await admin.patch(`${at}/documents/2`, { notes: 'x' })).status).toBe(404);
      const reader = await basicAgent();
      expect([await listed(reader, at), await listed(reader, at, '?removed=true')]).toEqual([[1], 403]);
      expect([await opened(reader, stored), await opened(reader, gone)]).toEqual([200, 404]);
      expect((await admin.post(`${at}/documents/2/restore`, {})).body).toMatchObject({ id: 2, removedAt: null });
      expect([await listed(reader, at), await opened(reader, gone)]).toEqual([[2, 1], 200]);
    },
  );

  it.each(KINDS)('of %s that are removed themselves are read by those who may remove them only', async (_, kind) => {
    const at = await fresh(kind);
    const paper = await upload(kind, at);
    const reader = await basicAgent();
    expect([await listed(reader, at), await opened(reader, paper)]).toEqual([[1], 200]);
    expect((await admin.delete(at)).status).toBe(204);
    expect([await listed(admin, at), await listed(admin, at, '?removed=true'), await opened(admin, paper)]).toEqual([
      404,
      [1],
      200,
    ]);
    expect([await listed(reader, at), await opened(reader, paper)]).toEqual([404, 404]);
    const { status, body } = await uploadPaper(admin, at, { documentType: slotOf(kind) });
    expect([status, body['message']]).toEqual([404, `This ${kind.title} does not exist`]);
    expect((await admin.delete(`${at}/documents/1`)).status).toBe(404);
    expect((await admin.post(`${at}/restore`, {})).status).toBe(200);
    expect([await listed(reader, at), await opened(reader, paper)]).toEqual([[1], 200]);
  });

  /** Of amber's agent it has the scope; it removes nothing. */
  const basicAgent = async (): Promise<Visitor> => {
    const agent = await newAgent(system, { ...EVERY_FLAG, accessLevel: 'basic' });
    const clientId = String(await world.of('client', 'amber'));
    const given = await admin.patch(`/api/clients/${clientId}`, { agentId: agent.agentId });
    expect(given.status).toBe(200);
    return agent.visitor;
  };

  it.each(KINDS)('of %s are nobody else’s', async (_, kind) => {
    const at = await fresh(kind);
    const paper = await upload(kind, at);
    for (const name of ['the agent of birch', 'the portal of birch', 'the driver']) {
      const visitor = world.onlookers.find((each) => each.name === name)?.visitor as Visitor;
      const answers = [
        await visitor.get(`${at}/documents`),
        await uploadPaper(visitor, at, { documentType: slotOf(kind) }),
        await visitor.patch(`${at}/documents/1`, { notes: 'Mine' }),
        await visitor.delete(`${at}/documents/1`),
        await visitor.post(`${at}/documents/1/restore`, {}),
      ].map(({ status }) => status);
      expect([name, answers.filter((status) => status !== 403 && status !== 404)]).toEqual([name, []]);
      expect([name, await opened(visitor, paper)]).toEqual([name, 404]);
    }
    expect([await opened(system.visitor(), paper), await listed(admin, at)]).toEqual([401, [1]]);
  });

  it.each(KINDS)('of %s are one however often they are sent under one key', async (_, kind) => {
    const at = await fresh(kind);
    const headers = { 'idempotency-key': `paper-${at}` };
    const fields = { documentType: slotOf(kind) };
    const [first, again, other] = [
      await uploadPaper(admin, at, fields, { headers }),
      await uploadPaper(admin, at, fields, { headers }),
      await uploadPaper(admin, at, fields, { headers, name: 'another.pdf' }),
    ];
    expect([first.status, again.status, again.body, other.status, await listed(admin, at)]).toEqual([
      201,
      201,
      first.body,
      409,
      [1],
    ]);
  });

  it.each(KINDS)('of %s are as many as there is room for', async (_, kind) => {
    const at = await fresh(kind);
    const [[slot, { most, label }] = ['', { most: 0, label: '' }]] = slotsOf(kind).sort(
      ([, a], [, b]) => a.most - b.most,
    );
    for (let nr = 0; nr < most; nr += 1) await upload(kind, at, { documentType: slot });
    const { status, body } = await uploadPaper(admin, at, { documentType: slot });
    expect([status, body['message']]).toEqual([409, `${label}: there are ${most} already. Remove one first.`]);
  });

  const hostile = (kind: RecordKind): [string, Buffer, string, Record<string, string>, number, RegExp][] => [
    ['a program named as a PDF', EXE, 'invoice.pdf', {}, 415, /kind of file is not accepted/],
    ['a picture named as a PDF', png, 'invoice.pdf', {}, 415, /not what its name says/],
    ['a drawing with a script', SVG, 'logo.svg', {}, 415, /not accepted/],
    [
      'a PDF that is a web page too',
      Buffer.concat([Buffer.from('%PDF-1.7\n<html>'), PDF]),
      'a.pdf',
      {},
      415,
      /more than one kind/,
    ],
    ['a PDF that is cut off', PDF.subarray(0, 40), 'a.pdf', {}, 415, /damaged/],
    ['an archive that is no document', DOCX_HEAD, 'a.docx', {}, 415, /not accepted/],
    ['nothing', Buffer.alloc(0), 'a.pdf', {}, 400, /Please select a file/],
    ['a slot that there is not', PDF, 'a.pdf', { documentType: '__proto__' }, 400, /Document type must be one of/],
    ['no slot', PDF, 'a.pdf', { documentType: '' }, 400, /Document type is required/],
    ['an end that is no day', PDF, 'a.pdf', { expirationDate: '2026-02-30' }, 400, /Expiration date must be a date/],
    ['notes of a book', PDF, 'a.pdf', { notes: 'x'.repeat(20_000) }, 400, /notes is too long/],
    ['a field that is not asked for', PDF, 'a.pdf', { uploadedBy: 'Somebody' }, 400, /Unknown field: uploadedBy/],
    [
      'more than any slot takes',
      Buffer.concat([PDF, Buffer.alloc(Math.max(...slotsOf(kind).map(([, { mostBytes }]) => mostBytes)))]),
      'a.pdf',
      {},
      413,
      /The file is larger than \d+ MB/,
    ],
  ];
  it.each(KINDS)('of %s that are refused leave nothing behind', async (_, kind) => {
    const at = await fresh(kind);
    const position = await system.lastPosition();
    for (const [what, content, name, over, expected, sentence] of hostile(kind)) {
      const fields = { documentType: slotOf(kind), ...over };
      const { status, body } = await uploadPaper(admin, at, fields, { content, name });
      expect([what, status, sentence.test(String(body['message'])) || body['message']]).toEqual([what, expected, true]);
    }
    expect((await admin.post(`${at}/documents`, { documentType: slotOf(kind) })).status).toBe(415);
    expect([await system.lastPosition(), await listed(admin, at)]).toEqual([position, []]);
    expect(await spooledUploads()).toEqual([]);
  });

  it.each(KINDS)('of %s are kept under a mere name', async (_, kind) => {
    const { body } = await uploadPaper(
      admin,
      await fresh(kind),
      { documentType: slotOf(kind) },
      { name: '../../etc/passwd.pdf' },
    );
    expect(body['originalName']).toBe('passwd.pdf');
  });

  it.each(KINDS)('of %s are where their address says, and nowhere else', async (_, kind) => {
    const at = await fresh(kind);
    const url = String((await upload(kind, at))['fileUrl']);
    const [, other = ''] = slotsOf(kind).map(([slot]) => slot);
    const wrong = [url.replace(/-1$/, '-2'), url.replace(/-1$/, '-01x'), url.replace(slotOf(kind), other), `${url}-1`];
    for (const address of wrong) expect([address, (await admin.get(address)).status]).toEqual([address, 404]);
  });
});

describe('the removed papers of a record', () => {
  beforeAll(begin);
  afterAll(end);

  it('cannot come back after thirty days; where the law has the record kept they stay readable', async () => {
    const made = new Map<RecordKind, string>();
    for (const [, kind] of KINDS) {
      const at = await fresh(kind);
      made.set(kind, at);
      await upload(kind, at);
      await admin.delete(`${at}/documents/1`);
    }
    system.clock.travel('2026-04-03T15:00:00.000Z');
    admin = await system.as('admin');
    for (const [kind, at] of made) {
      const { status, body } = await admin.post(`${at}/documents/1/restore`, {});
      expect([kind.title, status, body['code']]).toEqual([kind.title, 409, 'RESTORE_TOO_LATE']);
      expect(await listed(admin, at, '?removed=true')).toEqual(kind.options.retention ? [1] : []);
    }
  });
});
