import { Controller, Get, Post, Query, Req, Res, StreamableFile, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { CommandContext } from '../../../platform/commands/context';
import { Ctx } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import type { RecordKind } from '../../../platform/records/kind';
import { Batches } from '../commands/batches';
import { BatchOutcome, Patience } from './batches.answers';
import { answered } from './batches.controller';

/** Template and import of a kind whose records can come from sheets. */
export const sheetsController = ({ kind, title, titles, options }: RecordKind): Type<object> => {
  const headers = Object.keys(options.sheet?.columns ?? {});

  @Controller(`api/${options.plural}/import`)
  class SheetsController {
    constructor(private readonly batches: Batches) {}

    @Get('template')
    @Route({ allow: 'batches.read', summary: `An empty sheet for ${titles}`, answer: 'file', type: 'text/csv' })
    template(): StreamableFile {
      return new StreamableFile(Buffer.from(`\uFEFF${headers.join(',')}\r\n`), {
        type: 'text/csv; charset=utf-8',
        disposition: `attachment; filename="${title.replace(/ /g, '_')}_import_template.csv"`,
      });
    }

    @Post()
    @Route({
      allow: 'batches.write',
      summary: `Add ${titles} from a sheet (multipart: file)`,
      answer: BatchOutcome,
      orAccepted: true,
    })
    async take(
      @Req() request: Request,
      @Query() patience: Patience,
      @Ctx() context: CommandContext,
      @Res({ passthrough: true }) response: Response,
    ): Promise<BatchOutcome> {
      const { id } = await this.batches.importSheet(request, kind, context);
      return answered(await this.batches.followed(id, patience), response);
    }
  }
  Object.defineProperty(SheetsController, 'name', { value: `${kind}SheetsController` });
  return SheetsController;
};
