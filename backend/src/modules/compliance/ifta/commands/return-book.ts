import { Injectable } from '@nestjs/common';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import type { IsoDate } from '../../../../platform/money/dates';
import { cents } from '../../../../platform/money/money';
import type { Plain } from '../../../../platform/records/kind/rich-kind';
import { changing } from '../../../../platform/records/store/changing';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import type { Quarter } from '../domain/due-date';
import { periodOf } from '../domain/period';
import type { Units } from '../domain/rates';
import { IftaProcess } from '../ifta-process';
import { IftaReturn, type IftaReturnStore } from '../ifta-return';
import { ReviewQuarter } from '../queries/review-quarter';
import { WorkOutReturn, type ReturnNow } from '../queries/work-out-return';

/** A quarter of a client to be worked out. */
export interface NewQuarter {
  readonly clientId: string;
  readonly year: number;
  readonly quarter: Quarter;
  readonly units: Units | null;
  readonly previousCredit: number;
}
/** How a return is filed. */
export interface HowFiled {
  readonly filedOn: IsoDate;
  readonly today: IsoDate;
  readonly reference: string | null;
  readonly bookedOn: IsoDate | null;
}

/** What is written in the commit of a filing. */
interface Along {
  readonly beside: () => ReturnType<typeof changing>[];
}

/** Drafts, files and amends returns, and moves the filing that staff and portal follow along. */
@Injectable()
export class ReturnBook {
  constructor(
    @RichStoreOf(IftaReturn) private readonly returns: IftaReturnStore,
    @StoreOf(IftaProcess) private readonly processes: RecordStore<IftaProcess>,
    private readonly works: WorkOutReturn,
    private readonly reviews: ReviewQuarter,
  ) {}

  async draft(quarter: NewQuarter, context: CommandContext): Promise<Written<IftaReturn>> {
    const { clientId, year } = quarter;
    return this.returns.create(
      {
        values: { clientId, year, quarter: quarter.quarter },
        command: async (id: string) => {
          const { terms } = await this.works.of({ ...quarter, filedOn: null }, context.scope);
          return { type: 'DraftIftaReturn', id, terms };
        },
      },
      context,
    );
  }

  async draftAnew(id: string, previousCredit: number | null, context: CommandContext): Promise<Written<IftaReturn>> {
    const { terms } = await this.now(id, null, context, previousCredit);
    return this.returns.decide(id, { type: 'DraftIftaReturnAnew', id, terms }, context);
  }

  /** Keeps that somebody looked a return through, with the score that it had. */
  async reviewed(id: string, context: CommandContext): Promise<Written<IftaReturn>> {
    const { clientId, year, quarter } = await this.returns.get(context.scope, id);
    const { terms } = await this.now(id, null, context);
    const { score, findings } = await this.reviews.of(clientId, periodOf(year, quarter), context.scope);
    const command = { type: 'ReviewIftaReturn', id, terms, score, findings: findings.length } as const;
    return this.returns.decide(id, command, context);
  }

  async file(id: string, how: HowFiled, context: CommandContext): Promise<Written<IftaReturn>> {
    const now = await this.now(id, how.filedOn, context);
    const { terms, problems } = now;
    const command = { type: 'FileIftaReturn', id, terms, problems, by: context.actor.name, ...how } as const;
    return this.withProcess(now, how, context, (along) => this.returns.decide(id, command, context, along));
  }

  async amend(id: string, reason: string, how: HowFiled, context: CommandContext): Promise<Written<IftaReturn>> {
    const now = await this.now(id, how.filedOn, context);
    const { terms, problems } = now;
    const command = { type: 'AmendIftaReturn', id, terms, problems, by: context.actor.name, reason, ...how } as const;
    return this.withProcess(now, how, context, (along) => this.returns.decide(id, command, context, along));
  }

  /** The return as its trips, fuel and rates say now. */
  async now(
    id: string,
    filedOn: IsoDate | null,
    { scope }: Pick<CommandContext, 'scope'>,
    previousCredit: number | null = null,
  ): Promise<ReturnNow> {
    const { clientId, year, quarter, units, totals } = await this.returns.get(scope, id);
    const credit = previousCredit ?? totals.previousCredit;
    return this.works.of({ clientId, year, quarter, units, filedOn, previousCredit: credit }, scope);
  }

  /** The filing of the quarter says in the same commit that it is processed, with what the return came to. */
  private async withProcess(
    { terms }: ReturnNow,
    { filedOn }: HowFiled,
    context: CommandContext,
    decide: (along: Along) => Promise<Written<IftaReturn>>,
  ): Promise<Written<IftaReturn>> {
    const { clientId, year, quarter } = terms;
    const processId = await this.processOf({ clientId, year, quarter }, context);
    const sum = (of: (section: (typeof terms.sections)[number]) => number): string =>
      String(terms.sections.reduce((all, section) => all + of(section), 0));
    const said = (): Partial<Plain<IftaProcess>> => ({
      status: 'processed',
      submittedDate: filedOn,
      processedDate: filedOn,
      totalMiles: sum(({ totalMiles }) => totalMiles),
      totalGallons: sum(({ totalGallons }) => totalGallons),
      taxOwed: cents(Math.max(terms.totals.due ?? 0, 0)),
    });
    return decide({ beside: () => [changing(IftaProcess, processId, said)] });
  }

  private async processOf(
    { clientId, year, quarter }: Pick<NewQuarter, 'clientId' | 'year' | 'quarter'>,
    context: CommandContext,
  ): Promise<string> {
    const known = await this.processes
      .rows(context.scope)
      .andWhere('r.removed_at IS NULL AND r.client_id = :clientId', { clientId })
      .andWhere('r.year = :year AND r.quarter = :quarter', { year, quarter })
      .getRawMany<{ readonly id: string }>();
    if (known[0]) return known[0].id;
    return (await this.processes.add({ clientId, year, quarter, status: 'pending' }, inner(context))).record.id;
  }
}
