import MenuBookOutlined from '../../../generated/icons/MenuBookOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageActions } from '../../../components/layout/page-actions';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterBasis } from '../../../components/filters/filter-basis';
import { FilterBooks } from '../../../components/filters/filter-books';
import { FilterSpan } from '../../../components/filters/filter-span';
import { SearchField } from '../../../components/filters/search-field';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { DataTable } from '../../../components/table/data-table';
import { TextButton } from '../../../components/forms/text-button';
import { TextLink } from '../../../components/display/text-link';
import { listAll } from '../../../lib/api/api-client';
import type { LedgerLine } from '../../../lib/api/api-types';
import { BASES, basisIn } from '../../../lib/format/basis';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { EntryDialog, EntryView } from './dialogs-lazy';
import { ledgerRowsQuery } from './ledger-queries';
import { accountGroups } from './chart/account-groups';
import { JournalLink } from './general-ledger/journal-link';
import { NarrowedLines, narrowing } from './general-ledger/narrowed-lines';
import { accountColumns, ledgerColumns, side, sourceAddress } from './ledger-columns';
import { PrintedLedger } from './general-ledger/printed-ledger';

/** In place of the id of the entry that is shown. */
const NEW = 'new';
const filters = ['group', 'from', 'to', 'clientId', 'own', 'basis', ...narrowing];

const LedgerCard = ({ row, isOfMany, onOpen }: { row: LedgerLine; isOfMany: boolean; onOpen: () => void }) => {
  const to = sourceAddress(row);
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }} className="tabular">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1, fontWeight: 600 }}>
        <TextButton type="button" onClick={onOpen} sx={{ textAlign: 'left' }}>
          {row.accountNumber} {row.account}
        </TextButton>
        <span>{side(row.debit) ? `${side(row.debit)} Dr` : `${side(row.credit)} Cr`}</span>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{row.description}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {formatDate(row.date)} · <TextLink to={to}>{row.reference || 'Open'}</TextLink>
        {isOfMany && row.clientName && ` · ${row.clientName}`}
        {row.balance !== null && ` · Balance ${formatMoney(row.balance)}`}
      </Box>
    </Box>
  );
};

/** All lines of the books, and one entry beside them with what happened to it. */
export function GeneralLedger({ historyOf }: { historyOf?: (entryId: string) => ReactNode }) {
  const params = useListParams(filters);
  const list = useQuery(ledgerRowsQuery(params.query));
  const mayWrite = useCan('ledger.write');
  const group = params.filter('group');
  const [entry, setEntry] = useAddressParam('entry');
  const columns = params.filter('account') === '' ? ledgerColumns : accountColumns;
  const empty = (
    <EmptyList
      params={params}
      icon={<MenuBookOutlined />}
      none={{ title: 'No entries yet', text: 'Entries appear here automatically when an invoice is issued or paid.' }}
      unmatched={{ title: 'No entries found', text: 'Try another word, account or span of time.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search the ledger" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Account group"
          all="All accounts"
          options={accountGroups}
          value={group.includes(',') ? '' : group}
          onChange={(chosen) => params.set({ group: chosen })}
        />
        <FilterBooks params={params} />
        <FilterBasis params={params} />
        <FilterSpan params={params} />
        <NarrowedLines params={params} />
        <ExportMenu
          name="general_ledger"
          columns={columns}
          load={() => listAll<LedgerLine>('/api/ledger/entries', params.exported)}
        />
        <PageActions>
          <JournalLink params={params} />
          {mayWrite && (
            <Button variant="contained" onClick={() => setEntry(NEW)}>
              New Journal Entry
            </Button>
          )}
        </PageActions>
      </FilterBar>
      <Box sx={{ color: 'text.secondary', mt: -1, mb: 1 }}>
        Every line of every entry: what one account is debited, others are credited.{' '}
        {BASES[basisIn(params.filter('basis'))][1]}
      </Box>
      <PrintedLedger params={params} />
      <DataTable<LedgerLine>
        name="ledger"
        label="General Ledger"
        list={list}
        params={params}
        columns={columns}
        rowId={(row) => row.id}
        empty={empty}
        onOpen={(row) => setEntry(row.entryId)}
        card={(row) => (
          <LedgerCard row={row} isOfMany={params.filter('clientId') === ''} onOpen={() => setEntry(row.entryId)} />
        )}
      />
      {mayWrite && entry === NEW && <EntryDialog onClose={() => setEntry(null)} />}
      {entry !== null && entry !== NEW && (
        <EntryView key={entry} id={entry} history={historyOf?.(entry)} onClose={() => setEntry(null)} />
      )}
    </>
  );
}
