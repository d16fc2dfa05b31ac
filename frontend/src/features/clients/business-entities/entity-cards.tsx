import BusinessOutlined from '../../../generated/icons/BusinessOutlined';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { RecordActions } from '../../../components/records/record-actions';
import { RecordCard } from '../../../components/records/record-card';
import { CLIENT_FILTER, RecordFilters, type RecordFilter } from '../../../components/records/record-filters';
import { NoRecords, useRecordParams, type EmptyWords } from '../../../components/records/record-list';
import { shownColumns } from '../../../components/records/shown-columns';
import { useBulkDelete } from '../../../components/records/list-tools/use-bulk-delete';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { StatusChip, type Tone } from '../../../components/display/status-chip';
import { RecordLink } from '../../../components/display/text-link';
import { businessEntityLabels } from '../../../generated/kinds';
import type { BusinessEntity } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { entityKit } from './entity-kit';
import { EntityStatusChip } from './entity-status-chip';

const sorts = ['businessName', 'annualReportDue', 'status'];
const linked: Partial<TableColumn<BusinessEntity>> = { render: (record) => <EntityLink record={record} /> };
const fields = entityKit.placed.map(({ name }) => name);
/** How each stands in a table; what is not here is turned on by whoever wants to see it. */
const shownInTable: Readonly<Record<string, Partial<TableColumn<BusinessEntity>>>> = {
  businessName: { flex: 2, width: 180 },
  entityType: { width: 130, flex: 1, drops: 2 },
  state: { width: 110, drops: 3 },
  clientId: { flex: 1, width: 150 },
  registeredAgent: { flex: 1, width: 140, drops: 4 },
  filingFee: { width: 104, align: 'right', drops: 5 },
  annualReportDue: { width: 140 },
  status: { width: 120, render: ({ status }) => <EntityStatusChip status={status} /> },
};
const inTable = Object.fromEntries(fields.map((name) => [name, shownInTable[name] ?? { hidden: true }]));
/** What a card is called stands first. */
const columns = shownColumns(
  entityKit,
  ['businessName', ...fields.filter((name) => name !== 'businessName')].map((name) => ({
    field: name,
    sortable: sorts.includes(name),
    ...(name === 'businessName' && linked),
    ...inTable[name],
  })),
);
const filters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  { name: 'state', label: 'State', all: 'All states', options: optionsOf(businessEntityLabels.state) },
  { name: 'entityType', label: 'Type', all: 'All types', options: optionsOf(businessEntityLabels.entityType) },
  { name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(businessEntityLabels.status) },
  {
    name: 'due',
    label: 'Annual Report',
    all: 'All reports',
    options: [
      { value: 'true', label: 'Due' },
      { value: 'false', label: 'Not due' },
    ],
  },
];
const empty: EmptyWords = {
  icon: <BusinessOutlined />,
  none: {
    title: 'No business entities yet',
    text: 'Register your clients’ companies, with their fees and report due dates.',
    add: 'Register New Entity',
  },
  unmatched: { title: 'No business entities found', text: 'Try another name, type, state or status.' },
};

const CARDS = { width: 340, orTable: true } as const;

const reportChips: Record<'expiring' | 'expired', { tone: Tone; label: string }> = {
  expiring: { tone: 'warning', label: 'Due soon' },
  expired: { tone: 'error', label: 'Due' },
};

function EntityLink({ record: { id, businessName } }: { record: BusinessEntity }) {
  const { pathname, search } = useLocation();
  return <RecordLink to={`${entityKit.at}/${id}${pathname === entityKit.at ? search : ''}`}>{businessName}</RecordLink>;
}

function EntityCard({ record }: { record: BusinessEntity }) {
  const { annualReportDue: standing } = record.standings;
  return (
    <RecordCard
      kit={entityKit}
      record={record}
      title={<EntityLink record={record} />}
      chips={<EntityStatusChip status={record.status} />}
      subtitle={businessEntityLabels.entityType[record.entityType]}
      lines={[
        [
          ['State', businessEntityLabels.state[record.state]],
          ['Client', record.clientName],
        ],
        [
          [
            'Report due',
            record.annualReportDue && (
              <>
                {formatDate(record.annualReportDue)}{' '}
                {standing && standing !== 'valid' && <StatusChip {...reportChips[standing]} />}
              </>
            ),
          ],
        ],
      ]}
      more={[
        [
          ['Fee', record.filingFee && formatMoney(record.filingFee)],
          ['EIN', record.ein],
        ],
        [
          ['Address', record.businessAddress],
          ['Phone', record.phone],
          ['Email', record.email],
        ],
        [
          ['Purpose', record.businessPurpose],
          ['Notes', record.notes],
        ],
      ]}
    />
  );
}

/** The entities of the clients, found by name, type and state. */
export function EntityCards({ onAdd }: { onAdd: () => void }) {
  const params = useRecordParams(filters);
  const navigate = useNavigate();
  const { pathname, search: asked } = useLocation();
  const search = pathname === entityKit.at ? asked : '';
  const list = useQuery(entityKit.list(params.query));
  const bulk = useBulkDelete(entityKit.may, { ...entityKit, many: 'business entities' });
  return (
    <>
      <RecordFilters
        kit={entityKit}
        params={params}
        search="Search name, type or state"
        filters={filters}
        columns={columns}
      />
      <DataTable
        name="business-entities"
        label="Business entities"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={<NoRecords params={params} empty={empty} may={entityKit.may} onAdd={onAdd} />}
        cards={CARDS}
        onOpen={({ id }) => void navigate(`${entityKit.at}/${id}${search}`)}
        {...bulk}
        tools={(record) => <RecordActions kit={entityKit} record={record} />}
        card={(record) => <EntityCard record={record} />}
      />
    </>
  );
}
