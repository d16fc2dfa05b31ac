import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock';
import { systemContext } from '../../../platform/commands/context';
import { poolOf } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { Firm } from '../../settings';
import { DecideInvoice } from '../commands/decide-invoice';

export const OVERDUE_JOB = 'mark-invoices-overdue-at-night';

/** Every night pending invoices past their due date become overdue; running twice changes nothing more. */
@Injectable()
export class MarkInvoicesOverdueAtNight implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
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
      await this.commands.execute(
        new DecideInvoice({ type: 'MarkOverdue', id, on }, systemContext(this.clock, 'worker', cause)),
      );
    return { marked: rows.length };
  }
}
