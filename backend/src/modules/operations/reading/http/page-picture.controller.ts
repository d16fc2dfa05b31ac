import { Controller, Post, Req, StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { mistake } from '../../../../platform/fields/check';
import { pictureOfPage, UnreadableText } from '../../../../platform/infrastructure/file-text/read-text';
import { Route } from '../../../../platform/web/routes/route';
import { mimeTypeOf } from '../../../../platform/web/uploads/kept-file';
import { receiveUpload } from '../../../../platform/web/uploads/receive-upload';
import { UPLOAD } from './upload';

const JPEG = 'image/jpeg';
const MOST_PAGES = 10_000;

/** Draws pages of papers, so that somebody sees what a field was read from. Nothing of the file runs in the browser. */
@Controller('api/documents')
export class PagePictureController {
  @Post('read/page')
  @Route({
    allow: 'invoices.write',
    summary: 'A page of a PDF as a picture (multipart: file; page from 1, the first when absent)',
    answer: 'file',
    type: JPEG,
    status: 200,
    limit: { points: 120, seconds: 60 },
  })
  page(@Req() request: Request): Promise<StreamableFile> {
    return receiveUpload(request, UPLOAD, async ({ file, fields }) => {
      if (!file || file.size === 0) throw mistake('file', 'Please select a file.');
      await mimeTypeOf(file, ['pdf']);
      const page = Number(fields['page'] ?? '1');
      if (!Number.isInteger(page) || page < 1 || page > MOST_PAGES)
        throw mistake('page', `Page must be a whole number from 1 to ${MOST_PAGES}`);
      try {
        return new StreamableFile(await pictureOfPage(file.path, page), { type: JPEG });
      } catch (error) {
        throw error instanceof UnreadableText ? mistake('file', error.message) : error;
      }
    });
  }
}
