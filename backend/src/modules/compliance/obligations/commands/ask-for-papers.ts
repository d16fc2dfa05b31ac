import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { RuleViolation } from '../../../../platform/core/errors';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Obligation } from '../obligation';
import { PaperRequest } from '../paper-request';

type KnownRequest = Pick<PaperRequest, 'id' | 'status'>;
/**
 * Requests for the same paper: those still open for the client, whatever obligation they are for, and any of this
 * obligation.
 */
const KNOWN = `SELECT id, status FROM paper_requests WHERE client_id = $1 AND what = $2 AND removed_at IS NULL
  AND (status = 'asked' OR obligation_id = $3)`;

/**
 * Asks a client in the portal for the papers that an obligation lacks, with an optional note. A paper that the client
 * is already asked for is not asked for twice; one that was answered or withdrawn is asked for again.
 */
@Injectable()
export class AskForPapers {
  constructor(
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    private readonly dataSource: DataSource,
    @StoreOf(PaperRequest) private readonly requests: RecordStore<PaperRequest>,
  ) {}

  async about(obligationId: string, notes: string | null, context: CommandContext): Promise<void> {
    const { record } = await this.obligations.change(obligationId, waiting, context);
    const { clientId, missing, title, period, rule } = record;
    const documentType = rule === 'ifta_return' ? 'ifta' : 'other';
    for (const what of missing.length > 0 ? missing : [`Papers for ${title} ${period}`]) {
      const known = await this.known(clientId, what, obligationId);
      if (known.length === 0) await this.once({ clientId, obligationId, what, documentType, notes }, context);
      else if (!known.some(({ status }) => status === 'asked')) await this.again(known[0]?.id ?? '', notes, context);
    }
  }

  private async known(clientId: string | null, what: string, obligationId: string): Promise<readonly KnownRequest[]> {
    return (await poolOf(this.dataSource).query<KnownRequest>(KNOWN, [clientId, what, obligationId])).rows;
  }

  private async again(id: string, notes: string | null, context: CommandContext): Promise<void> {
    const note = notes === null ? {} : { notes };
    await this.requests.change(
      id,
      ({ status }) => (status === 'asked' ? {} : { status: 'asked', reason: null, ...note }),
      context,
    );
  }

  private async once(values: object, context: CommandContext): Promise<void> {
    try {
      await this.requests.add(values, context);
    } catch (error) {
      if (!(error instanceof RuleViolation && error.code === 'ALREADY_TAKEN')) throw error;
    }
  }
}

/**
 * The change that makes an obligation wait for its client.
 * @throws RuleViolation NO_CLIENT_TO_ASK for an obligation of the firm itself
 */
const waiting = ({ clientId }: Obligation): object => {
  if (clientId === null)
    throw new RuleViolation('NO_CLIENT_TO_ASK', "This obligation is the firm's own: there is no client to ask");
  return { status: 'waiting' };
};
