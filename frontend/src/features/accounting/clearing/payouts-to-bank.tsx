import AccountBalanceOutlined from '../../../generated/icons/AccountBalanceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { PageActions } from '../../../components/layout/page-actions';
import { Notice } from '../../../components/display/notice';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { SearchField } from '../../../components/filters/search-field';
import { TextButton } from '../../../components/forms/text-button';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { payoutLabels } from '../../../generated/kinds';
import { listAll } from '../../../lib/api/api-client';
import { formatDate } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useAddressParam, useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { payoutsQuery, waitingQuery, type Payout } from './payout-calls';
import { PayoutPanel } from './payout-panel';
import { countedPayments, onTheirWay, PayoutChip, SOURCE_LABELS } from './payout-words';
import { RecordPayoutDialog } from './record-payout-dialog';

const filters = ['source', 'status', 'clientId'] as const;
const sources = Object.entries(SOURCE_LABELS).map(([value, label]) => ({ value, label }));
/** Whose payments they are: those of several clients say how many. */
const ofWhom = ({ clientName, payments }: Payout): string => clientName ?? countedPayments(payments);

const columnsFor = (onOpen: (id: string) => void): readonly TableColumn<Payout>[] => [
  {
    field: 'arrivedOn',
    header: 'Arrived',
    width: 112,
    sortable: true,
    value: ({ arrivedOn }) => formatDate(arrivedOn),
  },
  {
    field: 'reference',
    header: 'Deposit',
    flex: 1,
    width: 150,
    value: ({ reference }) => reference,
    render: ({ id, reference }) => (
      <TextButton type="button" onClick={() => onOpen(id)}>
        {reference}
      </TextButton>
    ),
  },
  { field: 'source', header: 'What', width: 170, drops: 2, value: ({ source }) => SOURCE_LABELS[source] },
  { field: 'payments', header: 'Of', flex: 1, width: 150, drops: 1, value: ofWhom },
  {
    field: 'status',
    header: 'Status',
    width: 110,
    value: ({ status }) => payoutLabels.status[status],
    render: ({ status }) => <PayoutChip status={status} />,
  },
  {
    field: 'amount',
    header: 'Amount',
    width: 120,
    align: 'right',
    sortable: true,
    value: ({ amount }) => formatMoney(amount),
  },
];

const PayoutCard = ({ row, onOpen }: { row: Payout; onOpen: (id: string) => void }) => (
  <Box sx={{ display: 'grid', gap: 0.25 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1, fontWeight: 600 }}>
      <TextButton type="button" onClick={() => onOpen(row.id)}>
        {row.reference}
      </TextButton>
      <span className="tabular">{formatMoney(row.amount)}</span>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary' }}>
      <span>{[formatDate(row.arrivedOn), SOURCE_LABELS[row.source], ofWhom(row)].join(' · ')}</span>
      <PayoutChip status={row.status} />
    </Box>
  </Box>
);

/** What clients paid, on its way to the bank and as it arrived: payouts of the card processor, checks and transfers. */
export function PayoutsToBank() {
  const params = useListParams(filters);
  const list = useQuery(payoutsQuery(params.query));
  const { data: waiting = [] } = useQuery(waitingQuery);
  const mayWrite = useCan('payments.write');
  const [records, setRecords] = useFlagParam('arrival');
  const [opened, setOpened] = useAddressParam('payout');
  const columns = columnsFor(setOpened);
  return (
    <>
      {waiting.length > 0 && (
        <Notice tone="info" role="status">
          {onTheirWay(waiting)}
        </Notice>
      )}
      <FilterBar>
        <SearchField label="Search deposits" value={params.q} onChange={params.search} />
        <FilterSelect
          label="What arrived"
          all="Cards and checks"
          options={sources}
          value={params.filter('source')}
          onChange={(source) => params.set({ source })}
        />
        <FilterSelect
          label="Status"
          all="Any status"
          options={optionsOf(payoutLabels.status)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterClient params={params} />
        <ExportMenu
          name="deposits_to_the_bank"
          columns={columns}
          load={() => listAll<Payout>('/api/clearing-payouts', params.exported)}
        />
        <PageActions>
          {mayWrite && (
            <Button variant="contained" disabled={waiting.length === 0} onClick={() => setRecords(true)}>
              Record Deposit
            </Button>
          )}
        </PageActions>
      </FilterBar>
      <DataTable<Payout>
        name="payouts"
        label="Deposits to the bank"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyList
            params={params}
            icon={<AccountBalanceOutlined />}
            none={{
              title: 'Nothing arrived yet',
              text: 'When the card processor pays out, or checks of clients are deposited, it is listed here.',
            }}
            unmatched={{ title: 'No deposits found', text: 'Try another reference, client or kind.' }}
          />
        }
        card={(row) => <PayoutCard row={row} onOpen={setOpened} />}
      />
      {mayWrite && records && waiting.length > 0 && (
        <RecordPayoutDialog waiting={waiting} onClose={() => setRecords(false)} />
      )}
      {opened !== null && <PayoutPanel key={opened} id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
