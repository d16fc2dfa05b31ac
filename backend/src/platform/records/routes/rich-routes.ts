import { Body, Get, HttpStatus, Inject, Patch, Post, Query, type StreamableFile, type Type } from '@nestjs/common';
import type { Scope, Viewer } from '../../access/viewer';
import type { Named } from '../../event-log/commands/aggregate';
import type { CommandContext } from '../../event-log/commands/context';
import type { FieldClass } from '../../fields/field';
import type { ListQuery } from '../../lists/list-query';
import type { Page } from '../../lists/page';
import type { IsoDate } from '../../money/dates';
import { IdParam, UuidParam } from '../../web/routes/address';
import type { Versioned } from '../../web/routes/answer';
import { pdfFile, PdfRoute } from '../../web/routes/pdf-route';
import { Ctx, Me } from '../../web/routes/request-context';
import { Route, type RouteSpec } from '../../web/routes/route';
import { Calendar } from '../../web/routes/time-travel.guard';
import type { Values } from '../kind/kind-options';
import type { RichKind } from '../kind/rich-kind';
import type { VersionedRecord } from '../kind/stored-record';
import { given, newValuesOf, requestsOf, type NewValues } from '../requests/requests';
import { richStoreToken, type RichStore } from '../store/rich-store';
import { declareRoute, tablesShown, type Argument } from './declare-route';

/** What every route says: the permission that it requires, and what it does. */
type Said = Pick<RouteSpec, 'allow' | 'summary'>;

/** A request as its route makes a command of it. */
export interface Asked<Body = object> {
  /** The current day of the firm. */
  readonly on: IsoDate;
  readonly body: Body;
}

/** A route that runs a command on one record: `POST /api/payouts/7/approve`. */
export interface CommandRoute<Id, Command> extends Said {
  /** The class of the body; see `withBody`. */
  readonly body?: FieldClass;
  readonly command: (id: Id, asked: Asked<never>) => Command;
}

/** Prints a record in scope: the number that names the file, and its bytes. */
export interface Printer {
  print(id: never, scope: Scope): Promise<{ readonly number: string; readonly pdf: Buffer }>;
}

/** The types of the commands that say no more than the record and the day. */
type DatedCommand<Command> = Command extends Named
  ? [Exclude<keyof Command, 'type' | 'id' | 'on'>] extends [never]
    ? Command['type']
    : never
  : never;

/**
 * The routes of a rich record; a route that is not declared does not exist. Those that read require the permission to
 * read the record, each of the others says its own.
 */
export interface RichRoutes<R extends VersionedRecord, Command> {
  readonly list?: true;
  readonly get?: true;
  readonly add?: Said & {
    /** The field that holds the number of the record, and the number of a new one, as long as it is free. */
    readonly number?: { readonly field: keyof R & string; readonly of: (id: number) => string };
    readonly command: (id: R['id'], asked: Asked<NewValues<R>> & { readonly number: string }) => Command;
  };
  readonly change?: Said & { readonly command: (id: R['id'], asked: Asked<Partial<NewValues<R>>>) => Command };
  /** By the last part of the address. */
  /** By the last part of the address; `runs` is the type of a command that takes the day and nothing else. */
  readonly commands?: Readonly<
    Record<string, CommandRoute<R['id'], Command> | (Said & { readonly runs: DatedCommand<Command> })>
  >;
  /** Who prints the record, and the further tables that the PDF takes its values from. */
  readonly pdf?: { readonly printer: Type<Printer>; readonly past?: readonly string[] };
}

/**
 * A command with a body: `void: withBody(Reason, { allow: 'invoices.delete', summary: '…', command: (id, { body }) =>
 * ({ type: 'VoidInvoice', id, reason: body.reason }) })`.
 */
export const withBody = <Body extends object, Id, Command>(
  body: FieldClass<Body>,
  route: Said & { readonly command: (id: Id, asked: Asked<Body>) => Command },
): CommandRoute<Id, Command> => ({ ...route, body });

const datedRoute = <Id, Command>(route: Said & { readonly runs: string }): CommandRoute<Id, Command> => ({
  ...route,
  command: (id, { on }) => ({ type: route.runs, id, on }) as Command,
});

/** The controller that `richRoutes` makes; the class that extends it may add routes of its own. */
export abstract class RichController<R extends VersionedRecord, State, Command extends Named> {
  protected readonly store: RichStore<R, State, Command>;
  protected readonly calendar: Calendar;
  protected readonly printer: Printer;
}

/**
 * Derives the routes of a rich record.
 * @example @Controller('api/payouts') export class PayoutsController extends richRoutes(payoutKind, { list: true, get:
 *   true, commands: { pay: { allow: 'payouts.write', summary: 'Say that a payout was paid', runs: 'PayPayout' } } }) {}
 */
export const richRoutes = <R extends VersionedRecord, State, Command extends Named>(
  kind: RichKind<R, State, Command>,
  { list, get, add, change, commands = {}, pdf }: NoInfer<RichRoutes<R, Command>>,
): new () => RichController<R, State, Command> => {
  class Derived extends RichController<R, State, Command> {}
  const inject = (token: Parameters<typeof Inject>[0], name: string): void => Inject(token)(Derived.prototype, name);
  inject(richStoreToken(kind.table), 'store');
  inject(Calendar, 'calendar');
  if (pdf) inject(pdf.printer, 'printer');

  const requests = requestsOf(kind);
  const { title, pluralTitle } = kind;
  const allow = kind.options.may.read;
  const past = (): readonly string[] => tablesShown(kind);
  const one: Argument = [kind.options.numbers ? IdParam() : UuidParam()];
  const [answer, asker, viewing]: [typeof requests.shown, Argument, Argument] = [requests.shown, [Ctx()], [Me()]];
  const handle = <Args extends readonly unknown[]>(
    name: string,
    [verb, route]: readonly [MethodDecorator, MethodDecorator],
    args: readonly Argument[],
    handler: (this: Derived, ...args: Args) => unknown,
  ): void => {
    // the published name of the operation is that of the handler
    Object.defineProperty(handler, 'name', { value: name });
    Object.defineProperty(Derived.prototype, name, { value: handler, writable: true, configurable: true });
    declareRoute(Derived, name, verb, route, args);
  };

  if (list)
    handle(
      'list',
      [Get(), Route({ allow, summary: `The ${pluralTitle}`, answer, list: true, past })],
      [[Query(), requests.list], viewing],
      async function (query: ListQuery, viewer: Viewer): Promise<Page<Values>> {
        const page = await this.store.list(viewer, query);
        return page.of(await this.store.shown(viewer, page.items));
      },
    );
  if (get)
    handle(
      'get',
      [Get(':id'), Route({ allow, summary: `One ${title}`, answer, past })],
      [one, viewing],
      async function (id: R['id'], viewer: Viewer): Promise<Versioned<Values>> {
        return this.store.answer(viewer, { record: await this.store.get(viewer, id) });
      },
    );
  if (add)
    handle(
      'add',
      [Post(), Route({ allow: add.allow, summary: add.summary, answer, status: HttpStatus.CREATED })],
      [[Body(), requests.add], asker, viewing],
      async function (sent: Values, context: CommandContext, viewer: Viewer): Promise<Versioned<Values>> {
        const on = await this.calendar.today(context.clock.now());
        const body = newValuesOf(kind, sent, on);
        const number = add.number && { ...add.number, given: (sent[add.number.field] ?? null) as string | null };
        const begun = {
          values: body,
          ...(number ? { number } : {}),
          command: (id: never, taken: string) => add.command(id, { on, body, number: taken }),
        };
        return this.store.answer(viewer, await this.store.create(begun, context));
      },
    );
  if (change)
    handle(
      'change',
      [Patch(':id'), Route({ allow: change.allow, summary: change.summary, answer })],
      [one, [Body(), requests.change], asker, viewing],
      async function (id: R['id'], sent: Values, context: CommandContext, viewer: Viewer): Promise<Versioned<Values>> {
        const on = await this.calendar.today(context.clock.now());
        const body = given(sent) as Partial<NewValues<R>>;
        const command = change.command(id, { on, body });
        return this.store.answer(viewer, await this.store.decide(id, command, context, { values: body }));
      },
    );
  for (const [name, route] of Object.entries(commands)) {
    const { body, command } = 'runs' in route ? datedRoute<R['id'], Command>(route) : route;
    handle(
      name,
      [Post(`:id/${name}`), Route({ allow: route.allow, summary: route.summary, answer })],
      [one, asker, viewing, ...(body ? [[Body(), body] as const] : [])],
      async function (id: R['id'], context: CommandContext, viewer: Viewer, sent?: object): Promise<Versioned<Values>> {
        const on = await this.calendar.today(context.clock.now());
        const asked = { on, body: sent ?? {} } as Asked<never>;
        return this.store.answer(viewer, await this.store.decide(id, command(id, asked), context));
      },
    );
  }
  if (pdf)
    handle(
      'pdf',
      [
        Get(':id/pdf'),
        PdfRoute({ allow, summary: `The ${title} as a PDF`, past: () => [...past(), ...(pdf.past ?? [])] }),
      ],
      [one, viewing],
      async function (id: R['id'], viewer: Viewer): Promise<StreamableFile> {
        const printed = await this.printer.print(id as never, viewer);
        return pdfFile(printed.number, printed.pdf);
      },
    );
  return Derived;
};
