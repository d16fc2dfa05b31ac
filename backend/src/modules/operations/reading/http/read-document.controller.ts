import { Controller, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { UnreadableText } from '../../../../platform/infrastructure/file-text/read-text';
import { Ctx } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { mimeTypeOf } from '../../../../platform/web/uploads/kept-file';
import { receiveUpload } from '../../../../platform/web/uploads/receive-upload';
import { ReadPapers } from '../queries/read-paper';
import { MOST_BYTES, READABLE } from './readable';
import { documentView, ReadDocument } from './reading.answers';

/** Reads papers of the trade: rate confirmations, freight invoices, receipts, bills of lading, W-9 forms. */
@Controller('api/documents')
export class ReadDocumentController {
  constructor(private readonly papers: ReadPapers) {}

  /** Only reads the paper: keeps no file and adds nothing. */
  @Post('read')
  @Route({
    allow: 'invoices.write',
    summary: 'What a paper says, each field with the line that says it (multipart, field file: PDF, JPG or PNG)',
    answer: ReadDocument,
    limit: { points: 60, seconds: 60 },
  })
  read(@Req() request: Request, @Ctx() { scope }: CommandContext): Promise<ReadDocument> {
    const how = {
      field: 'file',
      mostBytes: MOST_BYTES,
      tooLarge: 'The file is larger than 25 MB. Please send a smaller one.',
    };
    return receiveUpload(request, how, async ({ file }) => {
      if (!file || file.size === 0) throw mistake('file', 'Please select a file.');
      const kind = READABLE[await mimeTypeOf(file)];
      if (!kind) throw mistake('file', 'Please send a PDF, JPG or PNG.');
      try {
        return documentView(await this.papers.read(file.path, kind, scope));
      } catch (error) {
        throw error instanceof UnreadableText ? mistake('file', error.message) : error;
      }
    });
  }
}
