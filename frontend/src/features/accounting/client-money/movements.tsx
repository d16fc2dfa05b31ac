import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { TextLink } from '../../../components/display/text-link';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportAbove } from '../../../components/table/export/export-above';
import { formatDate } from '../../../lib/format/dates';
import { pageOfAll } from '../../../lib/format/listed';
import { useListParams } from '../../../lib/lists/use-list-params';
import { recordAddress } from '../../../lib/navigation/record-address';
import { movementsQuery, type ClientMovement } from './client-money-calls';
import { changeLabel, movementLabel, remarkOf } from './client-money-words';

/** The document that was paid; who works here opens it with its paper. */
const Paper = ({ row, linked }: { row: ClientMovement; linked: boolean }) => {
  const to = linked && row.documentId ? recordAddress('compliancedocument', row.documentId) : null;
  return to === null ? remarkOf(row) : <TextLink to={to}>{remarkOf(row)}</TextLink>;
};

const columnsFor = (linked: boolean): readonly TableColumn<ClientMovement>[] => [
  { field: 'movedOn', header: 'Date', width: 112, value: ({ movedOn }) => formatDate(movedOn) },
  { field: 'what', header: 'What', flex: 1, width: 170, value: movementLabel },
  { field: 'change', header: 'Amount', adds: 'money', width: 120, align: 'right', value: changeLabel },
  {
    field: 'remark',
    header: 'For',
    flex: 1,
    width: 150,
    drops: 1,
    value: remarkOf,
    render: (row) => <Paper row={row} linked={linked} />,
  },
];

const MovementCard = ({ row, linked }: { row: ClientMovement; linked: boolean }) => (
  <Box sx={{ display: 'grid', gap: 0.25 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
      <span>{movementLabel(row)}</span>
      <span className="tabular">{changeLabel(row)}</span>
    </Box>
    <Box sx={{ color: 'text.secondary' }}>{formatDate(row.movedOn)}</Box>
    {remarkOf(row) !== '' && (
      <Box sx={{ color: 'text.secondary' }}>
        <Paper row={row} linked={linked} />
      </Box>
    )}
  </Box>
);

/** The movements of one client's money, the latest first. */
export function Movements({ clientId, linked }: { clientId: string; linked: boolean }) {
  const params = useListParams(undefined, 'movements');
  const answer = useQuery(movementsQuery(clientId));
  return (
    <Box sx={{ mt: 2 }}>
      <ExportAbove
        of={params.of}
        name="movements"
        columns={columnsFor(linked)}
        load={() => Promise.resolve(answer.data ?? [])}
      >
        <DataTable<ClientMovement>
          name={linked ? 'client-movements' : 'own-client-movements'}
          label="Movements"
          list={pageOfAll(answer, answer.data ?? [], params)}
          params={params}
          columns={columnsFor(linked)}
          rowId={({ id }) => id}
          empty={
            <EmptyState icon={<ReceiptLongOutlined />} title="Nothing is held yet">
              Money paid for government fees is listed here, with what became of it.
            </EmptyState>
          }
          card={(row) => <MovementCard row={row} linked={linked} />}
        />
      </ExportAbove>
    </Box>
  );
}
