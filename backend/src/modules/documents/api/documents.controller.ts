import { Body, Controller, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { narrow } from '../../../platform/auth/narrow';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Versioned } from '../../../platform/http/answer';
import { choice, id, uuid } from '../../../platform/http/fields';
import { listQuery, Page, type ListQuery } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { ChangeRecord, type WrittenRecord } from '../../../platform/records/record-commands';
import { GetRecord, ListRecords } from '../../../platform/records/record-queries';
import { ClientNames } from '../../clients';
import { document, DOCUMENT_STATUSES, DOCUMENT_TYPES, DocumentRow } from '../domain/document';
import { Uploads } from '../uploads';
import { documentView, review, viewOfDocument, type DocumentView } from './documents.requests';

const byId = z.object({ id: id('id') });
const list = z.object({
  ...listQuery,
  status: choice('status', DOCUMENT_STATUSES).optional(),
  documentType: choice('document type', DOCUMENT_TYPES).optional(),
  clientId: uuid('client').optional(),
});
type List = z.output<typeof list>;
const RULES = {
  search: ['originalName', 'uploadedBy'],
  sort: {
    originalName: 'lower(r.original_name)',
    createdAt: 'r.created_at',
    status: 'r.status',
    documentType: 'r.document_type',
  },
};

@Controller('api')
export class DocumentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly uploads: Uploads,
    private readonly clients: ClientNames,
  ) {}

  @Get('client-documents')
  @Route({
    allow: 'portal.read',
    summary: 'The papers of the own client; a driver’s own',
    query: list,
    answer: documentView,
    list: true,
  })
  own(@Query() query: List, @Me() viewer: Viewer): Promise<Page<DocumentView>> {
    return this.listed(query, (rows) =>
      viewer.clientId ? narrow(rows, 'r.client_id', viewer) : rows.andWhere('r.user_id = :me', { me: viewer.id }),
    );
  }

  @Get('documents')
  @Route({
    allow: 'documents.read',
    summary: 'Papers, for review',
    query: list,
    past: ['documents', 'clients'],
    answer: documentView,
    list: true,
  })
  all(@Query() query: List, @Me() viewer: Viewer): Promise<Page<DocumentView>> {
    return this.listed(query, (rows) => narrow(rows, 'r.client_id', viewer));
  }

  @Get('documents/:id')
  @Route({
    allow: 'documents.read',
    summary: 'One paper',
    params: byId,
    past: ['documents', 'clients'],
    answer: documentView,
  })
  async get(@Param('id') documentId: number, @Me() viewer: Viewer): Promise<Versioned<DocumentView>> {
    const row = await this.queries.execute(new GetRecord(document, documentId, DocumentRow, viewer));
    return this.shown(row.version, row);
  }

  @Post('documents/upload')
  @Route({
    allow: ['portal.write', 'documents.write'],
    summary: 'Upload a paper (multipart: file, documentType, userId; clientId from the staff)',
    answer: documentView,
    status: 201,
  })
  async upload(
    @Req() request: Request,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<DocumentView>> {
    return this.written(await this.uploads.take(request, context, viewer));
  }

  @Patch('documents/:id/status')
  @Route({
    allow: 'documents.write',
    summary: 'Move a paper on in its review',
    params: byId,
    body: review,
    answer: documentView,
  })
  async review(
    @Param('id') documentId: number,
    @Body() { status, reason }: z.output<typeof review>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<DocumentView>> {
    return this.written(
      await this.commands.execute(
        new ChangeRecord(document, documentId, { status, reason: status === 'rejected' ? reason : null }, context),
      ),
    );
  }

  private async listed(
    query: List,
    mine: (rows: SelectQueryBuilder<ObjectLiteral>) => unknown,
  ): Promise<Page<DocumentView>> {
    const page = await this.queries.execute(
      new ListRecords(DocumentRow, query as ListQuery, RULES, (rows) => {
        mine(rows);
        if (query.status) rows.andWhere('r.status = :status', { status: query.status });
        if (query.documentType) rows.andWhere('r.document_type = :documentType', { documentType: query.documentType });
        if (query.clientId) rows.andWhere('r.client_id = :clientId', { clientId: query.clientId });
      }),
    );
    const names = await this.clients.of(page.items.map(({ clientId }) => clientId));
    return page.map((row) => viewOfDocument(row, names.get(row.clientId) ?? null));
  }

  private async shown(version: number, row: DocumentRow): Promise<Versioned<DocumentView>> {
    const names = await this.clients.of([row.clientId]);
    return new Versioned(version, viewOfDocument(row, names.get(row.clientId) ?? null));
  }

  private written({ version, answer }: WrittenRecord): Promise<Versioned<DocumentView>> {
    return this.shown(version, answer as unknown as DocumentRow);
  }
}
