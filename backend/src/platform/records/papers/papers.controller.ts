import { Body, Controller, Delete, Get, Inject, Patch, Post, Query, Req, type Type } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../../access/viewer';
import type { CommandContext } from '../../event-log/commands/context';
import { IdParam, UuidParam } from '../../web/routes/address';
import type { Versioned } from '../../web/routes/answer';
import { Ctx, Me } from '../../web/routes/request-context';
import { Route } from '../../web/routes/route';
import type { RecordKind, Values } from '../kind/kind';
import { paperSchema, PaperQuery } from './paper-requests';
import { paperStoreToken, type PaperStore } from './paper-store';
import { PaperNote } from '../kind/papers';
import { mayAskForRemoved } from '../requests/requests';

type Id = string | number;

/** The routes for the papers of a record kind, `/api/{kind}/:id/documents`; the slots come from `paperSlots`. */
export const papersController = (kind: RecordKind): Type<object> => {
  const { title, table, tableName } = kind;
  const { plural, numbers, may } = kind.options;
  const one = numbers ? IdParam() : UuidParam();
  const answer = () => paperSchema(kind);

  @Controller(`api/${plural}/:id/documents`)
  class PapersController {
    constructor(@Inject(paperStoreToken(table)) private readonly papers: PaperStore) {}

    @Get()
    @Route({
      allow: may.read,
      summary: `The papers of a ${title}`,
      answer: () => ({ type: 'array', items: answer() }),
      past: [tableName],
    })
    list(@one id: Id, @Query() query: PaperQuery, @Me() viewer: Viewer): Promise<readonly Values[]> {
      mayAskForRemoved(kind, viewer, query);
      return this.papers.list(viewer, id, query.removed);
    }

    @Post()
    @Route({
      allow: may.attach ?? may.write,
      summary: `Upload a paper to a ${title} (multipart: file, documentType, expirationDate, notes)`,
      answer,
      status: 201,
    })
    upload(
      @one id: Id,
      @Req() request: Request,
      @Ctx() context: CommandContext,
      @Me() viewer: Viewer,
    ): Promise<Versioned<Values>> {
      return this.papers.upload(request, id, context, viewer);
    }

    @Patch(':nr')
    @Route({ allow: may.write, summary: `Change what is said of a paper of a ${title}`, answer })
    change(
      @one id: Id,
      @IdParam('nr') nr: number,
      @Body() changes: PaperNote,
      @Ctx() context: CommandContext,
    ): Promise<Versioned<Values>> {
      return this.papers.change(id, nr, changes, context);
    }

    @Delete(':nr')
    @Route({ allow: may.remove, summary: `Remove a paper of a ${title}`, answer: 'none' })
    remove(@one id: Id, @IdParam('nr') nr: number, @Ctx() context: CommandContext): Promise<void> {
      return this.papers.remove(id, nr, context);
    }

    @Post(':nr/restore')
    @Route({ allow: may.remove, summary: `Restore a removed paper of a ${title}`, answer })
    restore(@one id: Id, @IdParam('nr') nr: number, @Ctx() context: CommandContext): Promise<Versioned<Values>> {
      return this.papers.restore(id, nr, context);
    }
  }

  Object.defineProperty(PapersController, 'name', { value: `${table.name}PapersController` });
  return PapersController;
};
