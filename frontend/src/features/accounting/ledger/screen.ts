import AccountBalanceOutlined from '../../../generated/icons/AccountBalanceOutlined';
import type { PageTab, Screen } from '../../../lib/screens/screen';

const book = (label: string, to: string): PageTab => ({ to, label, permission: 'ledger.read' });

export const screen: Screen = {
  at: '/accounting',
  title: 'Accounting',
  permission: 'invoices.read',
  icon: AccountBalanceOutlined,
  menu: [{ group: 'freight', place: 70, label: 'Accounting' }],
  listedAt: {
    entrytemplate: '/accounting/bookkeeping?view=templates',
    clientmoney: '/accounting/bookkeeping?view=client-money',
    clientcharge: '/accounting/bookkeeping?view=charges',
    fuelcard: '/accounting/bookkeeping?view=fuel-cards',
    payout: '/accounting/bookkeeping?view=to-bank',
  },
  tabs: {
    accounting: [
      { to: '/accounting', label: 'Overview', end: true },
      { to: '/accounting/invoices', label: 'Invoices' },
      { to: '/accounting/reports', label: 'Financial Reports' },
      book('BookKeeping', '/accounting/bookkeeping'),
      {
        to: '/accounting/profit-and-loss',
        label: 'Profit & Loss',
        also: 'profit and loss p&l income cost per mile',
        permission: 'reports.read',
      },
      { to: '/accounting/1099', label: '1099 Forms', permission: 'tax-forms.read', holds: '/accounting/contractors' },
    ],
    books: [
      book('General Ledger', '/accounting/bookkeeping'),
      book('Recurring Entries', '/accounting/bookkeeping?view=templates'),
      book('Trial Balance', '/accounting/bookkeeping?view=trial-balance'),
      book('Client Money', '/accounting/bookkeeping?view=client-money'),
      book('Charges', '/accounting/bookkeeping?view=charges'),
      { to: '/accounting/bookkeeping?view=fuel-cards', label: 'Fuel Cards', permission: 'expenses.read' },
      {
        to: '/accounting/bookkeeping?view=to-bank',
        label: 'Deposits to the Bank',
        permission: 'payments.read',
      },
      {
        to: '/accounting/bookkeeping?view=bank',
        label: 'Bank',
        also: 'reconcile statement import',
        permission: 'bank.read',
      },
      book('Tie-outs', '/accounting/bookkeeping?view=tie-outs'),
      book('Periods', '/accounting/bookkeeping?view=periods'),
      book('Chart of Accounts', '/accounting/bookkeeping?view=accounts'),
    ],
  },
};
