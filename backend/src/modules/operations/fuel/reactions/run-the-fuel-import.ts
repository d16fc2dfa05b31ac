import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { text } from 'node:stream/consumers';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { inner, systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { idOf } from '../../../../platform/event-log/events/events';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { Jobs, type JobRun } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { repeatEvery } from '../../../../platform/infrastructure/jobs/repeat-every';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Orderers } from '../../../workspace/batches';
import { TakeLines } from '../commands/take-lines';
import { isRejected, type KeptRow, type RejectedRow } from '../domain/normal-row';
import { FuelTally } from '../domain/tally';
import { FleetCard } from '../fleet-card';
import { FuelImport, MOST_TOLD } from '../fuel-import';

const NAME = 'run-the-fuel-import';
const BROKEN_OFF = 'It broke off. Import the file again: what is in the books already is not added twice.';
const NOBODY = 'Whoever ordered it may not sign in any more.';
/** How often progress is written to the log. */
const TOLD_EVERY_MS = 500;

/**
 * Takes the lines of each new import into the books, as the user who ordered it. A run that broke off is repeated; the
 * lines that it took are recognized.
 */
@Injectable()
export class RunTheFuelImport implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    @StoreOf(FuelImport) private readonly imports: RecordStore<FuelImport>,
    @StoreOf(FleetCard) private readonly cards: RecordStore<FleetCard>,
    private readonly lines: TakeLines,
    private readonly orderers: Orderers,
    private readonly clock: Clock,
    @Inject(FILES) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'FuelImportAdded',
      job: ({ data }) => ({ subject: (data as FuelImport).name }),
      id: ({ stream }) => idOf(stream),
    });
    this.jobs.handle(NAME, (run) => this.run(run));
  }

  private async run(run: JobRun): Promise<object> {
    const id = idOf(String(run.data['stream']));
    const ordered = await this.imports.get(EVERYTHING, id);
    if (ordered.status === 'done' || ordered.status === 'failed') return {};
    const system = systemContext(this.clock, 'worker', run.id);
    const context = await this.contextOf(ordered, system);
    if (!context) return this.giveUp(id, NOBODY, system);
    const tally = new FuelTally(ordered.total, MOST_TOLD);
    let told = ordered.done;
    const advance = repeatEvery(TOLD_EVERY_MS, async () => {
      if (tally.done !== told) {
        told = tally.done;
        await this.imports.change(id, { status: 'running', ...tally.counts }, system);
      }
      await run.progress(Math.floor((100 * tally.done) / Math.max(tally.total, 1)));
    });
    try {
      await this.lines.take(this.rowsOf(ordered.file, tally), takingOf(ordered), tally, context, advance);
    } catch (error) {
      if (run.lastTry) await this.giveUp(id, BROKEN_OFF, system);
      throw error;
    }
    const lines = tally.lines.toSorted((one, other) => one.line - other.line);
    await this.imports.change(id, { status: 'done', ...tally.counts, lines }, system);
    await this.date(id, system);
    return tally.counts;
  }

  /** As whom lines are taken: the user who ordered it, or the system; null: the user may not sign in any more. */
  private async contextOf(ordered: FuelImport, system: CommandContext): Promise<CommandContext | null> {
    const { userId, orderedBy: name, role, id } = ordered;
    if (userId === null) return system;
    const viewer = await this.orderers.of(userId);
    const actor = { id: userId, name, role };
    return viewer && { ...system, actor, correlationId: id, scope: viewer, permissions: viewer.permissions };
  }

  /** The lines of a file that can be taken; the others are told to the tally. Storage does not wait for commits. */
  private async *rowsOf(file: string, tally: FuelTally): AsyncGenerator<KeptRow> {
    const lines = await text(await this.files.get(file));
    for (let at = 0; at < lines.length;) {
      const end = lines.indexOf('\n', at);
      const row = JSON.parse(lines.slice(at, end < 0 ? undefined : end)) as KeptRow | RejectedRow;
      at = end < 0 ? lines.length : end + 1;
      if (isRejected(row)) tally.reject(row.line, row.reason);
      else yield row;
    }
  }

  /** Says of each card up to which day its purchases came. */
  private async date(importId: string, context: CommandContext): Promise<void> {
    for (const { cardId, date } of await this.lines.latestOf(importId)) {
      const card = await this.cards.find(EVERYTHING, cardId);
      if (card && card.removedAt === null && (card.lastSyncDate ?? '') < date)
        await this.cards.change(cardId, { lastSyncDate: date }, inner(context));
    }
  }

  private async giveUp(id: string, reason: string, context: CommandContext): Promise<object> {
    await this.imports.change(id, { status: 'failed', reason }, context);
    return { reason };
  }
}

const takingOf = ({ id, provider, forClientId, forFirm, exchangeRate }: FuelImport) => ({
  ...{ importId: id, provider, exchangeRate },
  forClientId: forFirm ? null : (forClientId ?? undefined),
});
