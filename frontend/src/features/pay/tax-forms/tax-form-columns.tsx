import Box from '@mui/material/Box';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { RecordLink } from '../../../components/display/text-link';
import type { TableColumn } from '../../../components/table/columns';
import { taxFormLabels } from '../../../generated/kinds';
import { formatMoney } from '../../../lib/format/money';
import { taxFormAddress, type TaxForm } from './tax-form-calls';
import { TaxFormDeeds } from './tax-form-deeds';
import { FORM_NAMES, TaxFormChip } from './tax-form-words';

/** Who pays: a client, or the firm itself. */
export const payerOf = ({ payerName, clientName }: Pick<TaxForm, 'payerName' | 'clientName'>): string =>
  clientName ?? payerName;
/** '1099-NEC', of a correction 'corrected 1099-NEC'. */
export const titleOf = ({ form, corrected }: Pick<TaxForm, 'form' | 'corrected'>): string =>
  `${FORM_NAMES[form]}${corrected ? ', corrected' : ''}`;

export const taxFormColumns = (search: string, mayWrite: boolean): readonly TableColumn<TaxForm>[] => [
  {
    field: 'name',
    header: 'Name',
    flex: 2,
    width: 150,
    sortable: true,
    value: ({ name }) => name,
    render: ({ id, name }) => <RecordLink to={`${taxFormAddress(id)}${search}`}>{name}</RecordLink>,
  },
  { field: 'year', header: 'Year', width: 70, sortable: true, value: ({ year }) => String(year) },
  { field: 'form', header: 'Form', width: 110, drops: 2, value: titleOf },
  { field: 'payerName', header: 'Payer', flex: 1, width: 150, drops: 3, value: payerOf },
  { field: 'taxId', header: 'Tax ID', width: 118, drops: 4, value: ({ taxId }) => taxId },
  {
    field: 'total',
    header: 'Total',
    width: 110,
    align: 'right',
    sortable: true,
    value: ({ total }) => formatMoney(total),
  },
  {
    field: 'status',
    header: 'Status',
    width: 100,
    value: ({ status }) => taxFormLabels.status[status],
    render: ({ status }) => <TaxFormChip status={status} />,
  },
  {
    field: 'deeds',
    header: 'Actions',
    width: 240,
    drops: 1,
    value: () => '',
    render: (row) => <TaxFormDeeds form={row} mayWrite={mayWrite} search={search} />,
  },
];

interface CardProps {
  readonly row: TaxForm;
  readonly search: string;
  readonly mayWrite: boolean;
}
/** A form on a phone. */
export const TaxFormCard = ({ row, search, mayWrite }: CardProps) => (
  <RowCard
    link={<RecordLink to={`${taxFormAddress(row.id)}${search}`}>{row.name}</RecordLink>}
    chip={<TaxFormChip status={row.status} />}
  >
    <Facts of={[`${titleOf(row)} ${row.year}`, payerOf(row), formatMoney(row.total)]} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <TaxFormDeeds form={row} mayWrite={mayWrite} search={search} />
    </Box>
  </RowCard>
);
