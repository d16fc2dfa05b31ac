import { Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Ctx } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Batches, outcomeOf } from '../commands/batches';
import { BatchOutcome } from './batches.answers';

@Controller('api/batches')
export class BatchesController {
  constructor(private readonly batches: Batches) {}

  @Post(':id/take-back')
  @Route({
    allow: 'batches.manage',
    summary: 'Bring back what a batch cleared',
    answer: BatchOutcome,
    orAccepted: true,
  })
  async takeBack(
    @UuidParam() id: string,
    @Ctx() context: CommandContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BatchOutcome> {
    const { id: ordered } = await this.batches.takeBack(id, context);
    return answered(await this.batches.followed(ordered), response);
  }
}

/**
 * The outcome of a batch; sets the status 200 when the batch is done, 202 while it runs.
 * @throws HttpProblem 400 when the batch failed
 */
export const answered = (batch: Parameters<typeof outcomeOf>[0], response: Response): BatchOutcome => {
  const outcome = outcomeOf(batch);
  response.status(batch.status === 'done' ? 200 : 202);
  return outcome;
};
