import { Controller, HttpStatus, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { RuleViolation } from '../../../../platform/core/errors';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { shownAs } from '../../../../platform/records/requests/requests';
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
      throw new RuleViolation('PAPER_REQUEST_CLOSED', 'This paper is no longer asked for');
    return this.uploads.takeFor(asked.clientId, request, { context, viewer }, async (paper, own) => {
      const { expectedVersion: _, ...free } = allowedByRoute(own);
      const answered = { status: 'answered', documentId: paper.id };
      return this.requests.answer(viewer, await this.requests.change(id, answered, free, { alongside: paper }));
    });
  }
}
