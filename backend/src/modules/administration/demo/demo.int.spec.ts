import { turnOf } from '../../../../../testing/share';
import { Accounts } from '../../people/users';
import { systemContext } from '../../../platform/event-log/commands/context';
import { createTestDatabase } from '../../../platform/testing/test-database';
import { newClient, newPortalUser, PASSWORD } from '../../../../test/support/world/people';
import { ProductProcess } from '../../../../test/support/processes';
import { TestSystem } from '../../../../test/support/system';

const HOLDS_THE_DEMO =
  'This database holds the demo firm, whose accounts have a published password. Set DEMO=1 to go on with the demo, or give the real firm a database of its own: another AXLEBOOK_DATA_DIR or DATABASE_URL.';
const HOLDS_A_FIRM =
  'This database holds a firm that is not the demo. Set DEMO=0 to work with it, or give the demo a database of its own: another AXLEBOOK_DATA_DIR or DATABASE_URL.';

let running: TestSystem[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((system) => system.stop()));
});
const started = async (options: Parameters<typeof TestSystem.start>[0] = {}): Promise<TestSystem> => {
  const system = await TestSystem.start(options);
  running = [...running, system];
  return system;
};
const firmWithoutDemo = async (): Promise<TestSystem> => {
  const system = await started({ people: false, over: { demo: false } });
  await system.app
    .get(Accounts)
    .create(
      { email: 'boss@firm.test', firstName: 'B', lastName: 'O', role: 'admin', password: PASSWORD },
      systemContext(system.clock, 'cli', 'test'),
    );
  return system;
};
const starting = (role: 'api' | 'worker', url: string, env: NodeJS.ProcessEnv): Promise<string> =>
  ProductProcess.start(role, url, env).then(
    async (process) => {
      await process.end('SIGTERM');
      return 'it runs';
    },
    (error: Error) => error.message.split('\n')[1] ?? error.message,
  );

describe('a start', () => {
  it.each(
    turnOf([
      ['DEMO=1', '1'],
      ['DEMO=yes', 'yes'],
    ]),
  )(
    'with %s on the database of a firm is refused, in each role, and plants nothing',
    async (_, DEMO) => {
      const system = await firmWithoutDemo();
      const before = await system.lastPosition();
      for (const role of ['api', 'worker'] as const)
        expect(await starting(role, system.settings.databaseUrl, { DEMO })).toBe(HOLDS_A_FIRM);
      expect(await system.lastPosition()).toBe(before);
      expect(await starting('api', system.settings.databaseUrl, { DEMO: '0' })).toBe('it runs');
    },
    90_000,
  );

  it('without the demo on a planted database is refused, whoever asks', async () => {
    const system = await started();
    for (const DEMO of turnOf(['0', 'off', 'False']))
      expect(await starting('api', system.settings.databaseUrl, { DEMO })).toBe(HOLDS_THE_DEMO);
    expect(await starting('worker', system.settings.databaseUrl, { DEMO: '' })).toBe(HOLDS_THE_DEMO);
    expect(await starting('api', system.settings.databaseUrl, { DEMO: '1' })).toBe('it runs');
  }, 90_000);

  it('is refused as a demo where only a registration has come in', async () => {
    const system = await started({ people: false, over: { demo: false } });
    const form = {
      companyName: 'Oak Run Freight',
      ownerName: 'Olga',
      phone: '1',
      email: 'olga@oakrun.test',
      address: '1 St',
      city: 'Reno',
      state: 'NV',
      zipCode: '89501',
      businessType: 'owner-operator',
    };
    expect((await system.visitor().post('/api/client-registration', form)).status).toBe(201);
    expect(await starting('api', system.settings.databaseUrl, { DEMO: '1' })).toBe(HOLDS_A_FIRM);
  }, 60_000);

  it('with a word that is neither yes nor no says so', async () => {
    const { url, drop } = await createTestDatabase();
    expect(await starting('api', url, { DEMO: 'perhaps' })).toBe('DEMO must be 0 or 1.');
    await drop();
  }, 60_000);
});

describe('the comforts of a demo', () => {
  const probes = async (system: TestSystem, email: string) => {
    const visitor = system.visitor();
    const { body } = await visitor.post('/api/staff/request-reset', { email });
    const portal = await newPortalUser(system, await newClient(system));
    return {
      resetToken: typeof body['resetToken'],
      outbox: (await visitor.get('/api/dev/mail')).status,
      letter: (await visitor.get('/api/dev/mail/some-letter')).status,
      firm: (await visitor.get('/api/firm')).body['demo'],
      token: (
        await portal.visitor.post('/api/sandbox/tokens', {
          number: '4242424242424242',
          expMonth: 12,
          expYear: 2030,
          cvc: '123',
        })
      ).status,
      payment: await portal.visitor
        .post('/api/create-payment-intent', { amount: 150, description: 'IFTA Processing Fee' })
        .then(({ status, body: { message } }) => (status === 200 ? 'started' : [status, message])),
    };
  };
  const none = {
    resetToken: 'undefined',
    outbox: 404,
    letter: 404,
    firm: false,
    token: 404,
    payment: [409, 'Card payments are not set up here yet. Please contact us to pay.'],
  };

  it('are there in a planted demo', async () => {
    const system = await started();
    expect(await probes(system, 'admin@axlebook.test')).toEqual({
      resetToken: 'string',
      outbox: 200,
      letter: 404,
      firm: true,
      token: 200,
      payment: 'started',
    });
  });

  it.each([
    ['with other data, whatever DEMO says', () => started({ people: false }), 'boss@firm.test'],
    ['that is not run as a demo', () => started({ over: { demo: false } }), 'admin@axlebook.test'],
  ])('are not there in a system %s', async (_, start, email) => {
    const system = await start();
    if (email === 'boss@firm.test')
      await system.app
        .get(Accounts)
        .create(
          { email, firstName: 'B', lastName: 'O', role: 'admin', password: PASSWORD },
          systemContext(system.clock, 'cli', 'test'),
        );
    expect(await probes(system, email)).toEqual(none);
  });
});
