import type { AccountChanges, LedgerAccount, NewAccount } from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { orNull } from '../../../../lib/forms/rules/rules';

type Subtype = NonNullable<LedgerAccount['subtype']>;

export interface AccountValues {
  number: string;
  name: string;
  type: LedgerAccount['type'];
  subtype: Subtype | '';
  description: string;
  active: boolean;
  reconcilable: boolean;
  cashAccount: boolean;
}
/** An account as forms know records; its number is its id. */
export type AccountRecord = LedgerAccount & { readonly id: string };

export const accountForm: RecordForm<AccountValues, AccountRecord> = {
  name: 'account',
  kind: 'account',
  values: (account) => ({
    number: account?.number ?? '',
    name: account?.name ?? '',
    type: account?.type ?? 'expenses',
    subtype: account?.subtype ?? (account ? '' : 'operating-expenses'),
    description: account?.description ?? '',
    active: account?.active ?? true,
    reconcilable: account?.reconcilable ?? false,
    cashAccount: account?.cashAccount ?? false,
  }),
};

export const accountChanges = ({ number: _, subtype, description, ...values }: AccountValues) =>
  ({
    ...values,
    name: values.name.trim(),
    subtype: subtype === '' ? null : subtype,
    description: orNull(description),
  }) satisfies AccountChanges;

export const newAccount = (values: AccountValues): NewAccount => ({
  ...accountChanges(values),
  number: values.number.trim(),
});
