import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { SyncFuel } from '../commands/sync-fuel';

export const FUEL_SYNC_JOB = 'sync-fuel-cards';
/** Cron expression: at night, where the firm is. */
export const FUEL_SYNC_TIME = '40 3 * * *';

/** Asks providers of fuel cards at night. What came before is asked for again, and added once. */
@Injectable()
export class SyncNightly implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly syncs: SyncFuel,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(FUEL_SYNC_JOB, ({ id }) => this.sync(id));
  }

  private async sync(cause: string): Promise<{ readonly imports: number }> {
    if (!this.syncs.isSetUp) return { imports: 0 };
    return { imports: (await this.syncs.order(systemContext(this.clock, 'worker', cause))).length };
  }
}
