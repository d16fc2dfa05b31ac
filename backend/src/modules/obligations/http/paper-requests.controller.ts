import { Controller, HttpStatus, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../../../platform/auth/viewer';
import { allowedByRoute, type CommandContext } from '../../../platform/commands/context';
import { RuleViolation } from '../../../platform/event-store/errors';
import { UuidParam } from '../../../platform/http/address';
import { Versioned } from '../../../platform/http/answer';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import type { Values } from '../../../platform/records/kind';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { shownAs } from '../../../platform/records/requests';
import { Uploads } from '../../documents';
import { PaperRequest } from '../paper-request';

/** Answers to requests for papers. */
@Controller('api/paper-requests')
export class PaperRequestsController {
  constructor(
    @StoreOf(PaperRequest) private readonly requests: RecordStore<PaperRequest>,
    private readonly uploads: Uploads,
  ) {}

  @Post(':id/answer')
  @Route({
    allow: ['portal.write', 'obligations.write'],
    summary: 'Upload the paper that was asked for (multipart: file, documentType)',
    answer: shownAs(PaperRequest),
    status: HttpStatus.CREATED,
  })
  async answer(
    @UuidParam() id: string,
    @Req() request: Request,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const asked = await this.requests.get(viewer, id);
    if (asked.status !== 'asked' && asked.status !== 'answered')
      throw new RuleViolation('PAPER_REQUEST_CLOSED', 'This paper is not asked for any more');
    return this.uploads.takeFor(asked.clientId, request, { context, viewer }, async (paper, own) => {
      const { expectedVersion: _, ...free } = allowedByRoute(own);
      const answered = { status: 'answered', documentId: paper.id };
      return this.requests.answer(viewer, await this.requests.change(id, answered, free, { beside: paper }));
    });
  }
}
