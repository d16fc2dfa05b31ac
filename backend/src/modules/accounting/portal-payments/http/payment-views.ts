import { published } from '../../../../platform/fields/schema';
import { described, MONEY, oneOf, Shown, TEXT } from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import { masked } from '../../../../platform/infrastructure/vault/vault';
import { ACCOUNT_TYPES, type AccountType } from '../domain/rules/bank-account';
import { PART_KINDS, type PartKind, type PaymentPart } from '../domain/rules/parts';

/** A bank account without its number, of which only the last four digits are shown. */
export interface AccountShown {
  readonly accountHolderName: string;
  readonly bankName: string;
  readonly routingNumber: string;
  readonly last4: string;
  readonly accountType: AccountType;
}
@published('PaymentAccount')
export class AccountView {
  @Shown(TEXT) accountHolderName: string;
  @Shown(TEXT) bankName: string;
  @Shown(TEXT) routingNumber: string;
  @Shown(described(TEXT, 'Masked: the last four only')) accountNumber: string;
  @Shown(oneOf(ACCOUNT_TYPES)) accountType: AccountType;
}
export const accountView = ({ account }: { readonly account?: AccountShown }): AccountView | null => {
  if (!account) return null;
  const { last4, ...shown } = account;
  return { ...shown, accountNumber: masked(last4) };
};

/** A part of a payment: the firm's service, or money for a government. */
@published('PaymentPart')
export class PartView {
  @Shown(oneOf(PART_KINDS)) kind: PartKind;
  @Shown(MONEY) amount: string;
}
export const partView = ({ kind, amount }: PaymentPart): PartView => ({ kind, amount: moneyText(amount) });
