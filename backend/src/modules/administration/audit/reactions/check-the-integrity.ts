import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { clientConfig, tableShapeOf } from '../../../../platform/event-log/projections/read-tables';
import { idOf } from '../../../../platform/event-log/events/events';
import { Jobs, type JobRun } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { lookThrough } from '../../../../platform/event-log/replay/integrity';
import { allProjections } from '../../../../platform/event-log/projections/projection';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { SETTINGS, type Running } from '../../../../platform/installation/running';
import { Firm } from '../../settings';
import { IntegrityChecks } from '../commands/integrity-checks';
import { Findings } from './findings';
import { IntegrityCheck } from '../integrity-check';

const NAME = 'check-the-integrity';
export const INTEGRITY_JOB = 'check-the-integrity-at-night';
const BROKEN_OFF = 'It broke off. Order it again, or run the command replay --verify.';

/** Checks the log and compares every read table with its replay, every night and whenever somebody orders it. */
@Injectable()
export class CheckTheIntegrity implements OnModuleInit {
  private readonly logger = new Logger('Integrity');

  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly orders: IntegrityChecks,
    @StoreOf(IntegrityCheck) private readonly checks: RecordStore<IntegrityCheck>,
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Running,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'IntegrityCheckAdded',
      job: ({ data }) => ({ subject: (data as IntegrityCheck).name }),
    });
    this.jobs.handle(NAME, (run) => this.run(run));
    this.jobs.handle(INTEGRITY_JOB, async ({ id }) =>
      this.orders.ofNight(await this.firm.today(), systemContext(this.clock, 'worker', id)),
    );
  }

  private async run(run: JobRun): Promise<object> {
    const id = idOf(String(run.data['stream']));
    const check = await this.checks.get(EVERYTHING, id);
    if (check.status !== 'waiting') return {};
    const context = systemContext(this.clock, 'worker', run.id);
    try {
      const { isWhole, result } = await this.look(run);
      await this.checks.change(id, { ...result, status: isWhole ? 'whole' : 'faulty' }, context);
      if (!isWhole) this.logger.error(`${check.name}: ${result.findings.join(' · ')}`);
      return { whole: isWhole, facts: result.facts, differences: result.differences };
    } catch (error) {
      if (run.lastTry) await this.checks.change(id, { status: 'failed', reason: BROKEN_OFF }, context);
      throw error;
    }
  }

  private async look(run: JobRun): Promise<Findings> {
    const projections = allProjections();
    const found = new Findings();
    const looks = lookThrough(clientConfig(this.settings.databaseUrl), projections, (table) =>
      tableShapeOf(this.dataSource, table),
    );
    let looked = 0;
    for await (const look of looks) {
      found.add(look);
      await run.progress(Math.floor((100 * looked) / (projections.length + 1)));
      looked += 1;
    }
    return found;
  }
}
