import { publishedApi } from '../../testing/published-api';
import { FuzzRequests, type FuzzRequest } from './support/fuzz-requests';
import { plantForFuzz } from './support/fuzz-ground';
import { CAMEL_CASE, INSIDES } from './support/inner-language';
import { newAgent, newClient, newPortalUser } from './support/people';
import { Seeded } from './support/seeded';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/visitor';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20261122);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);

/** Left to tests of their own: they end the visitor's session, never end, or take files or signed bytes. */
const LEFT = ['POST /api/logout', 'GET /api/logout', 'DELETE /api/sessions', 'GET /api/stream', 'POST /api/documents/upload', 'POST /api/agent/avatar', 'POST /api/webhooks/card-payments'];

/** Refusals of what the schema allows: rules over several fields, or over what exists, that no schema of one body can say. */
const EXPLAINED: readonly (readonly [string, RegExp])[] = [
  ['GET', /^Sort must be one of |^The cursor is not one of ours$|^The log has no such position$|^Give either asOf or position, not both$/],
  ['POST /api/create-payment-intent', /^The amount must be \$/],
  ['POST /api/agents', /^This user (does not exist|is not an agent)/],
  ['PUT /api/agents/{id}', /^An agent stays with its user/],
  ['POST /api/users', /^Choose the client this user belongs to$|^Only users of the client portal belong to a client$|^This client does not exist$/],
  ['PATCH /api/users/{id}', /^Choose the client this user belongs to$|^Only users of the client portal belong to a client$|^This client does not exist$/],
  ['POST /api/agents/{id}/set-password', /^This password is too common/],
  ['POST /api/auth/reset-password', /^This link has expired|^This password is too common/],
  ['POST /api/clients', /^This agent does not exist$/],
  ['PATCH /api/clients/{id}', /^This agent does not exist$/],
  ['POST /api/client-registration', /^Please try again or contact us directly\.$/],
  ['POST /api/loads', /^This (broker|client) does not exist$|^Choose a client$/],
  ['PATCH /api/loads/{id}', /^This (broker|client) does not exist$|^Choose a client$/],
  ['POST /api/invoices', /^Choose a client$|^Amount is required$|^Amount must be positive$|^The lines do not add up|^This (carrier|load|client) does not exist$/],
  ['PATCH /api/invoices/{id}', /^Choose a client$|^The lines do not add up|^Amount must be positive$|^This (carrier|load|client) does not exist$/],
  ['POST /api/invoices/{id}/send', /^This carrier has no e-mail address/],
  ['POST /api/invoices/{id}/payments', /^The factor fee cannot be more than the payment$/],
  ['POST /api/ifta-processes', /^This client does not exist$/],
  ['PATCH /api/ifta-processes/{id}', /^This client does not exist$/],
  ['PATCH /api/documents/{id}/status', /^Say why the document is rejected$/],
  ['PATCH /api/settings', /^Time zone must be one such as America/],
];

/** Where only somebody with a password or the link of a letter gets through. */
const BY_SECRET = /\/login$|\/reset-password$/;

/** A sentence without what only repeats names of the request or of parameters. */
const words = (text: string): string => text.replace(/^(Unknown (field|query parameter): .*|Sort must be one of .*)$|\basOf\b/, '');

describe(`requests made from the published schemas (seed ${SEED})`, () => {
  let system: TestSystem;
  const visitors = new Map<string, Visitor>();
  const pool = new Map<string, unknown[]>();
  const keep = (name: string, value: unknown): void => void pool.set(name, [...(pool.get(name) ?? []), value].slice(-40));

  beforeAll(async () => {
    system = await TestSystem.start();
    const own = await newClient(system, { email: 'office@own.test' });
    visitors.set('anonymous', system.visitor());
    for (const role of ['admin', 'employee', 'driver'] as const) visitors.set(role, await system.as(role));
    visitors.set('client', (await newPortalUser(system, own)).visitor);
    visitors.set('agent', (await newAgent(system, { canCreateInvoices: true, canViewReports: true, canManageClients: true, canAccessAccounting: true, accessLevel: 'advanced' })).visitor);
    await plantForFuzz(system, { admin: visitors.get('admin') as Visitor, client: visitors.get('client') as Visitor }, own, keep);
  });
  afterAll(() => system.stop());

  const roleFor = ({ route }: FuzzRequest, random: Seeded): string => {
    const needs = route.operation.description ?? '';
    if (random.chance(0.4)) return random.of([...visitors.keys()]);
    return needs.includes('portal.') && !needs.includes(' or ') ? 'client' : needs.includes('agent.') ? 'agent' : needs === 'Public.' ? 'anonymous' : 'admin';
  };
  const faultOf = ({ valid, mustBeRefused, unknownQueries, route }: FuzzRequest, { status, text, body }: Answer): string | null => {
    if (status >= 500) return 'failed';
    const sentences = status < 400 ? [] : [String(body['message']), ...((body['errors'] ?? []) as { message: string }[]).map(({ message }) => message)].map(words);
    if (sentences.some((sentence) => INSIDES.test(sentence) || CAMEL_CASE.test(sentence)) || (status >= 400 && /node_modules|\.js:\d/.test(text))) return 'inner language';
    if (mustBeRefused && status < 300) return 'took what its schema forbids';
    if (unknownQueries.length > 0 && status === 400 && body['code'] === 'INVALID' && !text.includes(`Unknown query parameter: ${unknownQueries[0]}`)) return 'did not name the unknown parameter';
    if (valid && status === 400 && !EXPLAINED.some(([name, sentence]) => (name === route.name || name === route.method) && sentence.test(String(body['message'])))) return 'refused what its schema allows';
    return null;
  };

  it('are answered as published, whoever asks and whatever is asked', async () => {
    const random = new Seeded(SEED);
    const requests = new FuzzRequests(publishedApi(), random, pool, LEFT);
    const order = Array.from({ length: Math.ceil(REQUESTS / requests.routes.length) }, () => random.shuffled(requests.routes)).flat().slice(0, REQUESTS);
    const faults: string[] = [];
    const accepted = new Set<string>();
    for (const [nr, route] of order.entries()) {
      if (nr % 40 === 0) await system.sql('DELETE FROM rate_limits');
      const request = requests.to(route);
      const role = roleFor(request, random);
      const told = `#${nr} ${role} ${route.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.body)?.slice(0, 600) ?? ''}`;
      const visitor = route.template.endsWith('/login') ? system.visitor() : (visitors.get(role) as Visitor);
      const answer = await visitor.send<Record<string, unknown>>(route.method, request.path, request.body, request.headers).catch((error: Error) => error);
      const fault = answer instanceof Error ? answer.message : faultOf(request, answer);
      if (fault !== null) faults.push(`${fault}: ${told} → ${answer instanceof Error ? '' : `${answer.status} ${answer.text.slice(0, 300)}`}`);
      if (!(answer instanceof Error) && answer.status < 300) accepted.add(route.name);
      if (!(answer instanceof Error) && answer.status === 201 && !route.template.includes('{')) keep(route.template, answer.body['id']);
    }
    expect(faults).toEqual([]);
    const neverAccepted = requests.routes.filter(({ name, body }) => body && !BY_SECRET.test(name) && !accepted.has(name)).map(({ name }) => name);
    if (process.env['FUZZ_SEED'] === undefined) expect(neverAccepted).toEqual([]);
  }, 900_000);
});
