import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { FilterBar } from '../../../components/filters/filter-bar';
import { StatusChip } from '../../../components/display/status-chip';
import { FoldingCard } from '../../../components/layout/folding-card';
import { Section } from '../../../components/layout/surface';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import type { Obligation } from '../../../lib/api/api-types';
import { daysUntil, formatDate } from '../../../lib/format/dates';
import { pageOfAll } from '../../../lib/format/listed';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { obligationKit } from './obligation-kit';
import { daysText, daysTone, isOpen, statusLabels, statusTones } from './obligation-words';

const columns: readonly TableColumn<Obligation>[] = [
  { field: 'title', header: 'Deadline', value: obligationKit.displayName },
  { field: 'dueDate', header: 'Due', value: ({ dueDate }) => formatDate(dueDate) },
  { field: 'status', header: 'Status', value: ({ status }) => statusLabels[status] },
  {
    field: 'amount',
    header: 'Amount',
    adds: 'money',
    align: 'right',
    value: ({ amount }) => (amount === null ? '' : formatMoney(amount)),
  },
  { field: 'basis', header: 'Basis', value: ({ basis, source }) => `${basis} (${source})` },
];

const Deadline = ({ obligation }: { obligation: Obligation }) => {
  const { dueDate, amount, basis, source, status } = obligation;
  const days = daysUntil(dueDate);
  const name = obligationKit.displayName(obligation);
  return (
    <FoldingCard
      name={name}
      title={<Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Typography>}
      chip={isOpen(status) && <StatusChip tone={daysTone(days)} label={daysText(days)} />}
      more={[[['Why', basis]], [['Rule', source]]]}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StatusChip tone={statusTones[status]} label={statusLabels[status]} />
        <Typography className="tabular">
          Due {formatDate(dueDate)}
          {amount !== null && ` · ${formatMoney(amount)}`}
        </Typography>
      </Box>
    </FoldingCard>
  );
};

const CARDS = {};

/** What this client has to do, the next first; what is done stands below. */
export function OwnDeadlines({ list }: { list: UseQueryResult<Obligation[]> }) {
  const params = useListParams();
  const obligations = list.data ?? [];
  const open = obligations.filter(({ status }) => isOpen(status));
  const done = obligations.filter(({ status }) => status === 'filed' || status === 'accepted');
  const all = [...open, ...done];
  return (
    <Section title="Deadlines">
      {all.length === 0 ? (
        <Typography color="textSecondary">
          Nothing is due. Your deadlines appear here with their days and amounts.
        </Typography>
      ) : (
        <>
          <FilterBar>
            <ExportMenu name="deadlines" columns={columns} load={() => Promise.resolve(all)} />
          </FilterBar>
          <DataTable<Obligation>
            name="own-deadlines"
            label="Deadlines"
            list={pageOfAll(list, all, params)}
            params={params}
            columns={columns}
            rowId={({ id }) => id}
            cards={CARDS}
            empty={null}
            card={(obligation) => <Deadline obligation={obligation} />}
          />
        </>
      )}
    </Section>
  );
}
