import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import { systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { RuleViolation } from '../../../../platform/core/errors';
import { addDays } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { DutiesOfClients, type ClientOrFirm } from '../adapters/duties-of-clients';
import { catchUp, computedOf, OPEN, type StoredObligation, type Step } from '../domain/catch-up';
import type { Span } from '../domain/duties';
import { occurrencesOf } from '../domain/occurrences';
import { Obligation } from '../obligation';

/** Obligations are worked out this many days ahead. */
const DAYS_AHEAD = 365;
const PAGE = 100;
/**
 * A page of clients whose records keep changing is worked out at most this often; the job that each change starts does
 * the rest.
 */
const MOST_LOOKS = 5;
/** Obligations that are done and were due longer ago than this are not read any more. */
const DAYS_BEHIND = 800;

const KEPT = `SELECT client_id AS "clientId", id, rule, title, subject_kind AS "subjectKind", subject_id AS "subjectId",
  subject_name AS "subjectName", period,
  due_date AS "dueDate", nominal_date AS "nominalDate", amount, basis, source, missing, status FROM obligations
  WHERE (client_id = ANY($1::uuid[]) OR (client_id IS NULL AND array_position($1::uuid[], NULL) IS NOT NULL))
    AND removed_at IS NULL AND (status = ANY($2) OR due_date >= $3) ORDER BY due_date, id`;
const OTHERS =
  'SELECT DISTINCT client_id AS "clientId" FROM obligations WHERE subject_id = ANY($1) AND removed_at IS NULL';

type StoredRow = StoredObligation & { readonly clientId: ClientOrFirm };
const isOpen = (status: string): boolean => OPEN.some((open) => open === status);

/**
 * Keeps the obligations of clients, and of the firm itself (null), in line with their records. Running it twice, or in
 * two processes at once, changes nothing more: a run that changed something works the same clients out again, so that
 * the last process to finish has read the records as they are after its last change.
 */
@Injectable()
export class ObligationBook {
  constructor(
    private readonly dataSource: DataSource,
    private readonly duties: DutiesOfClients,
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    private readonly firm: Firm,
    private readonly clock: Clock,
  ) {}

  /** The clients that have obligations about these records, whichever client the records belong to now. */
  async clientsAbout(subjects: readonly string[]): Promise<readonly ClientOrFirm[]> {
    const { rows } = await poolOf(this.dataSource).query<{ clientId: ClientOrFirm }>(OTHERS, [subjects]);
    return rows.map(({ clientId }) => clientId);
  }

  async catchUp(
    clientIds: readonly ClientOrFirm[],
    cause: string,
    progress: (percent: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<{ readonly clients: number; readonly changed: number }> {
    const today = await this.firm.today();
    const span = { today, until: addDays(today, DAYS_AHEAD) };
    const context = systemContext(this.clock, 'worker', cause);
    let changed = 0;
    for (let at = 0; at < clientIds.length; at += PAGE) {
      changed += await this.settle(clientIds.slice(at, at + PAGE), span, context);
      await progress(Math.round((100 * Math.min(at + PAGE, clientIds.length)) / clientIds.length));
    }
    return { clients: clientIds.length, changed };
  }

  private async settle(clientIds: readonly ClientOrFirm[], span: Span, context: CommandContext): Promise<number> {
    let changed = 0;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const taken = await this.page(clientIds, span, context);
      if (taken === 0) break;
      changed += taken;
    }
    return changed;
  }

  private async page(clientIds: readonly ClientOrFirm[], span: Span, context: CommandContext): Promise<number> {
    const since = addDays(span.today, -DAYS_BEHIND);
    const [duties, { rows: stored }] = await Promise.all([
      this.duties.read(clientIds),
      poolOf(this.dataSource).query<StoredRow>(KEPT, [clientIds, OPEN, since]),
    ]);
    let changed = 0;
    for (const clientId of clientIds) {
      const own = stored.filter((one) => one.clientId === clientId);
      const of = duties.get(clientId);
      const steps: readonly Step[] = of
        ? catchUp(own, occurrencesOf(of, span), span)
        : own.filter(({ status }) => isOpen(status)).map(({ id }) => ({ do: 'lapse', id }));
      for (const step of steps) if (await this.take(clientId, step, context)) changed += 1;
    }
    return changed;
  }

  /** @returns false when the step was not needed any more: another process or a user was faster */
  private async take(clientId: ClientOrFirm, step: Step, context: CommandContext): Promise<boolean> {
    switch (step.do) {
      case 'add': {
        const { rule, subject, period } = step.occurrence;
        const about = { rule, subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null, period };
        return this.addOnce({ clientId, ...about, ...computedOf(step.occurrence) }, context);
      }
      case 'change':
        return this.move(step.id, isOpen, step.changes, context);
      case 'revive':
        return this.move(step.id, (status) => status === 'lapsed', { ...step.changes, status: 'open' }, context);
      case 'accept':
        return this.move(step.id, isOpen, { status: 'accepted', approvedDate: step.on }, context);
      case 'lapse':
        return this.move(step.id, isOpen, { status: 'lapsed' }, context);
    }
  }

  /**
   * Changes an obligation if its current status still allows the change.
   * @returns false when somebody else has moved it on meanwhile; then their change stands
   */
  private async move(
    id: string,
    from: (status: string) => boolean,
    changes: object,
    context: CommandContext,
  ): Promise<boolean> {
    let stands = false;
    await this.obligations.change(
      id,
      ({ status }) => {
        stands = from(status);
        return stands ? changes : {};
      },
      context,
    );
    return stands;
  }

  /**
   * @returns false when another process has added the obligation meanwhile, or when the client was removed meanwhile
   */
  private async addOnce(values: object, context: CommandContext): Promise<boolean> {
    try {
      await this.obligations.add(values, context);
      return true;
    } catch (error) {
      const known =
        error instanceof RuleViolation &&
        (error.code === 'ALREADY_TAKEN' || error.fields.some(({ field }) => field === 'clientId'));
      if (!known) throw error;
      return false;
    }
  }
}
