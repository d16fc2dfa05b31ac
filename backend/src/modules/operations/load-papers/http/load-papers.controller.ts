import { Controller, HttpStatus, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { IdParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { receiveUpload } from '../../../../platform/web/uploads/receive-upload';
import { Document } from '../../../compliance/documents';
import { MOST_BYTES } from '../../reading';
import { KeepPapersOfLoads } from '../commands/keep-paper-of-load';

@Controller('api/loads')
export class LoadPapersController {
  constructor(
    private readonly papers: KeepPapersOfLoads,
    @StoreOf(Document) private readonly documents: RecordStore<Document>,
  ) {}

  @Post(':id/papers')
  @Route({
    allow: ['documents.write', 'driver.write'],
    summary:
      'Keep a paper with a load and read it (multipart, field file: JPG, PNG or PDF); a driver with its own loads',
    answer: shownAs(Document),
    status: HttpStatus.CREATED,
    limit: { points: 60, seconds: 60 },
  })
  async keep(
    @IdParam() id: number,
    @Req() request: Request,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const how = {
      field: 'file',
      mostBytes: MOST_BYTES,
      tooLarge: 'The file is larger than 25 MB. Please send a smaller one.',
    };
    const written = await receiveUpload(request, how, (upload) => this.papers.keep(id, upload, context, viewer));
    return this.documents.answer(viewer, written);
  }
}
