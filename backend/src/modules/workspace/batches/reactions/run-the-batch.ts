import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { idOf } from '../../../../platform/event-log/events/events';
import { repeatEvery } from '../../../../platform/infrastructure/jobs/repeat-every';
import { Jobs, type JobRun } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Orderers } from '../adapters/orderers';
import { Batch } from '../batch';
import { ClearRecords } from '../commands/clear-records';
import { ImportRows, SheetRefused } from '../commands/import-rows';
import { Tally } from '../domain/tally';

const NAME = 'run-the-batch';
const BROKEN_OFF = 'It broke off. Order it again: what is done already is not done twice.';
const NOBODY = 'Whoever ordered it may not sign in any more.';
/** How often progress is written to the log. */
const TOLD_EVERY_MS = 500;

/**
 * Runs each new batch as a job, as the user who ordered it and with the scope and permissions this user has by then. A
 * run that broke off is repeated; records that are done already are recognized and not written again.
 */
@Injectable()
export class RunTheBatch implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    @StoreOf(Batch) private readonly batches: RecordStore<Batch>,
    private readonly importRows: ImportRows,
    private readonly clearRecords: ClearRecords,
    private readonly orderers: Orderers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'BatchAdded',
      job: ({ data }) => ({ subject: (data as Batch).name }),
      id: ({ stream }) => idOf(stream),
    });
    this.jobs.handle(NAME, (run) => this.run(run));
  }

  private async run(run: JobRun): Promise<object> {
    const { id: jobId, data } = run;
    const id = idOf(String(data['stream']));
    const batch = await this.batches.get(EVERYTHING, id);
    if (batch.status === 'done' || batch.status === 'failed') return {};
    const system = systemContext(this.clock, 'worker', jobId);
    const viewer = await this.orderers.of(batch.userId);
    if (!viewer) return this.giveUp(id, NOBODY, system);
    const context: CommandContext = {
      ...system,
      actor: { id: batch.userId, name: batch.orderedBy, role: batch.role },
      correlationId: id,
      scope: viewer,
      permissions: viewer.permissions,
    };
    const tally = new Tally();
    let [toldRead, told] = [batch.read, batch.done];
    const tell = async (): Promise<void> => {
      if (tally.read !== null && tally.read !== toldRead) {
        toldRead = tally.read;
        await this.batches.change(id, { status: 'running', read: toldRead }, system);
      }
      if (tally.done !== told) {
        told = tally.done;
        await this.batches.change(id, { status: 'running', ...tally.progress }, system);
      }
      await run.progress(tally.percent);
    };
    const advance = repeatEvery(TOLD_EVERY_MS, tell);
    try {
      // before the work: reading a sheet may take seconds before the first progress is reported
      await this.batches.change(id, { status: 'running' }, system);
      const work = batch.task === 'import' ? this.importRows : this.clearRecords;
      await work.run(batch, tally, context, advance);
    } catch (error) {
      if (error instanceof SheetRefused) return this.giveUp(id, error.message, system);
      if (run.lastTry) await this.giveUp(id, BROKEN_OFF, system);
      throw error;
    }
    const { progress, errors, unread } = tally;
    await this.batches.change(id, { status: 'done', ...progress, errors, unread }, system);
    return progress;
  }

  private async giveUp(id: string, reason: string, context: CommandContext): Promise<object> {
    await this.batches.change(id, { status: 'failed', reason }, context);
    return { reason };
  }
}
