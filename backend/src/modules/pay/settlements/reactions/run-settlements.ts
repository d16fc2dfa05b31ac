import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { RuleViolation, UniqueConflict } from '../../../../platform/core/errors';
import { systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { idOf } from '../../../../platform/event-log/events/events';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { Jobs, type JobRun } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { repeatEvery } from '../../../../platform/infrastructure/jobs/repeat-every';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Viewers } from '../../../people/users';
import { SettlementBook } from '../commands/settlement-book';
import { MOST_OUTCOMES, SettlementRun, type RunOutcome } from '../settlement-run';

const NAME = 'run-settlements';
const BROKEN_OFF = 'It broke off. Order it again: what is prepared already is not prepared twice.';
const NOBODY = 'Whoever ordered it may not sign in any more.';
/** How many drivers are prepared side by side; other writers wait for no more than these. */
const SIDE_BY_SIDE = 4;
const TOLD_EVERY_MS = 500;

/** Drivers of the book who are paid by rules, or did something in the period. */
const DRIVERS = `SELECT d.id, d.first_name || ' ' || d.last_name AS name FROM drivers d
  WHERE d.removed_at IS NULL AND d.client_id IS NOT DISTINCT FROM $1 AND (
    EXISTS (SELECT FROM pay_rules r WHERE r.driver_id = d.id AND r.removed_at IS NULL)
    OR EXISTS (SELECT FROM loads l WHERE l.driver_id = d.id AND l.status = 'delivered'
      AND l.delivered_on BETWEEN $2 AND $3)) ORDER BY d.id`;
/** What an earlier try of this run prepared. */
const MADE = `SELECT id, number FROM settlements WHERE driver_id = $1 AND "from" = $2 AND "to" = $3
  AND created_at >= $4 AND status <> 'discarded' ORDER BY id LIMIT 1`;

interface Known {
  readonly id: number;
  readonly name: string;
}

/**
 * Prepares the settlements of a book as a job, as whoever ordered it. A run that broke off is repeated: what a driver
 * did is in one settlement at most, so that nothing is prepared twice.
 */
@Injectable()
export class RunSettlements implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    @StoreOf(SettlementRun) private readonly runs: RecordStore<SettlementRun>,
    private readonly book: SettlementBook,
    private readonly viewers: Viewers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'SettlementRunAdded',
      job: ({ data }) => ({ subject: `Settlements ${(data as SettlementRun).from} to ${(data as SettlementRun).to}` }),
      id: ({ stream }) => idOf(stream),
    });
    this.jobs.handle(NAME, (run) => this.run(run));
  }

  private async run(job: JobRun): Promise<object> {
    const id = idOf(String(job.data['stream']));
    const run = await this.runs.get(EVERYTHING, id);
    if (run.status === 'done' || run.status === 'failed') return {};
    const system = systemContext(this.clock, 'worker', job.id);
    const viewer = await this.viewers.of(run.userId);
    if (!viewer) return this.giveUp(id, NOBODY, system);
    const actor = { id: run.userId, name: run.orderedBy, role: run.role };
    const context = { ...system, actor, correlationId: id, scope: viewer, permissions: viewer.permissions };
    try {
      await this.runs.change(id, { status: 'running' }, system);
      return await this.prepareAll(run, context, system, job);
    } catch (error) {
      if (job.lastTry) await this.giveUp(id, BROKEN_OFF, system);
      throw error;
    }
  }

  private async prepareAll(run: SettlementRun, context: CommandContext, system: CommandContext, job: JobRun) {
    const { rows: drivers } = await poolOf(this.dataSource).query<Known>(DRIVERS, [run.clientId, run.from, run.to]);
    const total = drivers.length;
    const outcomes: RunOutcome[] = [];
    let [done, prepared] = [0, 0];
    const advance = repeatEvery(TOLD_EVERY_MS, async () => {
      await this.runs.change(run.id, { done, total, prepared }, system);
      await job.progress(Math.floor((done / Math.max(1, total)) * 100));
    });
    for (let at = 0; at < total; at += SIDE_BY_SIDE) {
      const portion = drivers.slice(at, at + SIDE_BY_SIDE);
      const became = await Promise.all(portion.map((driver) => this.prepare(driver, run, context)));
      outcomes.push(...became.filter((one) => one !== null));
      done += portion.length;
      prepared = outcomes.filter(({ settlementId }) => settlementId !== null).length;
      await advance();
    }
    const kept = outcomes.slice(0, MOST_OUTCOMES);
    await this.runs.change(run.id, { status: 'done', done, total, prepared, outcomes: kept }, system);
    return { prepared };
  }

  /** @returns null where there is nothing to settle */
  private async prepare({ id, name }: Known, run: SettlementRun, context: CommandContext): Promise<RunOutcome | null> {
    const about = { driverId: id, driverName: name };
    try {
      const { record } = await this.book.prepare(id, run, context, 'in a batch');
      return { number: record.number, reason: null, ...about, settlementId: record.id };
    } catch (error) {
      if (!(error instanceof RuleViolation || error instanceof UniqueConflict)) throw error;
      const { rows } = await poolOf(this.dataSource).query<{ id: number; number: string }>(MADE, [
        ...[id, run.from, run.to, run.createdAt],
      ]);
      const [made] = rows;
      if (made) return { number: made.number, reason: null, ...about, settlementId: made.id };
      const isNothing = error instanceof RuleViolation && error.code === 'NOTHING_TO_SETTLE';
      return isNothing ? null : { number: null, reason: error.message.slice(0, 1_000), ...about, settlementId: null };
    }
  }

  private async giveUp(id: string, reason: string, context: CommandContext): Promise<object> {
    await this.runs.change(id, { status: 'failed', reason }, context);
    return { reason };
  }
}
