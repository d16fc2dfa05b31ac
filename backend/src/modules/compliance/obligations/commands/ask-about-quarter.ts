import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RuleViolation } from '../../../../platform/core/errors';
import { allowedByRoute, inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Client } from '../../../clients/clients';
import { IftaProcess, quarterIn, questionsOf, ReviewQuarter, type Period, type Question } from '../../ifta';
import { Obligation } from '../obligation';
import { PaperRequest } from '../paper-request';
import { ObligationBook } from './obligation-book';

/** A quarter of a client: `{ clientId: '0199…', quarter: '3Q2026' }`. */
export interface QuarterOf {
  readonly clientId: string;
  readonly quarter: Period;
}
/** What a client was asked for: now, or before at `askedAt`. */
export interface Asked {
  readonly requestId: string;
  readonly what: string;
  readonly status: PaperRequest['status'];
  /** An instant in ISO 8601. */
  readonly askedAt: string;
  readonly isNew: boolean;
}
type Known = Omit<Asked, 'isNew'>;
type Found = Pick<Obligation, 'id' | 'status'>;

const OF_QUARTER = `SELECT id, status FROM obligations WHERE removed_at IS NULL AND client_id = $1
  AND rule = 'ifta_return' AND period = $2 AND status <> 'lapsed' ORDER BY created_at LIMIT 1`;
const KNOWN = `SELECT id AS "requestId", what, status, created_at AS "askedAt" FROM paper_requests
  WHERE removed_at IS NULL AND client_id = $1 AND what = ANY($2) ORDER BY created_at DESC, id`;

/**
 * Asks a client in its portal for all that the review of a quarter can only have settled by it. The requests hang on
 * the obligation of the quarter, which waits for them; what was asked for before is not asked for again, unless it was
 * withdrawn.
 */
@Injectable()
export class AskAboutQuarter {
  constructor(
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    @StoreOf(PaperRequest) private readonly requests: RecordStore<PaperRequest>,
    @StoreOf(IftaProcess) private readonly processes: RecordStore<IftaProcess>,
    private readonly book: ObligationBook,
    private readonly reviews: ReviewQuarter,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws RuleViolation NOTHING_TO_ASK where the office settles all that stands out */
  async ask(of: QuarterOf, asking: CommandContext): Promise<{ obligationId: string | null; asked: readonly Asked[] }> {
    const context = inner(asking);
    await this.clients.get(context.scope, of.clientId);
    const { findings } = await this.reviews.of(of.clientId, of.quarter, context.scope);
    const questions = questionsOf(findings);
    if (questions.length === 0)
      throw new RuleViolation('NOTHING_TO_ASK', `Nothing of ${of.quarter} needs to be asked of the client`);
    const before = await this.known(of.clientId, questions);
    const open = questions.filter(({ what }) => (before.get(what)?.status ?? 'withdrawn') === 'withdrawn');
    const obligation = await this.obligation(of, context);
    for (const question of open) await this.send(question, before.get(question.what), of, obligation, context);
    if (open.length > 0 && (obligation?.status === 'open' || obligation?.status === 'ready'))
      await this.obligations.change(obligation.id, waits, context);
    const now = await this.known(of.clientId, questions);
    const asked = questions.flatMap((question) => {
      const found = now.get(question.what);
      return found ? [{ ...found, isNew: open.includes(question) }] : [];
    });
    return { obligationId: obligation?.id ?? null, asked };
  }

  private async known(clientId: string, questions: readonly Question[]): Promise<ReadonlyMap<string, Known>> {
    const { rows } = await sqlOf(this.dataSource).query<Known>(KNOWN, [clientId, questions.map(({ what }) => what)]);
    return new Map(rows.toReversed().map((row) => [row.what, row]));
  }

  private async send(
    { what, why: notes }: Question,
    before: Known | undefined,
    { clientId }: QuarterOf,
    obligation: Found | null,
    context: CommandContext,
  ): Promise<void> {
    if (before) {
      await this.requests.change(
        before.requestId,
        ({ status }) => (status === 'withdrawn' ? { status: 'asked', reason: null, notes } : {}),
        context,
      );
      return;
    }
    try {
      const values = { clientId, obligationId: obligation?.id ?? null, what, documentType: 'ifta', notes };
      await this.requests.add(values, context);
    } catch (error) {
      if (!(error instanceof RuleViolation && error.code === 'ALREADY_TAKEN')) throw error;
    }
  }

  /**
   * The obligation of the quarter, worked out as the calendar does; where it finds none, such as for a fleet whose
   * weights are not known, the filing of the quarter is opened, from which it follows. Null where the quarter is done.
   */
  private async obligation(of: QuarterOf, context: CommandContext): Promise<Found | null> {
    const stored = (await this.found(of)) ?? (await this.worksOut(of, context));
    if (stored) return stored;
    try {
      await this.processes.add({ clientId: of.clientId, ...quarterIn(of.quarter) }, allowedByRoute(context));
    } catch (error) {
      if (!(error instanceof RuleViolation && error.code === 'ALREADY_TAKEN')) throw error;
    }
    return this.worksOut(of, context);
  }

  private async worksOut(of: QuarterOf, { correlationId }: CommandContext): Promise<Found | null> {
    await this.book.catchUp([of.clientId], correlationId);
    return this.found(of);
  }

  private async found({ clientId, quarter }: QuarterOf): Promise<Found | null> {
    return (await sqlOf(this.dataSource).query<Found>(OF_QUARTER, [clientId, quarter])).rows[0] ?? null;
  }
}

const waits = ({ status }: Obligation): object =>
  status === 'open' || status === 'ready' ? { status: 'waiting' } : {};
