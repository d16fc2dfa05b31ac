import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../platform/commands/context';
import { RuleViolation } from '../../../platform/event-store/errors';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Obligation } from '../obligation';
import { PaperRequest } from '../paper-request';

/** Asks a client in the portal for what an obligation lacks. Asking again asks for nothing twice. */
@Injectable()
export class AskForPapers {
  constructor(
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    @StoreOf(PaperRequest) private readonly requests: RecordStore<PaperRequest>,
  ) {}

  async about(obligationId: string, context: CommandContext): Promise<void> {
    const { record } = await this.obligations.change(obligationId, { status: 'waiting' }, context);
    const { clientId, missing, title, period, rule } = record;
    const documentType = rule === 'ifta_return' ? 'ifta' : 'other';
    for (const what of missing.length > 0 ? missing : [`Papers for ${title} ${period}`])
      await this.once({ clientId, obligationId, what, documentType }, context);
  }

  private async once(values: object, context: CommandContext): Promise<void> {
    try {
      await this.requests.add(values, context);
    } catch (error) {
      if (!(error instanceof RuleViolation && error.code === 'ALREADY_TAKEN')) throw error;
    }
  }
}
