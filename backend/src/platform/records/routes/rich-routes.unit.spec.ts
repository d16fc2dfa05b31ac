/**
 * Declares events and records of its own, which no other file may find.
 * @own-modules
 */
import { PATH_METADATA } from '@nestjs/common/constants';
import { z } from 'zod';
import { eventFamily } from '../../event-log/events/event-catalog';
import { defineEvent } from '../../event-log/events/events';
import { Choice, Day, Line, Money } from '../../fields/decorators';
import { cents, type Cents } from '../../money/money';
import { ROUTE, type DeclaredRoute } from '../../web/routes/route';
import { Rich, richKindOf } from '../kind/rich-kind';
import { VersionedRecord } from '../kind/stored-record';
import { richRoutes, withBody, type Printer } from './rich-routes';

const billEvents = eventFamily('bill', { BillDrafted: defineEvent('drafted the bill', z.object({ id: z.int() })) });
type Command =
  | { readonly type: 'CreateBill'; readonly id: number; readonly number: string; readonly terms: object }
  | { readonly type: 'ChangeBill'; readonly id: number; readonly changes: object }
  | { readonly type: 'PayBill'; readonly id: number; readonly on: string }
  | { readonly type: 'VoidBill'; readonly id: number; readonly on: string; readonly reason: string };

@Rich<null, Command, typeof billEvents, Bill>({
  plural: 'bills',
  numbers: 'bill_ids',
  displayName: 'billNumber',
  belonging: 'firm',
  may: { read: ['bills.read', 'portal.read'] },
  events: billEvents,
  decider: { initialState: null, decide: () => [], evolve: (state) => state },
  requiredPermissions: { CreateBill: () => [], ChangeBill: () => [], PayBill: () => [], VoidBill: () => [] },
  valuesOf: () => ({}),
  rows: { name: 'bills', version: 1, keys: ({ data }) => [{ id: data.id }], on: {} },
})
class Bill extends VersionedRecord<number> {
  @Line('Number', { systemSet: true }) billNumber: string;
  @Money('Amount') amount: Cents;
  @Money('Deduction', { initial: cents(0) }) deduction: Cents;
  @Day('Billed', { today: true }) billedOn: string;
  @Line('Notes', { optional: true }) notes: string | null;
  @Choice('Status', ['draft', 'paid'], { systemSet: true }) status: 'draft' | 'paid';
}
class Reason {
  @Line('Reason') reason: string;
}
class Prints implements Printer {
  print() {
    return Promise.resolve({ number: 'B-7', pdf: Buffer.from('%PDF') });
  }
}
class Bills extends richRoutes(richKindOf<Bill, null, Command>(Bill), {
  list: true,
  get: true,
  add: {
    allow: 'bills.write',
    summary: 'Draft a bill',
    number: { field: 'billNumber', of: (id) => `B-${id}` },
    command: (id, { body, number }) => ({ type: 'CreateBill', id, number, terms: body }),
  },
  change: {
    allow: 'bills.write',
    summary: 'Change a draft',
    command: (id, { body }) => ({ type: 'ChangeBill', id, changes: body }),
  },
  commands: {
    pay: { allow: 'bills.pay', summary: 'Say that it was paid', runs: 'PayBill' },
    void: withBody(Reason, {
      allow: 'bills.delete',
      summary: 'Cancel it',
      command: (id, { body, on }) => ({ type: 'VoidBill', id, on, reason: body.reason }),
    }),
  },
  pdf: { printer: Prints, past: ['settings'] },
}) {}
class OnlyList extends richRoutes(richKindOf<Bill, null, Command>(Bill), { list: true }) {}

type Handlers = Record<string, (...args: unknown[]) => Promise<unknown>>;
const handlers = Bills.prototype as unknown as Handlers;
const routeOf = (name: string): DeclaredRoute => Reflect.getMetadata(ROUTE, handlers[name] ?? {}) as DeclaredRoute;

/** The controller over a store that tells what it was asked. */
const overStore = (): { readonly asked: unknown[]; readonly call: Handlers } => {
  const asked: unknown[] = [];
  const store = {
    answer: () => 'answered',
    create: async ({ values, number, command }: Record<string, unknown>) => {
      const { given, of } = number as { given: string | null; of: (id: number) => string };
      asked.push({ values, given, command: await (command as (id: number, taken: string) => unknown)(7, of(7)) });
    },
    decide: (id: number, command: object, _: unknown, along: object = {}) => asked.push({ id, command, along }),
  };
  const printer = new Prints();
  const calendar = { today: () => Promise.resolve('2026-11-26') };
  return { asked, call: Object.assign(new Bills() as unknown as Handlers, { store, printer, calendar }) };
};
const CONTEXT = { clock: { now: () => new Date() } };

describe('the routes of a rich record', () => {
  it.each([
    ['list', '/', ['bills.read', 'portal.read'], 'The bills'],
    ['get', ':id', ['bills.read', 'portal.read'], 'One bill'],
    ['add', '/', 'bills.write', 'Draft a bill'],
    ['change', ':id', 'bills.write', 'Change a draft'],
    ['pay', ':id/pay', 'bills.pay', 'Say that it was paid'],
    ['void', ':id/void', 'bills.delete', 'Cancel it'],
    ['pdf', ':id/pdf', ['bills.read', 'portal.read'], 'The bill as a PDF'],
  ])('%s has an address and says its permission', (name, path, allow, summary) => {
    expect(Reflect.getMetadata(PATH_METADATA, handlers[name] ?? {})).toBe(path);
    expect(routeOf(name)).toMatchObject({ allow, summary });
    expect(handlers[name]?.name).toBe(name);
  });

  it('are those that are declared', () => {
    expect(Object.hasOwn(Object.getPrototypeOf(OnlyList.prototype) as object, 'list')).toBe(true);
    expect((OnlyList.prototype as unknown as Handlers)['get']).toBeUndefined();
  });

  it('read from the tables of the record, and the PDF from further ones', () =>
    expect(
      [routeOf('get').past, routeOf('pdf').past].map((past) => (typeof past === 'function' ? past() : past)),
    ).toEqual([['bills'], ['bills', 'settings']]));

  it('make a command of a new record, whose fields are filled in, under the next number', async () => {
    const { asked, call } = overStore();
    expect(await call['add']?.({ amount: 5 }, CONTEXT, {})).toBe('answered');
    const values = { amount: 5, deduction: 0, billedOn: '2026-11-26', notes: null };
    expect(asked).toEqual([
      { values, given: null, command: { type: 'CreateBill', id: 7, number: 'B-7', terms: values } },
    ]);
  });

  it('make a command of what changes, of the day, and of a body', async () => {
    const { asked, call } = overStore();
    await call['change']?.(7, { notes: null, amount: undefined }, CONTEXT, {});
    await call['pay']?.(7, CONTEXT, {});
    await call['void']?.(7, CONTEXT, {}, { reason: 'Twice' });
    expect(asked).toEqual([
      { id: 7, command: { type: 'ChangeBill', id: 7, changes: { notes: null } }, along: { values: { notes: null } } },
      { id: 7, command: { type: 'PayBill', id: 7, on: '2026-11-26' }, along: {} },
      { id: 7, command: { type: 'VoidBill', id: 7, on: '2026-11-26', reason: 'Twice' }, along: {} },
    ]);
  });

  it('send what is printed under the number of the record', async () =>
    expect(await overStore().call['pdf']?.(7, {})).toMatchObject({
      options: { type: 'application/pdf', disposition: 'inline; filename="B-7.pdf"', length: 4 },
    }));
});
