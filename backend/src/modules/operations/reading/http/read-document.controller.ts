import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { Id } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { UnreadableText } from '../../../../platform/infrastructure/file-text/read-text';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { mimeTypeOf } from '../../../../platform/web/uploads/kept-file';
import { receiveUpload, type ReceivedFile } from '../../../../platform/web/uploads/receive-upload';
import { PaperReadings } from '../commands/paper-readings';
import type { PaperReading } from '../paper-reading';
import { ReadPapers } from '../queries/read-paper';
import { SavedValues } from '../queries/saved-values';
import { ReadThePictures } from '../reactions/read-the-pictures';
import { READABLE, READABLE_KINDS } from './readable';
import { documentView, followedView, ReadDocument } from './reading.answers';
import { UPLOAD } from './upload';

@published('SavedReading')
export class SavedReading {
  @Id('invoice', { optional: true }) invoiceId: number | null;
  /** A load that was made alone; that of an invoice is known by it. */
  @Id('load', { optional: true }) loadId: number | null;
}

const hashOf = async ({ path }: ReceivedFile): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Reads papers of the trade: rate confirmations, freight invoices, receipts, bills of lading, W-9 forms. */
@Controller('api/documents')
export class ReadDocumentController {
  constructor(
    private readonly papers: ReadPapers,
    private readonly readings: PaperReadings,
    private readonly pictures: ReadThePictures,
    private readonly saved: SavedValues,
  ) {}

  /** Adds no record but what was proposed, by which the reader is measured. */
  @Post('read')
  @Route({
    allow: 'invoices.write',
    summary:
      'What a paper says, each field with the line that says it (multipart, field file: PDF, JPG or PNG); 202 for one of pictures, to be followed by its id',
    answer: ReadDocument,
    orAccepted: true,
    limit: { points: 60, seconds: 60 },
  })
  read(
    @Req() request: Request,
    @Ctx() context: CommandContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReadDocument> {
    return receiveUpload(request, UPLOAD, async ({ file }) => {
      if (!file || file.size === 0) throw mistake('file', 'Please select a file.');
      const kind = READABLE[await mimeTypeOf(file, READABLE_KINDS)];
      if (!kind) throw mistake('file', 'Please send a PDF, JPG or PNG.');
      try {
        const paper = await this.papers.read(file.path, kind, context.scope);
        const reading = await this.readings.begun(await hashOf(file), file.name, context);
        if ('pictures' in paper) {
          await this.pictures.order(reading, { place: file.path, kind, of: paper.pictures });
          const view = await this.view(reading);
          response.status(view.status === 'reading' ? 202 : 200);
          return view;
        }
        await this.readings.read(reading, paper, context);
        response.status(200);
        return documentView(reading.id, paper);
      } catch (error) {
        throw error instanceof UnreadableText ? mistake('file', error.message) : error;
      }
    });
  }

  @Get('read/:id')
  @Route({
    allow: 'invoices.read',
    summary: 'How far a paper of pictures is read, and what it says, for who sent it, within a day',
    answer: ReadDocument,
  })
  async one(@UuidParam() id: string, @Me() viewer: Viewer): Promise<ReadDocument> {
    return this.view(await this.own(id, viewer));
  }

  /** What was proposed is compared with what was saved, by which the reader is measured. */
  @Post('read/:id/saved')
  @Route({
    allow: 'invoices.write',
    summary: 'Say which invoice or load was made of a paper, by who let it be read',
    answer: 'none',
  })
  async save(
    @UuidParam() id: string,
    @Body() { invoiceId, loadId }: SavedReading,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<void> {
    await this.own(id, viewer);
    if (invoiceId) return this.readings.saved(id, await this.saved.of(viewer, invoiceId), context);
    if (!loadId) throw mistake('invoiceId', 'Say which invoice or load was made of it');
    return this.readings.saved(id, await this.saved.ofLoad(viewer, loadId), context);
  }

  private async own(id: string, viewer: Viewer): Promise<PaperReading> {
    const reading = await this.readings.get(id);
    if (reading.userId !== viewer.id) throw notFound('paper reading');
    return reading;
  }
  private async view({ id }: PaperReading): Promise<ReadDocument> {
    const followed = await this.pictures.followed(id);
    if (!followed) throw notFound('paper reading');
    return followedView(id, followed);
  }
}
