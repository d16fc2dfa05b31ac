import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Scope } from '../../../../platform/access/viewer';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Basis } from '../domain/bases';
import type { Books } from './books';
import { LedgerSums, type LedgerAccount } from './ledger-sums';

export interface Balance extends LedgerAccount {
  /** Something was posted to it, by hand or for a record. */
  readonly used: boolean;
  /** Debits less credits, in whole cents. */
  readonly net: number;
}

/**
 * Whose books, how and until when: the accounting date `to`, or altogether when it is null; on accrual basis unless
 * `basis` says otherwise.
 */
interface Asked extends Books {
  readonly to: IsoDate | null;
  readonly basis?: Basis;
}

/** Every account with what was posted to it. */
export class GetBalances extends Query<readonly Balance[]> {
  constructor(
    readonly asked: Asked,
    readonly scope: Scope,
  ) {
    super();
  }
}

@QueryHandler(GetBalances)
export class GetBalancesHandler implements IQueryHandler<GetBalances> {
  constructor(private readonly sums: LedgerSums) {}

  async execute({ asked, scope }: GetBalances): Promise<Balance[]> {
    const { to, basis = 'accrual', clientId = null, own = false } = asked;
    const posted = await this.sums.between({ from: null, to }, { basis, clientId, own, scope });
    const nets = new Map(posted.map(({ accountNumber, net }) => [accountNumber, net]));
    return (await this.sums.accounts()).map((account) => {
      const net = nets.get(account.number);
      return { ...account, used: account.used || net !== undefined, net: net ?? 0 };
    });
  }
}
