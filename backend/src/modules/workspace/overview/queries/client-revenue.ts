import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import type { IsoDate } from '../../../../platform/money/dates';
import { ReceivableAtEnds } from '../../../accounting/ledger';
import { MoneyByMonth, type MoneyOfAMonth } from '../../../accounting/receivables';

/** What was billed and received in a month, and the receivable at its end. */
export interface RevenueMonth extends MoneyOfAMonth {
  /** The balance of the receivable account at the end of the month, in whole cents. */
  readonly balance: number;
}

/**
 * What was billed for a client, what was received and what was open at the end, for each of the twelve months that end
 * with the month of `today`; the earliest first.
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
