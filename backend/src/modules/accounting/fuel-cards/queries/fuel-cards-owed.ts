import { Injectable } from '@nestjs/common';
import { EVERYTHING, type Scope } from '../../../../platform/access/viewer';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { LedgerSums, type AccountSum } from '../../ledger';

/** What a book owes on its fuel card, in whole cents; below 0 where more was paid than was bought. */
export interface OwedOnCard {
  readonly clientId: string | null;
  readonly owed: number;
}
const EVER = { from: null, to: null } as const;
const onCard = (sums: readonly AccountSum[]): readonly AccountSum[] =>
  sums.filter(({ accountNumber }) => accountNumber === ACCOUNT.fuelCard);

/** What stands on account 2050 of books: what was bought on cards and is not paid, also what was entered by hand. */
@Injectable()
export class FuelCardsOwed {
  constructor(private readonly sums: LedgerSums) {}

  /** Of one book; null: the firm's own. */
  async of(clientId: string | null): Promise<number> {
    const book = { basis: 'accrual', clientId, own: clientId === null, scope: EVERYTHING } as const;
    return 0 - onCard(await this.sums.between(EVER, book)).reduce((sum, { net }) => sum + net, 0);
  }

  /** Of each book in scope that owes something or paid too much, the firm's own first. */
  async all(scope: Scope): Promise<readonly OwedOnCard[]> {
    const books = { basis: 'accrual', clientId: null, own: false, scope } as const;
    return onCard(await this.sums.between({ ...EVER, by: 'client' }, books))
      .filter(({ net }) => net !== 0)
      .map(({ value, net }) => ({ clientId: value, owed: 0 - net }))
      .toSorted((one, other) => (one.clientId ?? '').localeCompare(other.clientId ?? ''));
  }
}
