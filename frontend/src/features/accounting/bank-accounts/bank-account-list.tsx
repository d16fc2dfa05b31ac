import AccountBalanceOutlined from '../../../generated/icons/AccountBalanceOutlined';
import { TextLink } from '../../../components/display/text-link';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import { bankAccountKit, type BankAccount } from './bank-account-kit';

/** The lines of an account. */
export const linesAddress = (id: string): string => `/accounting/bookkeeping?view=bank&bankAccountId=${id}`;

export const BankAccountList = listOf(bankAccountKit, {
  name: 'bank-accounts',
  columns: [
    ...columnsOf<BankAccount>(bankAccountKit.fields, [
      ['name', { flex: 2, width: 170, sortable: true }],
      ['bankName', { header: 'Bank', flex: 1, width: 140 }],
      ['accountNumber', { header: 'Number', width: 120, drops: 2 }],
      ['ledgerAccount', { header: 'Ledger', width: 90 }],
      ['clientName', { header: 'Client', flex: 1, width: 150, drops: 1 }],
    ]),
    {
      field: 'lines',
      header: 'Lines',
      width: 90,
      value: () => 'Lines',
      render: ({ id, name }) => (
        <TextLink to={linesAddress(id)} aria-label={`Lines of ${name}`}>
          Lines
        </TextLink>
      ),
    },
  ],
  filters: [CLIENT_FILTER],
  empty: {
    icon: <AccountBalanceOutlined />,
    none: 'Add a bank account to import its statements and reconcile them with the ledger.',
    unmatched: 'Try another name or client.',
  },
  card: (account, link) => (
    <RowCard link={link}>
      <Facts of={[account.bankName, `Account ${account.ledgerAccount}`, account.clientName]} />
    </RowCard>
  ),
});
