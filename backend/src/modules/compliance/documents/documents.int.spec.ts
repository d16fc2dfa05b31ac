import path from 'node:path';
import sharp from 'sharp';
import {
  newAccount,
  newAgent,
  newClient,
  newPortalUser,
  signIn,
  type Hired,
} from '../../../../test/support/world/people';
import { spooledUploads } from '../../../../test/support/spooled';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';
import { WORD, zip, type Part } from '../../../../test/support/zip';

type Row = Record<string, unknown>;

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 7)]);
const DOC = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(1_024)]);

const DOCX = zip(WORD);

describe('papers', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let portal: Hired;
  let PNG: Buffer;
  let JPG: Buffer;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    portal = await newPortalUser(system, clientId);
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#E8890C' } });
    [PNG, JPG] = [await picture.png().toBuffer(), await picture.jpeg().toBuffer()];
  });
  afterAll(() => system.stop());

  const upload = (
    visitor: Visitor,
    content: Buffer,
    name: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ documentType: 'bol', userId: portal.userId, ...fields }))
      form.append(key, value);
    form.append('file', new Blob([new Uint8Array(content)]), name);
    return visitor.upload('/api/documents/upload', form, headers);
  };
  const stored = async (): Promise<number> =>
    (await system.sql<{ n: number }>('SELECT count(*) AS n FROM documents')).rows[0]?.n ?? 0;

  describe('that go with a load, an invoice or an expense', () => {
    const made = async (path: string, body: object): Promise<number> => {
      const answer = await staff.post(path, body);
      expect([answer.status, answer.text]).toEqual([201, answer.text]);
      return Number(answer.body['id']);
    };
    let own: Record<'loadId' | 'invoiceId' | 'expenseId', number>;
    let foreign: typeof own;
    let otherClient: string;
    const recordsOf = async (of: string, number: string): Promise<typeof own> => {
      const brokerId = await made('/api/brokers', { name: `Broker ${number}` });
      const places = { pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' };
      return {
        loadId: await made('/api/loads', { loadNumber: number, brokerId, clientId: of, ...places }),
        invoiceId: await made('/api/invoices', { brokerId, clientId: of, amount: '10.00' }),
        expenseId: await made('/api/expenses', { clientId: of, category: 'toll', amount: '4.00' }),
      };
    };
    beforeAll(async () => {
      otherClient = await newClient(system);
      own = await recordsOf(clientId, 'L-OWN');
      foreign = await recordsOf(otherClient, 'L-FOREIGN');
    });
    const FIELDS = ['loadId', 'invoiceId', 'expenseId'] as const;

    it.each(FIELDS)('say so by %s, are of its client, and are listed by it', async (field) => {
      const id = String(own[field]);
      const { status, body } = await upload(staff, PDF, `${field}.pdf`, { [field]: id });
      expect([status, body['clientId'], body[field]]).toEqual([201, clientId, own[field]]);
      const listed = async (visitor: Visitor, path: string) =>
        (await visitor.get<Row[]>(`${path}?${field}=${id}`)).body.map((row) => row['id']);
      expect(await listed(staff, '/api/documents')).toEqual([body['id']]);
      expect(await listed(portal.visitor, '/api/client-documents')).toEqual([body['id']]);
      expect((await staff.get<Row[]>(`/api/documents?${field}=${foreign[field]}`)).body).toEqual([]);
    });

    it('tell the number of the load', async () => {
      const { loadId } = await recordsOf(clientId, 'L-TOLD');
      expect((await upload(staff, PDF, 'bol.pdf', { loadId: String(loadId) })).body['loadNumber']).toBe('L-TOLD');
    });

    it.each(FIELDS)('are refused where %s is another client’s, nobody’s or out of sight', async (field) => {
      const word = field.slice(0, -2);
      const refused = async (visitor: Visitor, fields: Record<string, string>) => {
        const { status, body } = await upload(visitor, PDF, 'x.pdf', fields);
        return [status, body['errors']];
      };
      const other = { [field]: String(foreign[field]) };
      const unknown = [400, [{ field, message: `This ${word} does not exist` }]];
      const before = await stored();
      expect(await refused(staff, { ...other, clientId })).toEqual([
        400,
        [{ field, message: `This ${word} is another client’s` }],
      ]);
      expect(await refused(portal.visitor, other)).toEqual(unknown);
      expect(await refused(staff, { [field]: '999999' })).toEqual(unknown);
      expect((await upload(staff, PDF, 'x.pdf', { [field]: 'seven' })).status).toBe(400);
      expect(await stored()).toBe(before);
    });

    it('are sent by a client with what is its own', async () => {
      const { status, body } = await upload(portal.visitor, PDF, 'mine.pdf', { invoiceId: String(own.invoiceId) });
      expect([status, body['clientId'], body['invoiceId']]).toEqual([201, clientId, own.invoiceId]);
    });
  });

  describe('of a client', () => {
    it.each<[string, () => Buffer, string]>([
      ['bill.pdf', () => PDF, 'application/pdf'],
      ['photo.JPG', () => JPG, 'image/jpeg'],
      ['scan.jpeg', () => JPG, 'image/jpeg'],
      ['shot.png', () => PNG, 'image/png'],
      ['letter.doc', () => DOC, 'application/msword'],
      ['letter.docx', () => DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ])('are taken in, %s', async (name, content, type) => {
      proves('API-027', 'ENM-019', 'RUL-120', 'FLD-0118');
      const before = await system.lastPosition();
      const { status, body } = await upload(portal.visitor, content(), name);
      expect([
        status,
        body['status'],
        body['originalName'],
        body['mimeType'],
        body['fileSize'],
        body['clientName'],
      ]).toEqual([201, 'received', name, type, content().length, 'Ridgeline Carriers LLC']);
      expect(
        (await system.eventsAfter(before)).map((event) => [event.type, event.data['clientId'], event.data['userId']]),
      ).toEqual([['DocumentAdded', clientId, portal.userId]]);
      const back = await fetch(`${system.address}${String(body['fileUrl'])}`, {
        headers: { cookie: portal.visitor.cookie },
      });
      expect(Buffer.from(await back.arrayBuffer()).equals(content())).toBe(true);
      expect(back.headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
      expect([back.headers.get('x-content-type-options'), back.headers.get('content-security-policy')]).toEqual([
        'nosniff',
        `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; ${type === 'application/pdf' ? "object-src 'self'" : 'sandbox'}`,
      ]);
    });

    it.each(['ifta', 'invoice', 'receipt', 'bol', 'id', 'w9', 'other'])('may be of type %s', async (documentType) => {
      proves('ENM-018', 'RUL-121', 'FLD-0119');
      expect((await upload(portal.visitor, PDF, 'a.pdf', { documentType })).body).toMatchObject({ documentType });
    });

    it('are listed to it, newest first, and shown inline when asked', async () => {
      proves('API-024', 'FLD-0056..FLD-0059', 'ENM-011', 'RUL-145');
      const { body } = await upload(portal.visitor, PNG, 'latest.png', { documentType: 'w9' });
      const listed = (await portal.visitor.get<Row[]>('/api/client-documents?limit=1')).body;
      expect(listed).toMatchObject([
        { id: body['id'], originalName: 'latest.png', documentType: 'w9', status: 'received' },
      ]);
      const inline = await portal.visitor.get(`${String(body['fileUrl'])}?inline=1`);
      expect([inline.headers.get('content-disposition')?.split(';')[0], inline.headers.get('cache-control')]).toEqual([
        'inline',
        'private, no-store',
      ]);
    });

    it.each<[string, () => Buffer, string]>([
      ['bill.pdf', () => PDF, 'inline'],
      ['photo.jpg', () => JPG, 'inline'],
      ['letter.doc', () => DOC, 'attachment'],
      ['letter.docx', () => DOCX, 'attachment'],
    ])('asked for inline, %s is what a page may show or else only saved', async (name, content, how) => {
      const { body } = await upload(portal.visitor, content(), name);
      expect(
        (await portal.visitor.get(`${String(body['fileUrl'])}?inline=1`)).headers
          .get('content-disposition')
          ?.split(';')[0],
      ).toBe(how);
    });

    it('are nobody else’s: not in lists, not to be opened, not to be filed for another', async () => {
      const other = await newPortalUser(system, await newClient(system));
      const { body } = await upload(portal.visitor, PDF, 'secret.pdf', {
        clientId: String(other.userId),
        userId: other.userId,
      });
      expect(body['clientId']).toBe(clientId);
      expect((await other.visitor.get<Row[]>('/api/client-documents')).body).toEqual([]);
      expect((await other.visitor.get(String(body['fileUrl']))).status).toBe(404);
      expect((await system.visitor().get(String(body['fileUrl']))).status).toBe(401);
      const agent = await newAgent(system);
      expect([
        (await agent.visitor.get(String(body['fileUrl']))).status,
        (await agent.visitor.get(`/api/documents/${String(body['id'])}`)).status,
      ]).toEqual([404, 404]);
      expect((await staff.get(String(body['fileUrl']))).status).toBe(200);
    });

    it('uploaded again under one key are one paper; another file under it is refused', async () => {
      const key = { 'idempotency-key': `upload-${portal.userId}` };
      const before = await stored();
      const [first, again, other] = [
        await upload(portal.visitor, PDF, 'once.pdf', {}, key),
        await upload(portal.visitor, PDF, 'once.pdf', {}, key),
        await upload(portal.visitor, PNG, 'other.png', {}, key),
      ];
      expect([first.status, again.status, again.body['id'], other.status, await stored()]).toEqual([
        201,
        201,
        first.body['id'],
        409,
        before + 1,
      ]);
    });
  });

  describe('that are refused leave nothing behind', () => {
    const bomb: Part = { name: 'word/media/image1.bin', content: Buffer.alloc(8 * 1024 * 1024) };
    const cases: [string, () => Buffer, string, number, RegExp][] = [
      ['a program', () => EXE, 'setup.exe', 415, /kind of file is not accepted/],
      ['a program named as a PDF', () => EXE, 'invoice.pdf', 415, /kind of file is not accepted/],
      ['a picture named as a PDF', () => PNG, 'invoice.pdf', 415, /not what its name says/],
      [
        'an SVG with a script',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'logo.svg',
        415,
        /not accepted/,
      ],
      [
        'an SVG named as a PNG',
        () => Buffer.from('<svg><script>alert(1)</script></svg>'),
        'logo.png',
        415,
        /not accepted/,
      ],
      [
        'a PDF that is a web page too',
        () => Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>'), PDF]),
        'a.pdf',
        415,
        /more than one kind/,
      ],
      ['a PDF that is an archive too', () => Buffer.concat([PDF, DOCX]), 'a.pdf', 415, /more than one kind/],
      ['a photo that is an archive too', () => Buffer.concat([JPG, DOCX]), 'a.jpg', 415, /more than one kind/],
      [
        'a PNG with something behind its end',
        () => Buffer.concat([PNG, Buffer.from('#!/bin/sh')]),
        'a.png',
        415,
        /more than one kind/,
      ],
      ['a PDF that is cut off', () => PDF.subarray(0, 40), 'a.pdf', 415, /damaged/],
      [
        'an archive that is no document',
        () => zip([{ name: 'readme.txt', content: Buffer.from('hello') }]),
        'a.docx',
        415,
        /no Word document/,
      ],
      [
        'a document with macros',
        () => zip([...WORD, { name: 'word/vbaProject.bin', content: Buffer.from('x') }]),
        'a.docx',
        415,
        /macros/,
      ],
      ['a bomb', () => zip([...WORD, bomb]), 'a.docx', 415, /far more/],
      [
        'a bomb in many parts',
        () =>
          zip([
            ...WORD,
            ...Array.from({ length: 60 }, (_, n) => ({
              name: `word/${n}`,
              content: Buffer.from('x'),
              claims: 4_000_000,
            })),
          ]),
        'a.docx',
        415,
        /far more/,
      ],
      [
        'a document that reaches out of its folder',
        () => zip([...WORD, { name: '../../etc/cron.d/x', content: Buffer.from('x') }]),
        'a.docx',
        415,
        /damaged|not accepted/,
      ],
      ['an archive without its directory', () => DOCX.subarray(0, 90), 'a.docx', 415, /no ZIP/],
      ['nothing', () => Buffer.alloc(0), 'a.pdf', 400, /select a file/],
      [
        'more than 25 MB',
        () => Buffer.concat([PDF, Buffer.alloc(25 * 1024 * 1024)]),
        'a.pdf',
        413,
        /larger than 25 MB/,
      ],
      ['a file without a name', () => PDF, '', 415, /not accepted/],
    ];
    it.each(cases)('%s', async (_, content, name, status, sentence) => {
      const [before, position] = [await stored(), await system.lastPosition()];
      const answer = await upload(portal.visitor, content(), name);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'application/problem+json; charset=utf-8',
      ]);
      expect(answer.body['message']).toMatch(sentence);
      expect([await stored(), await system.lastPosition()]).toEqual([before, position]);
    });

    it('a form without a type, of an unknown type, with two files, or that is no form', async () => {
      proves('MSG-069', 'RUL-118', 'RUL-119');
      expect((await upload(portal.visitor, PDF, 'a.pdf', { documentType: '' })).body['message']).toBe(
        'Please select a file and document type.',
      );
      expect((await upload(portal.visitor, PDF, 'a.pdf', { documentType: 'passport' })).status).toBe(400);
      const two = new FormData();
      two.append('documentType', 'bol');
      for (const name of ['a.pdf', 'b.pdf']) two.append('file', new Blob([new Uint8Array(PDF)]), name);
      expect((await portal.visitor.upload('/api/documents/upload', two)).status).toBe(400);
      expect((await portal.visitor.post('/api/documents/upload', { documentType: 'bol' })).status).toBe(415);
      expect((await upload(portal.visitor, PDF, 'a.pdf', { documentType: 'x'.repeat(20_000) })).status).toBe(400);
    });

    it('and no file in the temporary folder', async () => {
      expect(await spooledUploads()).toEqual([]);
    });
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\win.pdf', 'win.pdf'],
    ['in\u202Evoice.pdf', 'invoice.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
  ])('named %j are kept as a mere name', async (sent, name) => {
    const { body } = await upload(portal.visitor, PDF, sent);
    expect(body['originalName']).toBe(name);
    expect(path.basename(String(body['originalName']))).toBe(name);
  });

  describe('in review', () => {
    const fresh = async () => String((await upload(portal.visitor, PDF, 'review.pdf')).body['id']);
    const move = (id: string, status: string, reason?: string) =>
      staff.patch(`/api/documents/${id}/status`, { status, ...(reason === undefined ? {} : { reason }) });

    it('go from received to pending to processed', async () => {
      proves('RUL-099');
      const id = await fresh();
      expect((await move(id, 'pending')).body).toMatchObject({ status: 'pending' });
      expect((await move(id, 'processed')).body).toMatchObject({ status: 'processed', reason: null });
      expect(
        (await portal.visitor.get<Row[]>('/api/client-documents?status=processed')).body.map((row) =>
          String(row['id']),
        ),
      ).toContain(id);
    });

    it('are rejected with a reason that the client reads, and taken up again', async () => {
      const id = await fresh();
      expect((await move(id, 'rejected')).body['errors']).toEqual([
        { field: 'reason', message: 'Say why the document is rejected' },
      ]);
      expect((await move(id, 'rejected', 'The second page is missing')).body).toMatchObject({
        status: 'rejected',
        reason: 'The second page is missing',
      });
      expect((await portal.visitor.get<Row[]>(`/api/client-documents?status=rejected`)).body).toMatchObject([
        { reason: 'The second page is missing' },
      ]);
      expect((await move(id, 'pending')).body).toMatchObject({ status: 'pending', reason: null });
    });

    it('do not skip a step', async () => {
      const { status, body } = await move(await fresh(), 'processed');
      expect([status, body['message']]).toEqual([
        409,
        'A document that is received cannot become processed. It can become pending or rejected.',
      ]);
    });

    it('are not moved by those who sent them', async () => {
      expect((await portal.visitor.patch(`/api/documents/${await fresh()}/status`, { status: 'pending' })).status).toBe(
        403,
      );
    });

    it('are uploaded by the staff for a client, and by an agent for its own only', async () => {
      expect((await upload(staff, PDF, 'scan.pdf', { clientId })).body).toMatchObject({
        clientId,
        clientName: 'Ridgeline Carriers LLC',
        uploadedBy: 'Erin Walsh',
      });
      const agent = await newAgent(system);
      const mine = await newClient(system, { agentId: agent.agentId });
      expect((await upload(agent.visitor, PDF, 'scan.pdf', { clientId: mine })).status).toBe(201);
      expect((await upload(agent.visitor, PDF, 'scan.pdf', { clientId })).body['errors']).toEqual([
        { field: 'clientId', message: 'This client does not exist' },
      ]);
      expect((await upload(agent.visitor, PDF, 'scan.pdf')).body['errors']).toEqual([
        { field: 'clientId', message: 'Choose a client' },
      ]);
      expect((await agent.visitor.get<Row[]>('/api/documents')).body.map((row) => row['clientId'])).toEqual([mine]);
    });
  });

  it('of a driver are its own', async () => {
    const [one, two] = [await newAccount(system, 'driver'), await newAccount(system, 'driver')];
    const { body } = await upload(await signIn(one), PDF, 'license.pdf', { documentType: 'id' });
    await signIn(two);
    expect([
      body['clientId'],
      (await one.visitor.get<Row[]>('/api/client-documents')).body.length,
      (await two.visitor.get<Row[]>('/api/client-documents')).body.length,
    ]).toEqual([null, 1, 0]);
    expect([
      (await one.visitor.get(String(body['fileUrl']))).status,
      (await two.visitor.get(String(body['fileUrl']))).status,
    ]).toEqual([200, 404]);
  });
});

describe('a paper that is removed', () => {
  let system: TestSystem;
  let staff: Visitor;
  let portal: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    portal = (await newPortalUser(system, await newClient(system))).visitor;
  });
  afterAll(() => system.stop());

  it('leaves every list, is opened by nobody, and comes back with its file', async () => {
    const form = new FormData();
    form.append('documentType', 'bol');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'bol.pdf');
    const { body } = await portal.upload('/api/documents/upload', form);
    const at = `/api/documents/${String(body['id'])}`;
    const seen = async (): Promise<unknown[]> => [
      (await staff.get<object[]>('/api/documents')).body.length,
      (await portal.get<object[]>('/api/client-documents')).body.length,
      (await portal.get(String(body['fileUrl']))).status,
      (await staff.get(String(body['fileUrl']))).status,
    ];
    expect((await portal.delete(at)).status).toBe(403);
    expect(await seen()).toEqual([1, 1, 200, 200]);
    expect((await staff.delete(at)).status).toBe(204);
    expect(await seen()).toEqual([0, 0, 404, 404]);
    const removed = await staff.get<{ id: unknown }[]>('/api/documents?removed=true');
    expect(removed.body.map(({ id }) => id)).toEqual([body['id']]);
    expect((await portal.get('/api/client-documents?removed=true')).status).toBe(403);
    expect((await staff.post(`${at}/restore`, {})).status).toBe(200);
    expect(await seen()).toEqual([1, 1, 200, 200]);
  });
});
