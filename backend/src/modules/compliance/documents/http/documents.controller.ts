import { Body, Controller, Get, Patch, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { IdParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { kindOf, type Values } from '../../../../platform/records/kind/kind';
import { ownScopeOf } from '../../../../platform/access/own-reads';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { mayAskForRemoved, queryOf, shownAs } from '../../../../platform/records/requests/requests';
import { Document, OWN_PAPERS } from '../document';
import { Uploads } from '../commands/uploads';
import { Review } from './documents.requests';

class DocumentQuery extends queryOf(Document) {}
const shown = shownAs(Document);

/** Uploads papers, moves them on in their review, and lists the papers of a portal user’s own client. */
@Controller('api')
export class DocumentsController {
  constructor(
    @StoreOf(Document) private readonly documents: RecordStore<Document>,
    private readonly uploads: Uploads,
  ) {}

  @Get('client-documents')
  @Route({
    allow: 'portal.read',
    summary: 'The papers of the own client; a driver’s own',
    answer: shown,
    list: true,
  })
  async own(@Query() query: DocumentQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    mayAskForRemoved(kindOf(Document), viewer, query);
    const { scope, only } = ownScopeOf(OWN_PAPERS, viewer);
    const page = await this.documents.list(scope, query, only);
    return page.of(await this.documents.shown(viewer, page.items));
  }

  @Post('documents/upload')
  @Route({
    allow: ['portal.write', 'documents.write'],
    summary:
      'Upload a paper (multipart: file, documentType, userId; clientId from the staff; loadId, invoiceId, expenseId: what it goes with)',
    answer: shown,
    status: 201,
  })
  async upload(
    @Req() request: Request,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.documents.answer(viewer, await this.uploads.take(request, context, viewer));
  }

  @Patch('documents/:id/status')
  @Route({ allow: 'documents.write', summary: 'Move a paper on in its review', answer: shown })
  async review(
    @IdParam() id: number,
    @Body() { status, reason }: Review,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const changes = status === 'rejected' ? { status, reason } : { status };
    return this.documents.answer(viewer, await this.documents.change(id, changes, context));
  }
}
