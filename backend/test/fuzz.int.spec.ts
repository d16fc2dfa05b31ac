import { publishedApi } from '../../testing/published-api';
import { inShare, isWhole } from '../../testing/share';
import { kindsWithPapers } from './support/world/papers';
import { FuzzRequests, type FuzzRequest, type FuzzRoute } from './support/requests/fuzz-requests';
import { plantRecords } from './support/world/planted-records';
import { CAMEL_CASE, INSIDES } from './support/requests/inner-language';
import { newAgent, newClient, newPortalUser } from './support/world/people';
import { Seeded } from './support/requests/seeded';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';
import { EXPLAINED } from './support/explained-refusals';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20261122);
/** How often a route is tried with bodies that its schema allows. */
const TRIES = 200;
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);

/** Left to tests of their own: they end the visitor's session, never end, or take files or signed bytes. */
const LEFT = [
  'POST /api/logout',
  'GET /api/logout',
  'DELETE /api/sessions',
  'GET /api/stream',
  'POST /api/documents/upload',
  'POST /api/agent/avatar',
  'POST /api/expenses/read-receipt',
  'POST /api/documents/read',
  'POST /api/documents/read/page',
  'POST /api/documents/read/{id}/saved',
  'POST /api/profile/avatar',
  'POST /api/admin/profile/avatar',
  'PATCH /api/admin/profile',
  'POST /api/webhooks/card-payments',
  ...kindsWithPapers().map(({ options: { plural } }) => `POST /api/${plural}/{id}/documents`),
];

/** Made at random, debits equal credits too seldom: `entries` and `entry-templates.controller.int` write them. */
const BALANCED = [
  'POST /api/ledger/entries',
  'POST /api/entry-templates',
  'POST /api/clearing-payouts',
  // an expense on account that is owed, or paid; a payment that stands: expense-payments.int, fuel-cards.int
  'POST /api/expenses/{id}/pay',
  'POST /api/expenses/{id}/payment/reverse',
  'POST /api/fuel-cards/payments/{id}/reverse',
  // a quarter in which something stands out that its client has to settle: ask-about-quarter.int
  'POST /api/ifta/review/ask',
  // a return that was looked through, filed, paid: returns.controller.int
  'POST /api/ifta/returns/{id}/file',
  'POST /api/ifta/returns/{id}/amend',
  'POST /api/ifta/returns/{id}/pay',
  'POST /api/ifta/returns/{id}/payment/reverse',
  // a line that is set aside, a provider that is set up: fuel.int
  'POST /api/fuel-cards/transactions/{id}/book',
  'POST /api/fuel-cards/transactions/{id}/dismiss',
  'POST /api/fuel-cards/sync',
  // a form that is complete or filed, and the header row of the IRS's template: tax-forms.int
  'PUT /api/tax-forms/template',
  'POST /api/tax-forms/{id}/file',
  'POST /api/tax-forms/{id}/correct',
  // a balance or an amount that is right to the cent: bank.int
  'POST /api/bank-lines/{id}/match',
  'POST /api/bank-accounts/{id}/reconciliations',
  'POST /api/bank-accounts/{id}/reconciliations/{rid}/undo',
  // a settlement that stands where its step begins, escrow that is held: settlements.int
  ...['approve', 'reopen', 'pay', 'payment/reverse', 'discard', 'send', 'disputes', 'disputes/answer'].map(
    (step) => `POST /api/settlements/{id}/${step}`,
  ),
  ...['POST /api/settlements', 'PATCH /api/settlements/{id}', 'POST /api/drivers/{id}/escrow-returns'],
  // an invoice that is with a factor of that kind: factors.int
  ...['collect', 'release', 'charge-back'].map((step) => `POST /api/invoices/{id}/factor/${step}`),
];
/** Where only somebody with a password or the link of a letter gets through. */
const BY_SECRET = /\/login$|\/reset-password$/;

/** A sentence without what only repeats names of the request, of parameters or of records. */
const words = (text: string): string =>
  text
    .replace(/^(Unknown (field|query parameter): .*|Sort must be one of .*|This \w+ is in use by .*)$|\basOf\b/, '')
    .replace(/“[^”]*”/g, '');

describe(`requests made from the published schemas (seed ${SEED})`, () => {
  let system: TestSystem;
  const visitors = new Map<string, Visitor>();
  const pool = new Map<string, unknown[]>();
  const keep = (name: string, value: unknown): void =>
    void pool.set(name, [...(pool.get(name) ?? []), value].slice(-40));

  // a world for each test: what one carries out is not there any more for the next
  beforeEach(async () => {
    pool.clear();
    visitors.clear();
    system = await TestSystem.start();
    const own = await newClient(system, { email: 'office@own.test' });
    visitors.set('anonymous', system.visitor());
    for (const role of ['admin', 'employee', 'driver'] as const) visitors.set(role, await system.as(role));
    visitors.set('client', (await newPortalUser(system, own)).visitor);
    visitors.set(
      'agent',
      (
        await newAgent(system, {
          canCreateInvoices: true,
          canViewReports: true,
          canManageClients: true,
          canAccessAccounting: true,
          accessLevel: 'advanced',
        })
      ).visitor,
    );
    await plantRecords(
      system,
      { admin: visitors.get('admin') as Visitor, client: visitors.get('client') as Visitor },
      own,
      keep,
    );
  });
  afterEach(() => system.stop());

  const ableTo = ({ operation: { description = '' } }: FuzzRoute): string =>
    description.includes('portal.') && !description.includes(' or ')
      ? 'client'
      : description.includes('agent.')
        ? 'agent'
        : 'admin';
  const whoMay = (route: FuzzRoute): Visitor => visitors.get(ableTo(route)) as Visitor;
  const askedBy = ({ route }: FuzzRequest, random: Seeded): string =>
    random.chance(0.4) ? random.of([...visitors.keys()]) : ableTo(route);
  const faultOf = (
    { valid, mustBeRefused, unknownQueries, route }: FuzzRequest,
    { status, text, body }: Answer,
  ): string | null => {
    if (status >= 500) return 'failed';
    const sentences =
      status < 400
        ? []
        : [
            String(body['message']),
            ...((body['errors'] ?? []) as { message: string }[]).map(({ message }) => message),
          ].map(words);
    if (
      sentences.some((sentence) => INSIDES.test(sentence) || CAMEL_CASE.test(sentence)) ||
      (status >= 400 && /node_modules|\.js:\d/.test(text))
    )
      return 'inner language';
    if (mustBeRefused && status < 300) return 'took what its schema forbids';
    if (
      unknownQueries.length > 0 &&
      status === 400 &&
      body['code'] === 'INVALID' &&
      !text.includes(`Unknown query parameter: ${unknownQueries[0]}`)
    )
      return 'did not name the unknown parameter';
    if (
      valid &&
      status === 400 &&
      !EXPLAINED.some(
        ([name, sentence]) => (name === route.name || name === route.method) && sentence.test(String(body['message'])),
      )
    )
      return 'refused what its schema allows';
    return null;
  };

  it('are refused by name where a number in an address is none, or beyond its bounds', async () => {
    const requests = new FuzzRequests(publishedApi(), new Seeded(SEED), pool, LEFT);
    const asked = requests.routes
      .filter(({ name }) => inShare(name))
      .flatMap((route) =>
        (route.operation.parameters ?? [])
          .filter((one) => one.in === 'query' && one.schema['type'] === 'integer')
          .map(({ name, schema }) => ({ route, name, schema })),
      );
    /** The other parameters that a route needs, with their first choice, or their least. */
    const others = ({ operation }: (typeof asked)[number]['route'], name: string): string =>
      (operation.parameters ?? [])
        .filter((one) => one.in === 'query' && one.required && one.name !== name)
        .map(
          (one) =>
            `&${one.name}=${String((one.schema['enum'] as string[] | undefined)?.[0] ?? (one.schema['minimum'] as number | undefined) ?? 1)}`,
        )
        .join('');
    for (const { route, name, schema } of asked) {
      for (const value of ['2147483648', '9007199254740993', '99999999999999999999', '-1', '1.5', 'x', '']) {
        const { status, body } = await whoMay(route).send<{ errors?: { field: string }[] }>(
          'GET',
          `${requests.addressOf(route)}?${name}=${value}${others(route, name)}`,
          undefined,
          {},
        );
        const within = /^\d+$/.test(value) && publishedApi().mismatch(schema, Number(value)) === null;
        // it is of one broker, and there is none of that number
        const found = route.name === 'GET /api/reports/broker-ledger' ? 404 : 200;
        const expected = within && name !== 'position' ? [found, undefined] : [400, name];
        expect([route.name, value, status, body.errors?.[0]?.field]).toEqual([route.name, value, ...expected]);
      }
    }
    if (isWhole) expect(asked.length).toBeGreaterThan(20);
  });

  it('are refused by a sentence where the body is empty or a list', async () => {
    const requests = new FuzzRequests(publishedApi(), new Seeded(SEED), pool, LEFT);
    await system.sql('DELETE FROM rate_limits');
    for (const route of requests.routes.filter(({ name, body }) => body && inShare(name))) {
      const list = await whoMay(route).send<Record<string, unknown>>(route.method, requests.addressOf(route), [], {});
      expect([route.name, list.status, list.body['message']]).toEqual([route.name, 400, 'Send an object']);
      const empty = await whoMay(route).send<Record<string, unknown>>(route.method, requests.addressOf(route), {}, {});
      const allowed = publishedApi().mismatch(route.body ?? {}, {}) === null;
      if (!allowed)
        expect([
          route.name,
          empty.status,
          INSIDES.test(empty.text) || CAMEL_CASE.test(String(empty.body['message'])),
        ]).toEqual([route.name, 400, false]);
    }
  });

  const told = (request: FuzzRequest, role: string): string =>
    `${role} ${request.route.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.body)?.slice(0, 600) ?? ''}`;
  const faults: string[] = [];
  /** @returns whether it was let through */
  const ask = async (request: FuzzRequest, role: string, nr: number | string): Promise<boolean> => {
    const { method, template } = request.route;
    const visitor = template.endsWith('/login') ? system.visitor() : (visitors.get(role) as Visitor);
    try {
      const answer = await visitor.send<Record<string, unknown>>(method, request.path, request.body, request.headers);
      const fault = faultOf(request, answer);
      if (fault !== null)
        faults.push(`${fault}: #${nr} ${told(request, role)} → ${answer.status} ${answer.text.slice(0, 300)}`);
      if (answer.status === 201 && !template.includes('{')) keep(template, answer.body['id']);
      return answer.status < 300;
    } catch (error) {
      faults.push(`${(error as Error).message}: #${nr} ${told(request, role)}`);
      return false;
    }
  };

  it('get through in the end wherever a body is asked for: the schemas do not promise what is refused', async () => {
    const requests = new FuzzRequests(publishedApi(), new Seeded(SEED), pool, LEFT);
    const shut: string[] = [];
    for (const route of requests.routes.filter(
      ({ name, body }) => body && !BALANCED.includes(name) && !BY_SECRET.test(name),
    )) {
      let through = false;
      for (let nr = 0; nr < TRIES && !through; nr += 1) {
        if (nr % 20 === 0) await system.sql('DELETE FROM rate_limits');
        through = await ask(requests.right(route), ableTo(route), `right ${nr}`);
      }
      if (!through) shut.push(route.name);
    }
    expect([faults.splice(0), shut]).toEqual([[], []]);
  }, 900_000);

  it('are answered as published, whoever asks and whatever is asked', async () => {
    const random = new Seeded(SEED);
    const requests = new FuzzRequests(publishedApi(), random, pool, LEFT);
    const order = Array.from({ length: Math.ceil(REQUESTS / requests.routes.length) }, () =>
      random.shuffled(requests.routes),
    )
      .flat()
      .slice(0, REQUESTS);
    for (const [nr, route] of order.entries()) {
      if (nr % 40 === 0) await system.sql('DELETE FROM rate_limits');
      const request = requests.to(route);
      // the same requests in every share, each asked in one
      if (!inShare(`${nr}`)) continue;
      await ask(request, askedBy(request, random), nr);
    }
    expect(faults.splice(0)).toEqual([]);
  }, 900_000);
});
