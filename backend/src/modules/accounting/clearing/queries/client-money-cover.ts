import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { LedgerSums } from '../../ledger';

/** What the firm owes clients and where it lies, in whole cents. */
export interface Cover {
  /** What is held for clients: account 2350. */
  readonly held: number;
  /** What lies in the client money bank: account 1020. */
  readonly inBank: number;
  /** What is for governments of the payments that are on their way: a part of account 1050. */
  readonly onItsWay: number;
  /** What has to be moved to the client money bank, so that it has what is owed; 0: nothing. */
  readonly toMove: number;
}

const ON_ITS_WAY = `SELECT COALESCE(sum(government - government_back), 0)::bigint AS cents FROM compliance_payments
  WHERE government > government_back AND paid_out_on IS NULL AND payment_status IN ('completed', 'refunded')`;

/** Whether the client money bank, with what is on its way to it, has what clients are owed. */
@Injectable()
export class ClientMoneyCover {
  constructor(
    private readonly sums: LedgerSums,
    private readonly dataSource: DataSource,
  ) {}

  /** All of it is in the firm's own books: whoever sees only some clients sees nothing of it. */
  async now(scope: Scope): Promise<Cover> {
    if (scope.clients !== null) return { held: 0, inBank: 0, onItsWay: 0, toMove: 0 };
    const books = { basis: 'accrual', clientId: null, own: true, scope } as const;
    const [sums, { rows }] = await Promise.all([
      this.sums.between({ from: null, to: null }, books),
      sqlOf(this.dataSource).query<{ cents: number }>(ON_ITS_WAY),
    ]);
    const net = (account: string): number =>
      sums.filter(({ accountNumber }) => accountNumber === account).reduce((sum, one) => sum + one.net, 0);
    const [held, inBank] = [0 - net(ACCOUNT.clientMoney), net(ACCOUNT.clientMoneyBank)];
    const onItsWay = Number(rows[0]?.cents ?? 0);
    return { held, inBank, onItsWay, toMove: Math.max(0, held - inBank - onItsWay) };
  }
}
