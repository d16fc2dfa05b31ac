import ShieldOutlined from '../../../generated/icons/ShieldOutlined';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { RecordActions } from '../../../components/records/record-actions';
import { RecordCard } from '../../../components/records/record-card';
import { CLIENT_FILTER, RecordFilters, type RecordFilter } from '../../../components/records/record-filters';
import { NoRecords, useRecordParams, type EmptyWords } from '../../../components/records/record-list';
import { shownColumns } from '../../../components/records/shown-columns';
import { useBulkDelete } from '../../../components/records/list-tools/use-bulk-delete';
import { ExpiryStatusChip } from '../../../components/display/expiry-status-chip';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { RecordLink } from '../../../components/display/text-link';
import { insuranceRecordLabels } from '../../../generated/kinds';
import { useListSearch } from '../../../lib/lists/client-scope';
import type { InsuranceRecord } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { insuranceKit } from './insurance-kit';

const sorts = ['name', 'expirationDate'];
const linked: Partial<TableColumn<InsuranceRecord>> = { render: (record) => <InsuranceLink record={record} /> };
const fields = insuranceKit.placed.map(({ name }) => name);
/** How each stands in a table; what is not here is turned on by whoever wants to see it. */
const shownInTable: Readonly<Record<string, Partial<TableColumn<InsuranceRecord>>>> = {
  name: { flex: 2, width: 170 },
  type: { width: 110, drops: 3 },
  clientId: { flex: 1, width: 150 },
  policyType: { width: 130, drops: 2 },
  policyNumber: { width: 120, drops: 4 },
  coverageAmount: { width: 124, align: 'right', drops: 1 },
  premiumAmount: { width: 112, align: 'right', drops: 5 },
  expirationDate: {
    width: 190,
    render: ({ expirationDate, standings }) =>
      expirationDate && (
        <>
          {formatDate(expirationDate)}{' '}
          {standings.expirationDate && <ExpiryStatusChip standing={standings.expirationDate} />}
        </>
      ),
  },
};
const inTable = Object.fromEntries(fields.map((name) => [name, shownInTable[name] ?? { hidden: true }]));
/** What a card is called stands first. */
const columns = shownColumns(
  insuranceKit,
  ['name', ...fields.filter((name) => name !== 'name')].map((name) => ({
    field: name,
    sortable: sorts.includes(name),
    ...(name === 'name' && linked),
    ...inTable[name],
  })),
);
const filters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  {
    name: 'policyType',
    label: 'Policy Type',
    all: 'All policy types',
    options: optionsOf(insuranceRecordLabels.policyType),
  },
];
const empty: EmptyWords = {
  icon: <ShieldOutlined />,
  none: {
    title: 'No insurance records yet',
    text: 'Keep your clients’ insurance companies and agents here, with their policies and expiration dates.',
    add: 'Add Your First Insurance Record',
  },
  unmatched: { title: 'No insurance records found', text: 'Try another name, policy number, client or policy type.' },
};
const groups = [
  { title: 'Insurance Companies', holds: ({ type }: InsuranceRecord) => type === 'company' },
  { title: 'Insurance Agents', holds: ({ type }: InsuranceRecord) => type === 'agent' },
];
const cards = { width: 340, groups, orTable: true } as const;

const amount = (value: string | null): string | null => (value === null ? null : formatMoney(value));

function InsuranceLink({ record }: { record: InsuranceRecord }) {
  const search = useListSearch();
  return <RecordLink to={`${insuranceKit.at}/${record.id}${search}`}>{record.name}</RecordLink>;
}

/** What is worth a look, without the rule that it follows from: that stands in the panel. */
const shortWarning = (warning: string): string => warning.replace(/ \([^)]*\)$/, '');

function InsuranceCard({ record }: { record: InsuranceRecord }) {
  const { warning, expirationDate, coverageAmount } = record;
  const standing = record.standings.expirationDate;
  const money = [
    ['Coverage', amount(coverageAmount)],
    ['Expires', expirationDate && formatDate(expirationDate)],
  ] as const;
  return (
    <RecordCard
      kit={insuranceKit}
      record={record}
      title={<InsuranceLink record={record} />}
      chips={standing && <ExpiryStatusChip standing={standing} />}
      subtitle={[insuranceRecordLabels.policyType[record.policyType], record.clientName].filter(Boolean).join(' · ')}
      lines={warning === null ? [money] : []}
      more={[
        warning === null ? [] : money,
        [
          ['Contact', record.contactPerson],
          ['Email', record.email],
          ['Phone', record.phone],
        ],
        [
          ['Policy', record.policyNumber],
          ['Premium', amount(record.premiumAmount)],
          ['Effective', formatDate(record.effectiveDate)],
        ],
      ]}
    >
      {warning !== null && <Typography sx={{ color: 'warning.main' }}>{shortWarning(warning)}</Typography>}
    </RecordCard>
  );
}

/** Companies and agents of the clients with their policies, each group by name. */
export function InsuranceCards({ onAdd }: { onAdd: () => void }) {
  const params = useRecordParams(filters);
  const navigate = useNavigate();
  const search = useListSearch();
  const list = useQuery(insuranceKit.list(params.query));
  const bulk = useBulkDelete(insuranceKit.may, { ...insuranceKit, many: 'insurance records' });
  return (
    <>
      <RecordFilters
        kit={insuranceKit}
        params={params}
        search="Search insurance records"
        filters={filters}
        columns={columns}
      />
      <DataTable
        name="insurance"
        label="Insurance records"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={<NoRecords params={params} empty={empty} may={insuranceKit.may} onAdd={onAdd} />}
        cards={cards}
        {...bulk}
        onOpen={({ id }) => void navigate(`${insuranceKit.at}/${id}${search}`)}
        tools={(record) => <RecordActions kit={insuranceKit} record={record} />}
        card={(record) => <InsuranceCard record={record} />}
      />
    </>
  );
}
