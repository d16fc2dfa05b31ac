import type { Answer } from '../../../support/world/visitor';
import type { Books, InvoiceSeen } from '../../views/books';
import { type Eyes, sees, scopeOf } from '../../views/eyes';
import { money, plusDays } from '../../plain';
import type { StepName, Command } from '../steps';
import type { World } from '../../world';

type Done = Answer | null;
export type Doing<Name extends StepName> = (command: Command<Name>, world: World, books: Books) => Promise<Done>;
export type Doings = { readonly [Name in StepName]: Doing<Name> };
export const pick = <Item>(items: readonly Item[], nr: number): Item | undefined =>
  items[nr % Math.max(1, items.length)];
export const someone = ({ people: { admin, employee, agent, openAgent } }: World, nr: number): Eyes =>
  pick([admin, employee, agent, openAgent], nr) ?? admin;
export const PORTAL = 5;
export const asking = (world: World, nr: number): Eyes => (nr === PORTAL ? world.people.portal : someone(world, nr));
export const idOf = (books: Books, kind: string, nr: number | null | undefined): string | number | null =>
  nr === null || nr === undefined ? null : (pick(books.records(kind), nr)?.id ?? null);
export const agentOf = (books: Books, nr: number | null): string | null =>
  nr === null ? null : String(pick([...books.records('agent')].reverse(), nr)?.id);
export const linesOf = (lines: readonly { kind: string; amount: number }[]) =>
  lines.map(({ kind, amount }) => ({ kind, description: kind, amount: money(amount) }));
export const onDay = (books: Books, days: number | null | undefined): string | null | undefined =>
  days === null || days === undefined ? days : plusDays(books.today, days);
export const tenth = (value: number | null): string | null => (value === null ? null : (value / 10).toFixed(1));
export const defined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
const LOW = 2;
export let keys = 0;
/** Posts; when `twice`, posts the same again under the same key: one answer, one deed. */
export const post = async (
  world: World,
  { visitor }: Eyes,
  path: string,
  body: object,
  twice = false,
): Promise<Answer> => {
  keys += 1;
  const headers = { 'idempotency-key': `oracle-${keys}` };
  const first = await visitor.post(path, body, headers);
  if (!twice || first.status >= 400) return first;
  const { events } = await world.books();
  const second = await visitor.post(path, body, headers);
  expect({ path, status: second.status, body: second.body, facts: (await world.books()).events.length }).toEqual({
    path,
    status: first.status,
    body: first.body,
    facts: events.length,
  });
  return first;
};
/** What the deed must answer: the decision in one plain sentence of the test. */
export const answered = (deed: string, { status, text }: Answer, expected: number): void =>
  expect({ deed, status, text }).toEqual({ deed, status: expected, text });
/** A low number picks one that the actor sees and that `suits`, if there is one; a high number any. */
export const chosen = <Item>(items: readonly Item[], nr: number, suits: (item: Item) => boolean): Item | undefined => {
  const suitable = items.filter(suits);
  return pick(nr > LOW || suitable.length === 0 ? items : suitable, nr);
};
export const seenBy = (books: Books, eyes: Eyes, invoice: InvoiceSeen): boolean =>
  sees(scopeOf(books, eyes), invoice.state.terms.clientId);
export const invoiceFor = (
  books: Books,
  eyes: Eyes,
  nr: number,
  suits: (invoice: InvoiceSeen) => boolean = () => true,
): InvoiceSeen | undefined => chosen(books.invoices, nr, (invoice) => seenBy(books, eyes, invoice) && suits(invoice));
export const addressFor = (books: Books, eyes: Eyes, nr: number, suits?: (invoice: InvoiceSeen) => boolean): string =>
  `/api/invoices/${invoiceFor(books, eyes, nr, suits)?.id ?? 0}`;
