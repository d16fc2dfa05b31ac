import { apiErrorFrom, isLoggedOut } from './api-error';
import { changeAnswered } from '../live/moments';
import { signInAgain } from '../session/session-end';
import { staffSessionHeader } from '../session/stored-session';

export type QueryValue = string | number | boolean | null | undefined;
export type QueryParams = Record<string, QueryValue>;

interface Options {
  query?: QueryParams | undefined;
  body?: unknown;
  version?: number | undefined;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The call needs no session: a refusal is about the call itself. */
  sessionless?: boolean;
}

/** How long a list is and where its other pages are, as far as the server tells. */
export interface Paged {
  total: number;
  /** The list is longer than `total`: nobody counted further. */
  isMore?: boolean;
  /** What all rows add up to, as the server says it: '{"amount":{"in":"money","sum":"12300.00"}}'. */
  sums?: string | null;
  /** Cursors of other pages. */
  turns?: Partial<Record<Turn, string>>;
}
export type Turn = 'next' | 'prev' | 'last';

export interface Listing<Item> extends Paged {
  items: Item[];
  /** The address that it came from. */
  asked?: string;
  /** All rows, of a list that came at once. */
  all?: readonly Item[];
}

/** Such as '1,000+'. */
export const totalText = ({ total, isMore }: Paged): string => `${total.toLocaleString('en-US')}${isMore ? '+' : ''}`;

const LINK = /<([^>]+)>; rel="(next|prev|last)"/g;
const turnsIn = (link: string): Partial<Record<Turn, string>> =>
  Object.fromEntries(
    [...link.matchAll(LINK)].flatMap(([, address = '', turn = '']) => {
      const cursor = new URL(address, 'http://server').searchParams.get('cursor');
      return cursor === null ? [] : [[turn, cursor]];
    }),
  );
const pagedBy = (headers: Headers, came: number): Paged => {
  const [, digits, more] = /^(\d+)(\+?)$/.exec(headers.get('x-total-count') ?? '') ?? [];
  const link = headers.get('link');
  return {
    total: digits === undefined ? came : Number(digits),
    sums: headers.get('x-sums'),
    isMore: more === '+',
    ...(link !== null && { turns: turnsIn(link) }),
  };
};

const withQuery = (path: string, query: QueryParams = {}): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
};

const headersOf = (method: string, { body, version, idempotencyKey }: Options): Record<string, string> => {
  const session = staffSessionHeader();
  return {
    accept: 'application/json',
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(session !== null && { 'x-staff-session': session }),
    ...(method === 'POST' && idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
};

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * A change that finds the session gone waits for a sign-in over the page, and is then made as it was wished; never by
 * somebody else.
 */
export const overSessionEnd = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  try {
    return await attempt();
  } catch (error) {
    const who = isLoggedOut(error) ? await signInAgain() : 'nobody';
    if (who === 'nobody') throw error;
    // the page is about to be loaded again for whoever that is
    return who === 'same' ? overSessionEnd(attempt) : never();
  }
};

const once = async (method: string, path: string, options: Options): Promise<Response> => {
  const response = await fetch(withQuery(path, options.query), {
    method,
    credentials: 'include',
    headers: headersOf(method, options),
    ...(options.body !== undefined && {
      body: options.body instanceof FormData ? options.body : JSON.stringify(options.body),
    }),
    ...(options.signal && { signal: options.signal }),
  });
  if (method !== 'GET') changeAnswered(response.headers.get('x-request-id'));
  if (!response.ok) throw await apiErrorFrom(response);
  return response;
};

const send = (method: string, path: string, options: Options): Promise<Response> => {
  if (method === 'GET') return once(method, path, options);
  const { idempotencyKey = crypto.randomUUID() } = options;
  const attempt = () => once(method, path, { ...options, idempotencyKey });
  return options.sessionless ? attempt() : overSessionEnd(attempt);
};

const bodyOf = async <T>(response: Response): Promise<T> => {
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

const json = async <T>(method: string, path: string, options: Options = {}): Promise<T> =>
  bodyOf<T>(await send(method, path, options));

export const api = {
  get: <T>(path: string, options?: Options) => json<T>('GET', path, options),
  post: <T>(path: string, body?: unknown, options?: Options) => json<T>('POST', path, { ...options, body: body ?? {} }),
  put: <T>(path: string, body: unknown, options?: Options) => json<T>('PUT', path, { ...options, body }),
  patch: <T>(path: string, body: unknown, options?: Options) => json<T>('PATCH', path, { ...options, body }),
  delete: <T = void>(path: string, options?: Options) => json<T>('DELETE', path, options),
  /** A file as it is kept or drawn. */
  blob: async (path: string): Promise<Blob> => (await send('GET', path, {})).blob(),
  /** A file that is made of what is sent. */
  file: async (path: string, body: unknown): Promise<Blob> => (await send('POST', path, { body })).blob(),
  list: async <T>(path: string, options: Options = {}): Promise<Listing<T>> => {
    const response = await send('GET', path, options);
    const items = await bodyOf<T[]>(response);
    return { items, ...pagedBy(response.headers, items.length), asked: response.url };
  },
};

const EXPORT_BATCH = 1_000;

/** Every row of a list, page after page. */
export const listAll = async <T>(path: string, query: QueryParams = {}): Promise<T[]> => {
  const all: T[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, turns } = await api.list<T>(path, { query: { ...query, limit: EXPORT_BATCH, cursor } });
    all.push(...items);
    cursor = turns?.next;
    if (cursor === undefined) return all;
  }
};
