import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { chipOf } from '../../../components/display/status-chip';
import { TextLink } from '../../../components/display/text-link';
import { EmptyList } from '../../../components/feedback/empty-list';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportAbove } from '../../../components/table/export/export-above';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { fuelCardPaymentLabels } from '../../../generated/kinds';
import { listAll } from '../../../lib/api/api-client';
import { formatDate } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { pageOfAll } from '../../../lib/format/listed';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import {
  cardPaymentsQuery,
  ownerOf,
  owedOnCardsQuery,
  type FuelCardPayment,
  type OwedOnFuelCard,
} from './fuel-card-calls';
import { PayFuelCardDialog, ReverseCardPaymentDialog } from './fuel-card-dialogs';

const filters = ['clientId', 'status'] as const;
const Chip = chipOf(fuelCardPaymentLabels.status, { paid: 'success', reversed: 'neutral' });
const bookOf = ({ clientId }: Pick<OwedOnFuelCard, 'clientId'>): string => clientId ?? 'firm';
const boughtOn = ({ clientId }: OwedOnFuelCard): string =>
  `/expenses?${new URLSearchParams({ paidFrom: 'fuel_card', ...(clientId && { clientId }) })}`;

/** Its word begins where the header and the lines of a card do. */
const DEED = { minWidth: 0, ml: -1, justifySelf: 'start' };

const PayButton = ({ card, onPay }: { card: OwedOnFuelCard; onPay: ((book: string) => void) | null }) =>
  onPay &&
  !card.owed.startsWith('-') && (
    <Button
      size="small"
      sx={DEED}
      aria-label={`Pay the fuel card of ${ownerOf(card)}`}
      onClick={() => onPay(bookOf(card))}
    >
      Pay
    </Button>
  );

const owedColumns = (onPay: ((book: string) => void) | null): readonly TableColumn<OwedOnFuelCard>[] => [
  {
    field: 'clientName',
    header: 'Fuel card of',
    flex: 2,
    width: 180,
    value: ownerOf,
    render: (card) => <TextLink to={boughtOn(card)}>{ownerOf(card)}</TextLink>,
  },
  { field: 'owed', header: 'Owed', adds: 'money', width: 140, align: 'right', value: ({ owed }) => formatMoney(owed) },
  ...(onPay
    ? [
        {
          field: 'pay',
          header: 'Pay',
          width: 96,
          value: () => '',
          render: (card: OwedOnFuelCard) => <PayButton card={card} onPay={onPay} />,
        },
      ]
    : []),
];

/** What each book owes on its fuel card. */
function Owed({ onPay }: { onPay: ((book: string) => void) | null }) {
  const params = useListParams(undefined, 'cards');
  const answer = useQuery(owedOnCardsQuery);
  const columns = owedColumns(onPay);
  return (
    <ExportAbove
      of={params.of}
      title={<Typography variant="h2">What is owed</Typography>}
      name="fuel_cards"
      columns={owedColumns(null)}
      load={() => Promise.resolve(answer.data ?? [])}
    >
      <DataTable<OwedOnFuelCard>
        name="fuel-cards"
        label="Fuel cards"
        list={pageOfAll(answer, answer.data ?? [], params)}
        params={params}
        columns={columns}
        rowId={bookOf}
        empty={
          <EmptyState icon={<LocalGasStationOutlined />} title="Nothing is owed on fuel cards">
            What is bought on a fuel card is owed here until the card is paid.
          </EmptyState>
        }
        card={(card) => (
          <Box sx={{ display: 'grid', gap: 0.25 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
              <TextLink to={boughtOn(card)}>{ownerOf(card)}</TextLink>
              <span className="tabular">{formatMoney(card.owed)}</span>
            </Box>
            <PayButton card={card} onPay={onPay} />
          </Box>
        )}
      />
    </ExportAbove>
  );
}

const ReverseButton = ({ row, onReverse }: { row: FuelCardPayment; onReverse: ((id: string) => void) | null }) =>
  onReverse &&
  row.status === 'paid' && (
    <Button
      size="small"
      color="secondary"
      sx={DEED}
      aria-label={`Reverse payment ${row.nr} of ${ownerOf(row)}`}
      onClick={() => onReverse(row.id)}
    >
      Reverse
    </Button>
  );
const remarkOf = ({ reference, reason }: FuelCardPayment): string => [reference, reason].filter(Boolean).join(' · ');

const columns: readonly TableColumn<FuelCardPayment>[] = [
  { field: 'paidOn', header: 'Paid', width: 112, sortable: true, value: ({ paidOn }) => formatDate(paidOn) },
  { field: 'clientName', header: 'Fuel card of', flex: 1, width: 160, value: ownerOf },
  { field: 'reference', header: 'Reference', flex: 1, width: 150, drops: 1, value: remarkOf },
  {
    field: 'status',
    header: 'Status',
    width: 110,
    value: ({ status }) => fuelCardPaymentLabels.status[status],
    render: ({ status }) => <Chip status={status} />,
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

/** What is owed on fuel cards, and what was paid of it. */
export function FuelCards() {
  const params = useListParams(filters);
  const list = useQuery(cardPaymentsQuery(params.query));
  const owed = useQuery(owedOnCardsQuery);
  const mayWrite = useCan('expenses.write');
  const [paid, setPaid] = useAddressParam('pay');
  const [reversed, setReversed] = useAddressParam('reverse');
  const paying = mayWrite && owed.data?.find((card) => bookOf(card) === paid);
  const reversing = mayWrite && list.data?.items.find(({ id, status }) => id === reversed && status === 'paid');
  const onReverse = mayWrite ? setReversed : null;
  const deeds: TableColumn<FuelCardPayment> = {
    field: 'deeds',
    header: 'Reverse',
    width: 104,
    value: () => '',
    render: (row) => <ReverseButton row={row} onReverse={onReverse} />,
  };
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <Owed onPay={mayWrite ? setPaid : null} />
      </Box>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Payments
      </Typography>
      <FilterBar>
        <FilterSelect
          label="Status"
          all="All payments"
          options={optionsOf(fuelCardPaymentLabels.status)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterClient params={params} />
        <ExportMenu
          name="fuel_card_payments"
          columns={columns}
          load={() => listAll<FuelCardPayment>('/api/fuel-cards/payments', params.exported)}
        />
      </FilterBar>
      <DataTable<FuelCardPayment>
        name="fuel-card-payments"
        label="Fuel card payments"
        list={list}
        params={params}
        columns={mayWrite ? [...columns, deeds] : columns}
        rowId={({ id }) => id}
        empty={
          <EmptyList
            params={params}
            icon={<LocalGasStationOutlined />}
            none={{ title: 'No payments yet', text: 'What you pay on a fuel card is listed here.' }}
            unmatched={{ title: 'No payments found', text: 'Try another status or client.' }}
          />
        }
        card={(row) => (
          <Box sx={{ display: 'grid', gap: 0.25 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
              <span>{ownerOf(row)}</span>
              <span className="tabular">{formatMoney(row.amount)}</span>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary' }}>
              <span>{[formatDate(row.paidOn), remarkOf(row)].filter(Boolean).join(' · ')}</span>
              <Chip status={row.status} />
            </Box>
            <ReverseButton row={row} onReverse={onReverse} />
          </Box>
        )}
      />
      {paying && <PayFuelCardDialog card={paying} onClose={() => setPaid(null)} />}
      {reversing && <ReverseCardPaymentDialog payment={reversing} onClose={() => setReversed(null)} />}
    </>
  );
}
