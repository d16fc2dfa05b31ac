import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { currentPast } from '../../../../platform/event-log/projections/past';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Client } from '../../../clients/clients';
import type { Basis } from '../../ledger';
import type { StatementHead } from '../http/statement.answers';

/** Whose books are asked for, and on which basis. */
export interface AskedBooks {
  readonly clientId?: string | undefined;
  readonly own?: boolean | undefined;
  readonly basis?: Basis | undefined;
}

/** What stands at the head of every statement: firm, book, basis, and the position that it counts up to. */
@Injectable()
export class ReportHeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  /** @throws RuleViolation NOT_FOUND when the client is out of scope */
  async of({ clientId, own = false, basis = 'accrual' }: AskedBooks, scope: Scope): Promise<StatementHead> {
    const client = clientId ? await this.clients.get(scope, clientId) : null;
    const { name } = await this.firm.values();
    const all = scope.clients === null ? 'All books' : 'All books of your clients';
    const past = currentPast();
    return {
      firm: name,
      book: client?.companyName ?? (own ? `${name}, its own books` : all),
      clientId: client?.id ?? null,
      own,
      basis,
      asOf: past?.instant.toISOString() ?? null,
      position: past?.position ?? (await this.lastPosition()),
    };
  }

  private async lastPosition(): Promise<number> {
    const text = 'SELECT COALESCE(max(position), 0)::int AS position FROM facts';
    const { rows } = await poolOf(this.dataSource).query<{ position: number }>(text);
    return rows[0]?.position ?? 0;
  }
}
