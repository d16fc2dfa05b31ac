import { Body, Controller, Delete, Get, HttpStatus, Patch, Post, Query, type Type } from '@nestjs/common';
import { CommandRunner } from '../../event-log/commands/command-runner';
import type { Viewer } from '../../access/viewer';
import type { CommandContext } from '../../event-log/commands/context';
import { IdParam, UuidParam } from '../../web/routes/address';
import { Versioned } from '../../web/routes/answer';
import type { ListQuery } from '../../lists/list-query';
import type { Page } from '../../lists/page';
import { Ctx, Me } from '../../web/routes/request-context';
import { Route } from '../../web/routes/route';
import { BulkDone } from '../bulk/bulk-answers';
import type { Bulk } from '../bulk/bulk';
import { bulkActionsOf, bulkRequestOf } from '../bulk/bulk-requests';
import type { RecordKind, Values } from '../kind/kind';
import type { StoredRecord } from '../kind/stored-record';
import { StoreOf, type RecordStore } from '../store/record-store';
import { mayAskForRemoved, requestsOf } from '../requests/requests';
import { runMany } from '../bulk/run-many';
import { declareRoute, tablesShown, type Argument } from './declare-route';

type AnyRecord = StoredRecord<string | number>;
type Id = string | number;
export type RecordRoute = 'list' | 'get' | 'add' | 'change' | 'remove' | 'restore' | 'bulk';

/**
 * Builds the controller of a record kind from its declaration.
 * @param without routes that the module implements itself or does not offer
 */
export const recordsController = (kind: RecordKind, without: readonly RecordRoute[] = []): Type<object> => {
  const { options, title, pluralTitle, table } = kind;
  const { add, change, list, shown } = requestsOf(kind);
  const past = () => tablesShown(kind);
  const one = options.numbers ? IdParam() : UuidParam();
  const { read, write, remove } = options.may;
  const actions = bulkActionsOf(without);
  const forMany = actions.flatMap((action) => (action === 'change' ? write : remove));

  class RecordsController {
    constructor(
      private readonly store: RecordStore<AnyRecord>,
      private readonly runner: CommandRunner,
    ) {}

    async list(query: ListQuery & { removed?: boolean }, viewer: Viewer): Promise<Page<Values>> {
      mayAskForRemoved(kind, viewer, query);
      const page = await this.store.list(viewer, query);
      return page.of(await this.store.shown(viewer, page.items));
    }

    async get(id: Id, viewer: Viewer): Promise<Versioned<Values>> {
      return this.store.answer(viewer, { record: await this.store.get(viewer, id) });
    }

    async add(body: Values, context: CommandContext, viewer: Viewer): Promise<Versioned<Values>> {
      return this.store.answer(viewer, await this.store.add(body, context));
    }

    async change(id: Id, body: Values, context: CommandContext, viewer: Viewer): Promise<Versioned<Values>> {
      return this.store.answer(viewer, await this.store.change(id, body, context));
    }

    async remove(id: Id, context: CommandContext): Promise<void> {
      await this.store.remove(id, context);
    }

    async restore(id: Id, context: CommandContext, viewer: Viewer): Promise<Versioned<Values>> {
      return this.store.answer(viewer, await this.store.restore(id, context));
    }

    bulk(body: Bulk, context: CommandContext): Promise<BulkDone> {
      return this.runner.once(context, () => runMany(this.store, body, context));
    }
  }

  Object.defineProperty(RecordsController, 'name', { value: `${table.name}RecordsController` });
  const controller: Type<object> = RecordsController;
  StoreOf(table)(controller, undefined, 0);
  Reflect.defineMetadata('design:paramtypes', [Object, CommandRunner], controller);
  const routes: Readonly<Record<RecordRoute, [MethodDecorator, Parameters<typeof Route>[0], Argument[]]>> = {
    list: [
      Get(),
      { allow: read, summary: `The ${pluralTitle}`, answer: shown, list: true, past },
      [[Query(), list], [Me()]],
    ],
    get: [Get(':id'), { allow: read, summary: `One ${title}`, answer: shown, past }, [[one], [Me()]]],
    add: [
      Post(),
      { allow: options.may.add ?? write, summary: `Add a ${title}`, answer: shown, status: HttpStatus.CREATED },
      [[Body(), add], [Ctx()], [Me()]],
    ],
    change: [
      Patch(':id'),
      { allow: write, summary: `Change a ${title}`, answer: shown },
      [[one], [Body(), change], [Ctx()], [Me()]],
    ],
    remove: [
      Delete(':id'),
      { allow: remove, summary: `Remove a ${title} from the lists`, answer: 'none' },
      [[one], [Ctx()]],
    ],
    restore: [
      Post(':id/restore'),
      { allow: remove, summary: `Restore a removed ${title}`, answer: shown },
      [[one], [Ctx()], [Me()]],
    ],
    bulk: [
      Post('bulk'),
      {
        allow: [...new Set(forMany)],
        summary: `Do the same with many ${pluralTitle}; what became of each`,
        answer: BulkDone,
        status: HttpStatus.OK,
      },
      [[Body(), bulkRequestOf(kind, actions)], [Ctx()]],
    ],
  };
  for (const [name, [verb, spec, args]] of Object.entries(routes))
    if (!without.includes(name as RecordRoute) && !(name === 'bulk' && actions.length === 0))
      declareRoute(controller, name, verb, Route(spec), args);
  Controller(`api/${options.plural}`)(controller);
  return controller;
};
