import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import type { IsoDate } from '../../../../platform/money/dates';
import { ReceivableAtEnds } from '../../../accounting/ledger';
import { MoneyByMonth, type MoneyOfAMonth } from '../../../accounting/receivables';

export interface RevenueMonth extends MoneyOfAMonth {
  /** What was billed and not yet received when it ended, by the books, in cents. */
  readonly balance: number;
}

/**
 * What was billed for a client and received in each of the twelve months up to the one of a day, and what was open when
 * each ended.
 */
@Injectable()
export class ClientRevenue {
  constructor(private readonly queries: QueryBus) {}

  async of(clientId: string, today: IsoDate, viewer: Viewer): Promise<readonly RevenueMonth[]> {
    const months = await this.queries.execute(new MoneyByMonth(today, viewer, clientId));
    const balances = await this.queries.execute(
      new ReceivableAtEnds(
        months.map(({ from }) => from),
        viewer,
        clientId,
      ),
    );
    return months.map((month, at) => ({ ...month, balance: balances[at] ?? 0 }));
  }
}
