import type { Request } from 'express';
import { HttpProblem } from '../problems/problem.filter';
import { sameOriginOnly } from './same-origin';

const OURS = 'https://books.test';
const PUBLIC = 'https://www.books.test';
const OTHER = 'https://evil.test';
type Headers = Readonly<Record<string, string | undefined>>;

const asked = (method: string, headers: Headers, { path = '/api/x', token = 'of-this-session' } = {}): Request =>
  ({
    ...{ method, path, protocol: 'https', session: token === '' ? undefined : { token } },
    get: (name: string) => ({ host: 'books.test', ...headers })[name],
  }) as never;
/** What is said to a request; null: it goes on. */
const said = (request: Request): string | null => {
  let answer: unknown;
  sameOriginOnly(PUBLIC, (path) => path === '/api/webhook')(request, {} as never, (problem) => {
    answer = problem ?? null;
  });
  return answer instanceof HttpProblem ? `${answer.problem.statusCode} ${answer.problem.code}` : (answer as null);
};
const staff = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a request that changes something', () => {
  const cases = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    [undefined, 'same-origin', 'same-site', 'cross-site', 'none'].flatMap((site) =>
      [undefined, OURS, PUBLIC, OTHER, 'http://books.test', 'null'].map((origin) => ({ method, site, origin })),
    ),
  );
  it('comes from our own pages: by what the browser says of its site, and of its origin where it says both', () => {
    const isOurs = ({ site, origin }: (typeof cases)[number]): boolean =>
      (site === 'same-origin' && [undefined, OURS, PUBLIC].includes(origin)) ||
      (site === undefined && (origin === OURS || origin === PUBLIC));
    const passed = cases.filter(
      ({ method, site, origin }) => said(asked(method, { 'sec-fetch-site': site, origin })) === null,
    );
    expect(passed).toEqual(cases.filter(isOurs));
  });
  it('is refused as one of another site', () => expect(said(asked('POST', { origin: OTHER }))).toBe('403 CROSS_SITE'));
  it('comes from anywhere to a door that is open to strangers', () =>
    expect(said(asked('POST', { origin: OTHER }, { path: '/api/webhook' }))).toBeNull());
});

it.each(['GET', 'HEAD', 'OPTIONS'])('a %s comes from anywhere', (method) =>
  expect(said(asked(method, { origin: OTHER, 'sec-fetch-site': 'cross-site' }))).toBeNull(),
);

describe('a staff header', () => {
  it('carries the token of this very session', () =>
    expect(said(asked('GET', { 'x-staff-session': staff({ token: 'of-this-session' }) }))).toBeNull());
  it.each<[string, string, string?]>([
    ['the token of another session', staff({ token: 'of-another-one' })],
    ['no token', staff({})],
    ['a token that is no text', staff({ token: 7 })],
    ['what is no JSON', '%%%'],
    ['a token where there is no session', staff({ token: '' }), ''],
  ])('is refused with %s', (_, header, token = 'of-this-session') =>
    expect(said(asked('GET', { 'x-staff-session': header }, { token }))).toBe('401 FOREIGN_SESSION'),
  );
  it('grants nothing to a request of another site', () =>
    expect(said(asked('POST', { origin: OTHER, 'x-staff-session': staff({ token: 'of-this-session' }) }))).toBe(
      '403 CROSS_SITE',
    ));
});
