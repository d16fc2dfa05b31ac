import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { PageActions } from '../../../components/layout/page-actions';
import { ClientLink } from '../../../components/display/client-link';
import { chipOf } from '../../../components/display/status-chip';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { SearchField } from '../../../components/filters/search-field';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { clientChargeLabels } from '../../../generated/kinds';
import { listAll } from '../../../lib/api/api-client';
import { formatDate } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useAddressParam, useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { chargesQuery, type Charge } from './charge-calls';
import { chargeStanding, chargeStandingLabels, isPartlyPaid } from './charge-words';
import { CancelChargeDialog, ChargeDialog } from './charge-dialogs';

const filters = ['clientId', 'status'] as const;
const Chip = chipOf(chargeStandingLabels, {
  open: 'warning',
  partly_paid: 'info',
  paid: 'success',
  cancelled: 'neutral',
});

const CancelButton = ({ row, onCancel }: { row: Charge; onCancel: (id: string) => void }) =>
  row.status === 'open' && (
    <Button
      size="small"
      color="secondary"
      sx={{ minWidth: 0, ml: -1, justifySelf: 'start' }}
      aria-label={`Cancel ${row.description} of ${row.clientName ?? 'a client'}`}
      onClick={() => onCancel(row.id)}
    >
      Cancel
    </Button>
  );

const columns: readonly TableColumn<Charge>[] = [
  {
    field: 'chargedOn',
    header: 'Date',
    width: 100,
    sortable: true,
    value: ({ chargedOn }) => formatDate(chargedOn),
  },
  {
    field: 'clientName',
    header: 'Client',
    flex: 1,
    width: 96,
    value: ({ clientName }) => clientName ?? '',
    render: ({ clientId, clientName }) => <ClientLink clientId={clientId} clientName={clientName} />,
  },
  {
    field: 'description',
    header: 'Description',
    flex: 1,
    width: 170,
    sortable: true,
    drops: 1,
    value: ({ description }) => description,
  },
  {
    field: 'amount',
    header: 'Amount',
    width: 92,
    align: 'right',
    sortable: true,
    value: ({ amount }) => formatMoney(amount),
  },
  {
    field: 'open',
    header: 'Open',
    width: 96,
    align: 'right',
    drops: 2,
    value: ({ open }) => formatMoney(open),
  },
  {
    field: 'status',
    header: 'Status',
    width: 112,
    value: (charge) => chargeStandingLabels[chargeStanding(charge)],
    render: (charge) => <Chip status={chargeStanding(charge)} />,
  },
];

const ChargeCard = ({ row, onCancel }: { row: Charge; onCancel: ((id: string) => void) | null }) => (
  <Box sx={{ display: 'grid', gap: 0.25 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
      <span>{row.description}</span>
      <span className="tabular">{formatMoney(row.amount)}</span>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary' }}>
      <span>{[row.clientName, formatDate(row.chargedOn)].filter(Boolean).join(' · ')}</span>
      <Chip status={chargeStanding(row)} />
      {isPartlyPaid(row) && <span>{`${formatMoney(row.open)} open`}</span>}
    </Box>
    {onCancel && <CancelButton row={row} onCancel={onCancel} />}
  </Box>
);

/** What clients owe the firm for its services. */
export function Charges() {
  const params = useListParams(filters);
  const list = useQuery(chargesQuery(params.query));
  const mayWrite = useCan('client-money.write');
  const [adds, setAdds] = useFlagParam('charge');
  const [cancelled, setCancelled] = useAddressParam('cancel');
  const cancelling = mayWrite && list.data?.items.find(({ id, status }) => id === cancelled && status === 'open');
  const onCancel = mayWrite ? setCancelled : null;
  const deeds: TableColumn<Charge> = {
    field: 'deeds',
    header: 'Cancel',
    width: 80,
    value: () => '',
    render: (row) => <CancelButton row={row} onCancel={setCancelled} />,
  };
  return (
    <>
      <FilterBar>
        <SearchField label="Search charges" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All charges"
          options={optionsOf(clientChargeLabels.status)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterClient params={params} />
        <ExportMenu name="charges" columns={columns} load={() => listAll<Charge>('/api/charges', params.exported)} />
        <PageActions>
          {mayWrite && (
            <Button variant="contained" onClick={() => setAdds(true)}>
              New Charge
            </Button>
          )}
        </PageActions>
      </FilterBar>
      <DataTable<Charge>
        name="charges"
        label="Charges"
        list={list}
        params={params}
        columns={mayWrite ? [...columns, deeds] : columns}
        rowId={({ id }) => id}
        empty={
          <EmptyList
            params={params}
            icon={<ReceiptLongOutlined />}
            none={{ title: 'No charges yet', text: 'What clients owe you for a service is listed here.' }}
            unmatched={{ title: 'No charges found', text: 'Try another word, status or client.' }}
          />
        }
        card={(row) => <ChargeCard row={row} onCancel={onCancel} />}
      />
      {mayWrite && adds && <ChargeDialog onClose={() => setAdds(false)} />}
      {cancelling && <CancelChargeDialog charge={cancelling} onClose={() => setCancelled(null)} />}
    </>
  );
}
