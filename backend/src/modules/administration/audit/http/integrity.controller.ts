import { Controller, Get, Post } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Ctx } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { IntegrityChecks } from '../commands/integrity-checks';
import { Integrity, OrderedCheck } from './integrity.answers';

@Controller('api/audit/verify')
export class IntegrityController {
  constructor(private readonly checks: IntegrityChecks) {}

  @Get()
  @Route({ allow: 'audit.read', summary: 'What the last integrity check found', answer: Integrity })
  async last(): Promise<Integrity> {
    const last = await this.checks.last();
    if (!last) return NEVER;
    const { facts: events, streams, differences, position, headStream, headAt, status, updatedAt, findings } = last;
    return {
      facts: events,
      streams,
      differences,
      sealedTo: null,
      head: headStream && headAt ? { position, stream: headStream, at: headAt } : null,
      ok: status === 'whole',
      checkedAt: updatedAt,
      findings: [...findings],
    };
  }

  @Post()
  @Route({ allow: 'jobs.manage', summary: 'Look through the log now', answer: OrderedCheck, status: 202 })
  async order(@Ctx() context: CommandContext): Promise<OrderedCheck> {
    return { id: (await this.checks.order(context)).id };
  }
}

const NEVER: Integrity = {
  facts: 0,
  streams: 0,
  differences: 0,
  sealedTo: null,
  head: null,
  ok: null,
  checkedAt: null,
  findings: [],
};
