import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../../platform/commands/context';
import { poolOf } from '../../../platform/database/database';
import { RuleViolation } from '../../../platform/event-store/errors';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Obligation } from '../obligation';
import { PaperRequest } from '../paper-request';

/** Asks a client in the portal for what an obligation lacks, with a word of one's own. Asking again asks for nothing twice. */
@Injectable()
export class AskForPapers {
  constructor(
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    private readonly dataSource: DataSource,
    @StoreOf(PaperRequest) private readonly requests: RecordStore<PaperRequest>,
  ) {}

  async about(obligationId: string, notes: string | null, context: CommandContext): Promise<void> {
    const { record } = await this.obligations.change(obligationId, { status: 'waiting' }, context);
    const { clientId, missing, title, period, rule } = record;
    const documentType = rule === 'ifta_return' ? 'ifta' : 'other';
    for (const what of missing.length > 0 ? missing : [`Papers for ${title} ${period}`])
      if (!(await this.isAsked(clientId, what)))
        await this.once({ clientId, obligationId, what, documentType, notes }, context);
  }

  private async isAsked(clientId: string, what: string): Promise<boolean> {
    const sql =
      "SELECT 1 FROM paper_requests WHERE client_id = $1 AND what = $2 AND status = 'asked' AND removed_at IS NULL";
    return (await poolOf(this.dataSource).query(sql, [clientId, what])).rowCount !== 0;
  }

  private async once(values: object, context: CommandContext): Promise<void> {
    try {
      await this.requests.add(values, context);
    } catch (error) {
      if (!(error instanceof RuleViolation && error.code === 'ALREADY_TAKEN')) throw error;
    }
  }
}
