import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Invoice, type InvoiceStore } from '../invoice';

export const OVERDUE_JOB = 'mark-invoices-overdue-at-night';

/** Marks pending invoices past their due date overdue, every night. The job is idempotent. */
@Injectable()
export class MarkInvoicesOverdueAtNight implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    private readonly firm: Firm,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(OVERDUE_JOB, ({ id }) => this.mark(id));
  }

  /** @returns how many invoices became overdue */
  async mark(cause: string): Promise<{ marked: number }> {
    const on = await this.firm.today();
    const { rows } = await poolOf(this.dataSource).query<{ id: number }>(
      "SELECT id FROM invoices WHERE status = 'pending' AND due_date < $1 ORDER BY id",
      [on],
    );
    for (const { id } of rows)
      await this.invoices.decide(id, { type: 'MarkOverdue', id, on }, systemContext(this.clock, 'worker', cause));
    return { marked: rows.length };
  }
}
