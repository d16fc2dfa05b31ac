import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Viewer } from '../../../../platform/access/viewer';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { BulkDone } from '../../../../platform/records/bulk/bulk-answers';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { shownAs } from '../../../../platform/records/requests/requests';
import { forEach, runMany } from '../../../../platform/records/bulk/run-many';
import { AskForPapers } from '../commands/ask-for-papers';
import { Obligation } from '../obligation';
import { ObligationQuery, ObligationsBulk } from './obligations.requests';

/** Lists obligations by due date, and runs one command about many of them. */
@Controller('api/obligations')
export class ObligationsController {
  constructor(
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    private readonly asking: AskForPapers,
    private readonly runner: CommandRunner,
  ) {}

  @Get()
  @Route({
    allow: ['obligations.read', 'portal.read'],
    summary: 'The obligations, the next one first',
    answer: shownAs(Obligation),
    list: true,
    past: ['obligations', 'clients', 'users'],
  })
  async list(@Query() { dueFrom, dueTo, ...query }: ObligationQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    const due = (rows: SelectQueryBuilder<ObjectLiteral>): void => {
      if (dueFrom) rows.andWhere('r.due_date >= :dueFrom', { dueFrom });
      if (dueTo) rows.andWhere('r.due_date <= :dueTo', { dueTo });
    };
    const page = await this.obligations.list(viewer, query, (dueFrom ?? dueTo) ? due : undefined);
    return page.of(await this.obligations.shown(viewer, page.items));
  }

  @Post('bulk')
  @Route({
    allow: 'obligations.write',
    summary: 'Ask the clients about many obligations, assign them, or move them on; what became of each',
    answer: BulkDone,
  })
  bulk(@Body() body: ObligationsBulk, @Ctx() context: CommandContext): Promise<BulkDone> {
    return this.runner.once(context, () => this.each(body, context));
  }

  private each({ ids, action, values = {}, note = null }: ObligationsBulk, context: CommandContext): Promise<BulkDone> {
    if (action === 'ask') return forEach(ids, context, (id, each) => this.asking.about(String(id), note, each));
    const { status, reason, referenceNumber, submittedDate, approvedDate, assignedTo } = values;
    const moved = { status, reason, referenceNumber, submittedDate, approvedDate };
    return runMany(
      this.obligations,
      { ids, action: 'change', values: action === 'assign' ? { assignedTo } : moved },
      context,
    );
  }
}
