import { BOX_CHOICES, type BoxChoice } from '../../../../platform/money/boxes-1099';
import { mistake } from '../../../../platform/fields/check';
import { Choice, Day, field } from '../../../../platform/fields/decorators';
import { flagInAddress } from '../../../../platform/fields/numbers';
import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  FLAG,
  INSTANT,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import type { IsoDate } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import { BASES, type Basis } from '../domain/bases';
import {
  ACCOUNT_SUBTYPES,
  ACCOUNT_TYPES,
  balanceType,
  isSystemAccount,
  keptBy,
  type AccountSubtype,
  type AccountType,
} from '../domain/chart';
import type { Books } from '../queries/books';
import type { Balance } from '../queries/trial-balance';

const SIDES = ['debit', 'credit'] as const;

/** @throws RuleViolation INVALID when both a client and the firm itself are asked for */
export const mustBeOneBook = ({ clientId, own }: Books): void => {
  if (clientId && own) throw mistake('own', 'Ask for the books of a client or for those of the firm, not for both');
};

/** Whose books. */
export class OneBookQuery extends ClientFilter {
  @field<boolean>('own', flagInAddress, { absent: true, description: 'Only the books of the firm itself' })
  own?: boolean;

  static rules(asked: OneBookQuery): void {
    mustBeOneBook(asked);
  }
}
/** Whose books, and on which basis. */
export class BooksQuery extends OneBookQuery {
  @Choice('basis', BASES, { absent: true, description: 'Accrual when it is left out' }) basis?: Basis;
}
export class BalanceQuery extends BooksQuery {
  @Day('to', { absent: true }) to?: IsoDate;
}

@published('Account')
export class AccountView {
  @Shown(TEXT) number: string;
  @Shown(TEXT) name: string;
  @Shown(oneOf(ACCOUNT_TYPES)) type: AccountType;
  @Shown(orNull(oneOf(ACCOUNT_SUBTYPES))) subtype: AccountSubtype | null;
  @Shown(orNull(TEXT)) description: string | null;
  @Shown(oneOf(SIDES)) balanceType: (typeof SIDES)[number];
  @Shown(FLAG) active: boolean;
  @Shown(FLAG) reconcilable: boolean;
  @Shown(FLAG) cashAccount: boolean;
  @Shown(described(orNull(oneOf(BOX_CHOICES)), 'The box of a form 1099 that payments to contractors for it count in'))
  box1099: BoxChoice | null;
  @Shown(described(FLAG, 'The product posts to it: it stays active, with its type, and is never deleted'))
  system: boolean;
  @Shown(described(FLAG, 'Something was posted to it: its type stays, and it is never deleted')) used: boolean;
  @Shown(described(FLAG, 'Journal entries can be written on it by hand')) byHand: boolean;
  @Shown(WHOLE) version: number;
  @Shown(MONEY) balance: string;
}
export const accountView = ({ net, ...account }: Balance): AccountView => {
  const side = balanceType(account.type);
  const balance = moneyText(side === 'debit' || net === 0 ? net : -net);
  const byHand = account.active && keptBy(account.number) === undefined;
  return { ...account, balanceType: side, system: isSystemAccount(account.number), byHand, balance };
};
@published('LedgerSource')
class SourceView {
  @Shown(TEXT) kind: string;
  @Shown(TEXT) id: string;
}
@published('LedgerLine')
export class LedgerLineView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) entryId: string;
  @Shown(DAY) date: IsoDate;
  @Shown(TEXT) accountNumber: string;
  @Shown(TEXT) account: string;
  @Shown(orNull(oneOf(ACCOUNT_TYPES))) accountType: AccountType | null;
  @Shown(TEXT) description: string;
  @Shown(TEXT) reference: string;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(MONEY) debit: string;
  @Shown(MONEY) credit: string;
  @Shown(described(orNull(MONEY), 'What stands on the asked account after the line, on its own side'))
  balance: string | null;
  @Shown(orNull(object(() => SourceView))) source: SourceView | null;
  @Shown(described(orNull(WHOLE), 'The payment of the invoice that it books, received or reversed'))
  paymentId: number | null;
  @Shown(INSTANT) createdAt: string;
}
export class TrialBalanceRow {
  @Shown(TEXT) number: string;
  @Shown(TEXT) name: string;
  @Shown(oneOf(ACCOUNT_TYPES)) type: AccountType;
  @Shown(MONEY) debit: string;
  @Shown(MONEY) credit: string;
}
export class TrialBalance {
  @Shown(orNull(INSTANT)) asOf: string | null;
  @Shown(listOf(object(() => TrialBalanceRow))) rows: TrialBalanceRow[];
  @Shown(MONEY) totalDebit: string;
  @Shown(MONEY) totalCredit: string;
}
