import { Controller, Get, Post, Query, Req, Res, StreamableFile, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { RecordKind, Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { shownAs } from '../../../../platform/records/requests/requests';
import { Batch } from '../batch';
import { Batches } from '../commands/batches';
import { BatchOutcome, Patience } from './batches.answers';
import { answered } from './batches.controller';

/** A controller with the template and import routes of a kind that declares a `sheet`. */
export const sheetsController = ({ kind, title, pluralTitle, options }: RecordKind): Type<object> => {
  const { read, write } = options.sheet?.may ?? { read: 'batches.read', write: 'batches.write' };
  const shown = shownAs(Batch);
  const headers = Object.keys(options.sheet?.columns ?? {});

  @Controller(`api/${options.plural}/import`)
  class SheetsController {
    constructor(
      private readonly batches: Batches,
      @StoreOf(Batch) private readonly store: RecordStore<Batch>,
    ) {}

    @Get('template')
    @Route({ allow: read, summary: `An empty sheet for ${pluralTitle}`, answer: 'file', type: 'text/csv' })
    template(): StreamableFile {
      return new StreamableFile(Buffer.from(`\uFEFF${headers.join(',')}\r\n`), {
        type: 'text/csv; charset=utf-8',
        disposition: `attachment; filename="${title.replace(/ /g, '_')}_import_template.csv"`,
      });
    }

    @Post()
    @Route({
      allow: write,
      summary: `Add ${pluralTitle} from a sheet (multipart: file; clientId: whose the rows are that name no client)`,
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

    @Get(':id')
    @Route({ allow: read, summary: `How far an import of ${pluralTitle} is, for who sent it`, answer: shown })
    async one(@UuidParam() id: string, @Me() viewer: Viewer): Promise<Values> {
      const [view = {}] = await this.store.shown(viewer, [await this.batches.ofKind(kind, id, viewer)]);
      return view;
    }
  }
  Object.defineProperty(SheetsController, 'name', { value: `${kind}SheetsController` });
  return SheetsController;
};
