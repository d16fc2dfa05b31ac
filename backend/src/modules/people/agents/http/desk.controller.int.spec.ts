import sharp from 'sharp';
import { newAgent, newClient, PASSWORD } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const AVATAR: unknown = expect.stringMatching(/^\/api\/files\/avatar-[0-9a-f]{64}$/);

describe('the figures of the agent dashboard', () => {
  let system: TestSystem;
  let admin: Visitor;
  let brokerId: unknown;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    brokerId = (await admin.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
  });
  afterAll(() => system.stop());
  const create = (visitor: Visitor, clientId: string) =>
    visitor.post('/api/invoices', { brokerId, amount: '100.00', clientId });

  it('are of the same invoices that its lists show: those of a client that is another’s now count for the limit alone', async () => {
    const mine = await newAgent(system, { maxInvoices: 2 });
    const [stays, goes] = [
      await newClient(system, { agentId: mine.agentId }),
      await newClient(system, { agentId: mine.agentId }),
    ];
    for (const clientId of [stays, goes]) expect((await create(mine.visitor, clientId)).status).toBe(201);
    await admin.patch(`/api/clients/${goes}`, { agentId: null });
    const { body } = await mine.visitor.get('/api/agents/stats');
    expect(body).toMatchObject({ invoicesCreated: 1, invoicesThisMonth: 1, invoicesOfLimit: 2 });
    for (const [of, made] of [
      ['all', body['invoicesCreated']],
      ['month', body['invoicesThisMonth']],
    ])
      expect((await mine.visitor.get<Row[]>(`/api/agents/invoices?mine=${String(of)}`)).body).toHaveLength(
        Number(made),
      );
    expect((await create(mine.visitor, stays)).status).toBe(409);
  });
});

describe('agents keep their profile', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await TestSystem.start();
  });
  afterAll(() => system.stop());

  it('of name and e-mail', async () => {
    proves('API-022', 'FLD-0143..FLD-0145', 'RUL-046');
    const hired = await newAgent(system, { displayName: 'Fixed Name' });
    const { status, body } = await hired.visitor.patch('/api/agent/profile', {
      firstName: 'Nina',
      lastName: 'Moss',
      email: 'Nina.Moss@people.test',
    });
    expect([status, body['firstName'], body['lastName'], body['email'], body['displayName']]).toEqual([
      200,
      'Nina',
      'Moss',
      'nina.moss@people.test',
      'Fixed Name',
    ]);
    expect(
      (
        await hired.visitor.patch('/api/agent/profile', {
          firstName: 'Nina',
          lastName: 'Moss',
          email: 'nina.moss@people.test',
          role: 'admin',
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await hired.visitor.patch('/api/agent/profile', {
          firstName: 'Nina',
          lastName: 'Moss',
          email: 'admin@axlebook.test',
        })
      ).status,
    ).toBe(409);
    expect(
      (await system.visitor().post('/api/agents/login', { email: 'nina.moss@people.test', password: PASSWORD })).status,
    ).toBe(200);
  });

  const avatar = (visitor: Visitor, content: Buffer, name = 'me.jpg') => {
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(content)]), name);
    return visitor.upload('/api/agent/avatar', form);
  };
  const picture = (width = 900, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#0B5CAD' } });

  it('and a picture: square, encoded anew, without place and camera', async () => {
    proves('API-023', 'FLD-0146', 'ENM-060');
    const { visitor } = await newAgent(system);
    const withExif = await picture()
      .withExif({ IFD0: { Copyright: 'MARKED-EXIF' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(withExif.includes('MARKED-EXIF')).toBe(true);
    const { status, body } = await avatar(visitor, withExif);
    expect([status, body['profileImageUrl']]).toEqual([200, AVATAR]);
    const shown = await fetch(system.address + String(body['profileImageUrl']), {
      headers: { cookie: visitor.cookie },
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect([shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      'image/webp',
      'nosniff',
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(bytes.includes('MARKED-EXIF')).toBe(false);
    expect((await visitor.get('/api/auth/user')).body['profileImageUrl']).toBe(body['profileImageUrl']);
    expect((await fetch(system.address + String(body['profileImageUrl']))).status).toBe(401);
  });

  it.each<[string, () => Promise<Buffer>, number, ...SpecificationRow[]]>([
    ['over 5 MB', () => Promise.resolve(Buffer.alloc(5 * 1024 * 1024 + 1, 1)), 413, 'RUL-133', 'RUL-178'],
    ['no picture', () => Promise.resolve(Buffer.from('MZ this is a program')), 400, 'RUL-134'],
    [
      'an SVG with a script',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      400,
    ],
    ['of more points than a camera has', () => picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(), 400],
    ['cut off', async () => (await picture().jpeg().toBuffer()).subarray(0, 800), 400],
  ])('but not one that is %s', async (_, content, status, ...rows) => {
    proves(...rows);
    const { visitor } = await newAgent(system);
    expect((await avatar(visitor, await content())).status).toBe(status);
    expect((await visitor.get('/api/auth/user')).body['profileImageUrl']).toBe('');
  });
});
