import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterRecord } from '../../../components/filters/filter-record';
import { SearchField } from '../../../components/filters/search-field';
import { TextButton } from '../../../components/forms/text-button';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { listAll } from '../../../lib/api/api-client';
import { clientOptionsQuery } from '../../../lib/api/option-queries';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { ClientAccount } from './client-account';
import { clientMoneyQuery, type ClientMoney } from './client-money-calls';
import { CoverNotice } from './cover-notice';

const filters = ['clientId'] as const;

const columnsFor = (onOpen: (clientId: string) => void): readonly TableColumn<ClientMoney>[] => [
  {
    field: 'heldFor',
    header: 'Client',
    flex: 2,
    width: 200,
    sortable: true,
    value: ({ clientName }) => clientName ?? '',
    render: ({ clientId, clientName }) => (
      <TextButton type="button" onClick={() => onOpen(clientId)}>
        {clientName ?? 'Client'}
      </TextButton>
    ),
  },
  {
    field: 'balance',
    header: 'Held',
    width: 140,
    align: 'right',
    sortable: true,
    value: ({ balance }) => formatMoney(balance),
  },
  {
    field: 'paidOut',
    header: 'Paid to agencies',
    width: 160,
    align: 'right',
    drops: 1,
    value: ({ paidOut }) => formatMoney(paidOut),
  },
];

const AccountCard = ({ row, onOpen }: { row: ClientMoney; onOpen: (clientId: string) => void }) => (
  <Box sx={{ display: 'grid', gap: 0.25 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1, fontWeight: 600 }}>
      <TextButton type="button" onClick={() => onOpen(row.clientId)}>
        {row.clientName ?? 'Client'}
      </TextButton>
      <span className="tabular">{formatMoney(row.balance)}</span>
    </Box>
    <Box sx={{ color: 'text.secondary' }}>{`${formatMoney(row.paidOut)} paid to agencies`}</Box>
  </Box>
);

/** What the firm holds for each client, to pay government fees with it. */
export function ClientMoneyList() {
  const params = useListParams(filters);
  const list = useQuery(clientMoneyQuery(params.query));
  const [account, setAccount] = useAddressParam('held');
  const mayWrite = useCan('client-money.write');
  const columns = columnsFor(setAccount);
  return (
    <>
      <CoverNotice />
      <FilterBar>
        <SearchField label="Search clients" value={params.q} onChange={params.search} />
        {mayWrite && (
          <FilterRecord
            label="Open the account of"
            all="Choose a client"
            query={clientOptionsQuery}
            value=""
            onChange={(chosen) => setAccount(chosen)}
          />
        )}
        <ExportMenu
          name="client_money"
          columns={columns}
          load={() => listAll<ClientMoney>('/api/client-money', params.exported)}
        />
      </FilterBar>
      <DataTable<ClientMoney>
        name="client-money"
        label="Client money"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ clientId }) => setAccount(clientId)}
        empty={
          <EmptyList
            params={params}
            icon={<ReceiptLongOutlined />}
            none={{
              title: 'No client money yet',
              text: 'What clients pay for government fees is held here until the agency is paid.',
            }}
            unmatched={{ title: 'No clients found', text: 'Try another word.' }}
          />
        }
        card={(row) => <AccountCard row={row} onOpen={setAccount} />}
      />
      {account !== null && <ClientAccount key={account} clientId={account} onClose={() => setAccount(null)} />}
    </>
  );
}
