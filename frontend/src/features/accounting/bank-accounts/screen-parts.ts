import type { ScreenParts } from '../../../components/records/screen-parts';
import { bankAccountKit, type BankAccount } from './bank-account-kit';
import { BankAccountList } from './bank-account-list';
import { BankAccountView } from './bank-account-view';

export const parts: ScreenParts<BankAccount> = { kit: bankAccountKit, List: BankAccountList, View: BankAccountView };
