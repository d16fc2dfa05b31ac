import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Patience } from '../../../workspace/batches';
import { ImportFuel } from '../commands/import-fuel';
import type { FuelImport } from '../fuel-import';
import { FuelImportOutcome, outcomeView } from './fuel.answers';

const PATIENCE_SECONDS = 10;

/** Takes in files of fuel cards, and tells how far an import is. */
@Controller('api/fuel-cards')
export class FuelImportsController {
  constructor(private readonly imports: ImportFuel) {}

  @Post('import')
  @Route({
    allow: 'expenses.write',
    summary:
      'Import a file of fuel cards (multipart: file; provider, clientId, mapping as JSON, exchangeRate; dryRun: a preview)',
    answer: FuelImportOutcome,
    orAccepted: true,
  })
  async import(
    @Req() request: Request,
    @Query() { wait = PATIENCE_SECONDS }: Patience,
    @Ctx() context: CommandContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FuelImportOutcome> {
    const received = await this.imports.receive(request, context);
    if ('preview' in received) {
      response.status(200);
      return outcomeView(received);
    }
    const ordered = await this.imports.followed(received.ordered.id, wait);
    response.status(isOver(ordered) ? 200 : 202);
    return outcomeView({ ordered });
  }

  @Get('import/:id')
  @Route({ allow: 'expenses.read', summary: 'How far an import is, for who ordered it', answer: FuelImportOutcome })
  async one(@UuidParam() id: string, @Me() viewer: Viewer): Promise<FuelImportOutcome> {
    const ordered = await this.imports.get(id);
    if (ordered.userId !== viewer.id && !may(viewer, 'batches.read')) throw notFound('fuel import');
    return outcomeView({ ordered });
  }
}

const isOver = ({ status }: FuelImport): boolean => status === 'done' || status === 'failed';
