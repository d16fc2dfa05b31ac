import AccountBalanceOutlined from '../../../generated/icons/AccountBalanceOutlined';
import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PageActions } from '../../../components/layout/page-actions';
import { EmptyList } from '../../../components/feedback/empty-list';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { SearchField } from '../../../components/filters/search-field';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { listAll } from '../../../lib/api/api-client';
import { useListParams } from '../../../lib/lists/use-list-params';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useAddressParam, useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { bankAccountsQuery, bankLinesQuery, suggestionsQuery, type BankLine } from './bank-calls';
import { bankColumns, BankLineCard } from './bank-columns';
import { statusOptions } from './bank-words';
import { BankLinePanel, ImportDialog, ReconcilePanel } from './dialogs-lazy';
import { StandingNotice } from './standing-notice';

const filters = ['bankAccountId', 'status'] as const;
const icon = <AccountBalanceOutlined />;

/** The lines of the bank: what each may be, matched or booked with a click, and the reconciliation of an account. */
export function Bank() {
  const params = useListParams(filters);
  const mayWrite = useCan('bank.write');
  const { data: accounts } = useQuery(bankAccountsQuery);
  const list = useQuery(bankLinesQuery({ sort: '-date', ...params.query }));
  const [opened, setOpened] = useAddressParam('paper');
  const [importing, setImporting] = useFlagParam('import');
  const [reconciling, setReconciling] = useFlagParam('close');
  const others = usePageTabs('bank').filter(({ to }) => !to.includes('?'));
  const account = accounts?.items.find(({ id }) => id === params.filter('bankAccountId'));
  const open = useMemo(
    () => (list.data?.items ?? []).filter(({ status }) => status === 'imported').map(({ id }) => id),
    [list.data],
  );
  const { data: suggestions } = useQuery(suggestionsQuery(open));
  const columns = useMemo(() => bankColumns(suggestions, mayWrite, setOpened), [suggestions, mayWrite, setOpened]);
  if (accounts?.items.length === 0)
    return (
      <EmptyState
        icon={icon}
        title="No bank accounts yet"
        action={
          mayWrite && (
            <Button component={Link} variant="contained" to="/accounting/bank-accounts?new=1">
              Add Bank Account
            </Button>
          )
        }
      >
        Add a bank account, then import its statements here and reconcile them with the ledger.
      </EmptyState>
    );
  return (
    <>
      <FilterBar>
        <FilterSelect
          kept
          label="Bank account"
          all="All bank accounts"
          options={(accounts?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={params.filter('bankAccountId')}
          onChange={(bankAccountId) => params.set({ bankAccountId })}
        />
        <SearchField label="Search bank lines" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All lines"
          options={statusOptions}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <ExportMenu
          name="bank_lines"
          columns={columns}
          load={() => listAll<BankLine>('/api/bank-lines', params.exported)}
        />
        <PageActions>
          {others.map(({ to, label }) => (
            <Button key={to} component={Link} color="secondary" to={to}>
              {label}
            </Button>
          ))}
          {account && (
            <Button variant="outlined" onClick={() => setReconciling(true)}>
              Reconcile
            </Button>
          )}
          {mayWrite && (
            <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => setImporting(true)}>
              Import
            </Button>
          )}
        </PageActions>
      </FilterBar>
      {account && <StandingNotice id={account.id} />}
      <DataTable<BankLine>
        name="bank-lines"
        label="Bank lines"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyList
            params={params}
            icon={icon}
            none={{ title: 'No bank lines yet', text: 'Import a file from your bank: OFX, QFX, CSV or Excel.' }}
            unmatched={{ title: 'No bank lines found', text: 'Try another word, account or status.' }}
          />
        }
        card={(row) => (
          <BankLineCard row={row} suggestions={suggestions} mayWrite={mayWrite} onOpen={() => setOpened(row.id)} />
        )}
      />
      {opened !== null && <BankLinePanel key={opened} id={opened} onClose={() => setOpened(null)} />}
      {mayWrite && importing && accounts && (
        <ImportDialog accounts={accounts.items} account={account?.id ?? ''} onClose={() => setImporting(false)} />
      )}
      {account && reconciling && <ReconcilePanel account={account} onClose={() => setReconciling(false)} />}
    </>
  );
}
