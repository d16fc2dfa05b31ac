import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { listAll } from '../../../lib/api/api-client';
import { formatDate } from '../../../lib/format/dates';
import { formatIn } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { fuelTransactionsQuery, TRANSACTIONS, type FuelTransaction } from './fuel-calls';
import { DismissFuelDialog, SettleFuelDialog } from './settle-fuel-dialog';

const amountOf = ({ amount, currency }: FuelTransaction): string => formatIn(currency, amount);
const whatOf = ({ product, quantity, quantityUnit }: FuelTransaction): string =>
  [product, quantity === null ? '' : `${quantity} ${quantityUnit}`].filter(Boolean).join(', ');
const whoOf = ({ cardLast4, unit }: FuelTransaction): string =>
  [cardLast4 === null ? '' : `…${cardLast4}`, unit ?? ''].filter(Boolean).join(' · ');

type Deeds = { readonly book: (id: string) => void; readonly leave: (id: string) => void } | null;
const Buttons = ({ row, deeds }: { row: FuelTransaction; deeds: Deeds }) =>
  deeds && (
    <Box sx={{ display: 'flex', gap: 0.5, ml: -1 }}>
      {!row.amount.startsWith('-') && (
        <Button
          size="small"
          aria-label={`Book ${whatOf(row)} of ${formatDate(row.date)}`}
          onClick={() => deeds.book(row.id)}
        >
          Book
        </Button>
      )}
      <Button
        size="small"
        color="secondary"
        aria-label={`Leave out ${whatOf(row)} of ${formatDate(row.date)}`}
        onClick={() => deeds.leave(row.id)}
      >
        Leave out
      </Button>
    </Box>
  );

const columnsOf = (deeds: Deeds): readonly TableColumn<FuelTransaction>[] => [
  { field: 'date', header: 'Date', width: 112, sortable: true, value: ({ date }) => formatDate(date) },
  { field: 'product', header: 'Bought', sumOf: 'quantity', width: 170, drops: 2, value: whatOf },
  { field: 'unit', header: 'Card, Unit', width: 140, drops: 1, value: whoOf },
  { field: 'amount', header: 'Amount', width: 110, align: 'right', sortable: true, value: amountOf },
  { field: 'reasons', header: 'Why It Waits', flex: 2, width: 240, value: ({ reasons }) => reasons.join('. ') },
  ...(deeds
    ? [
        {
          field: 'deeds',
          header: 'Settle',
          width: 170,
          value: () => '',
          render: (row: FuelTransaction) => <Buttons row={row} deeds={deeds} />,
        },
      ]
    : []),
];

/** Lines of fuel cards that wait for somebody: each is booked by a click, or left out. */
export function ReviewList({ clientId }: { clientId: string }) {
  const mayWrite = useCan('expenses.write');
  const params = useListParams(undefined, 'review');
  const [booked, book] = useAddressParam('answer');
  const [left, leave] = useAddressParam('reject');
  const answer = useQuery(fuelTransactionsQuery({ ...params.query, clientId, status: 'set_aside' }));
  const deeds: Deeds = mayWrite ? { book, leave } : null;
  // most days nothing waits: then nothing is said of it
  if (!answer.isError && (answer.data?.total ?? 0) === 0) return null;
  const rowOf = (id: string | null) => answer.data?.items.find((row) => row.id === id);
  const [toBook, toLeave] = [rowOf(booked), rowOf(left)];
  return (
    <Box component="section" aria-labelledby="fuel-review" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 0.5 }}>
        <Typography id="fuel-review" variant="h2">
          To Review
        </Typography>
        <ExportMenu
          name="fuel_lines_to_look_at"
          columns={columnsOf(null)}
          load={() => listAll<FuelTransaction>(TRANSACTIONS, { clientId, status: 'set_aside' })}
        />
      </Box>
      <DataTable<FuelTransaction>
        name="fuel-review"
        label="Lines to review"
        list={answer}
        params={params}
        columns={columnsOf(deeds)}
        rowId={({ id }) => id}
        empty={null}
        card={(row) => (
          <Box sx={{ display: 'grid', gap: 0.25 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
              <span>{whatOf(row)}</span>
              <span className="tabular">{amountOf(row)}</span>
            </Box>
            <span>{[formatDate(row.date), whoOf(row)].filter(Boolean).join(' · ')}</span>
            <span>{row.reasons.join('. ')}</span>
            <Buttons row={row} deeds={deeds} />
          </Box>
        )}
      />
      {toBook && <SettleFuelDialog key={toBook.id} row={toBook} onClose={() => book(null)} />}
      {toLeave && <DismissFuelDialog key={toLeave.id} row={toLeave} onClose={() => leave(null)} />}
    </Box>
  );
}
