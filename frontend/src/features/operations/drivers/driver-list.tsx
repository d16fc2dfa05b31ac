import BadgeOutlined from '../../../generated/icons/BadgeOutlined';
import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import { CLIENT_FILTER, RecordFilters, type RecordFilter } from '../../../components/records/record-filters';
import { NoRecords, useRecordParams, type EmptyWords } from '../../../components/records/record-list';
import { useBulkDelete } from '../../../components/records/list-tools/use-bulk-delete';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { RecordLink } from '../../../components/display/text-link';
import { useListSearch } from '../../../lib/lists/client-scope';
import type { Driver } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { employmentStatusLabels, optionsOf } from '../../../lib/format/labels';
import { useRemoval, useReturn } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import { useEditParam } from '../../../lib/navigation/use-address-param';
import { deleteWords } from './delete-words';
import { EmploymentChip, Expiry } from './driver-chips';
import { driverKit } from './driver-kit';

const filters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  {
    name: 'employmentStatus',
    label: 'Status',
    all: 'All statuses',
    options: optionsOf(employmentStatusLabels),
  },
];

const columns: readonly TableColumn<Driver>[] = [
  {
    field: 'lastName',
    header: 'Name',
    sortable: true,
    flex: 2,
    width: 160,
    value: driverKit.displayName,
    render: (driver) => <DriverLink driver={driver} />,
  },
  { field: 'clientName', header: 'Client', flex: 1, width: 150, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'employmentStatus',
    header: 'Status',
    sortable: true,
    width: 112,
    value: ({ employmentStatus }) => employmentStatusLabels[employmentStatus],
    render: ({ employmentStatus }) => <EmploymentChip status={employmentStatus} />,
  },
  { field: 'licenseClass', header: 'Class', width: 90, drops: 4, value: ({ licenseClass }) => licenseClass },
  { field: 'licenseNumber', header: 'License', width: 120, drops: 2, value: ({ licenseNumber }) => licenseNumber },
  { field: 'licenseState', header: 'State', width: 84, drops: 3, value: ({ licenseState }) => licenseState },
  {
    field: 'licenseExpiration',
    header: 'License expiration',
    sortable: true,
    width: 190,
    value: ({ licenseExpiration }) => formatDate(licenseExpiration),
    render: ({ licenseExpiration, standings }) => (
      <Expiry day={licenseExpiration} standing={standings.licenseExpiration} />
    ),
  },
  {
    field: 'medicalCertExpiration',
    header: 'Medical certificate expiration',
    sortable: true,
    width: 200,
    drops: 1,
    value: ({ medicalCertExpiration }) => formatDate(medicalCertExpiration, ''),
  },
];

const empty: EmptyWords = {
  icon: <BadgeOutlined />,
  none: {
    title: 'No drivers found',
    text: 'Add the drivers of your clients with their licenses.',
    add: 'Add First Driver',
  },
  unmatched: { title: 'No drivers found', text: 'Try another name, phone, client or status.' },
};

const CARDS = { width: 340, orTable: true } as const;
const TOOL = { width: { xs: 44, md: 34 }, height: { xs: 44, md: 34 } };

function DriverLink({ driver }: { driver: Driver }) {
  const search = useListSearch();
  return <RecordLink to={`${driverKit.at}/${driver.id}${search}`}>{driverKit.displayName(driver)}</RecordLink>;
}

interface DriverCardProps {
  driver: Driver;
  onDelete: () => void;
}

function DriverTools({ driver, onDelete }: DriverCardProps) {
  const mayWrite = useCan('drivers.write');
  const mayDelete = useCan('drivers.delete');
  const [, setEditing] = useEditParam();
  const name = driverKit.displayName(driver);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {mayWrite && (
        <IconButton aria-label={`Edit ${name}`} title="Edit" onClick={() => setEditing(driver.id)} sx={TOOL}>
          <EditOutlined fontSize="small" />
        </IconButton>
      )}
      {mayDelete && (
        <IconButton aria-label={`Delete ${name}`} title="Delete" onClick={onDelete} sx={TOOL}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function DriverCard({ driver, onDelete }: DriverCardProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            <DriverLink driver={driver} />
          </Typography>
          <Typography color="textSecondary">{driver.clientName ?? "The firm's own"}</Typography>
        </Box>
        <DriverTools driver={driver} onDelete={onDelete} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <EmploymentChip status={driver.employmentStatus} />
        <span>{driver.licenseClass}</span>
        <span className="tabular">
          {driver.licenseNumber} ({driver.licenseState})
        </span>
      </Box>
      <Typography color="textSecondary" component="div">
        CDL expiry <Expiry day={driver.licenseExpiration} standing={driver.standings.licenseExpiration} />
      </Typography>
    </>
  );
}

/** The drivers as cards; their documents are asked for when one is opened. */
export function DriverList({ onAdd }: { onAdd: () => void }) {
  const params = useRecordParams(filters);
  const navigate = useNavigate();
  const search = useListSearch();
  const list = useQuery(driverKit.list(params.query));
  const bulk = useBulkDelete(driverKit.may, { ...driverKit, many: 'drivers' });
  const removal = useRemoval(driverKit);
  const restore = useReturn(driverKit);
  const [deleting, setDeleting] = useState<Driver | null>(null);
  return (
    <>
      <RecordFilters kit={driverKit} params={params} search="Search drivers" filters={filters} columns={columns} />
      {list.isPending && (
        <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
          Loading drivers...
        </Typography>
      )}
      <DataTable<Driver>
        name="drivers"
        label="Drivers"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        onOpen={({ id }) => void navigate(`${driverKit.at}/${id}${search}`)}
        {...bulk}
        tools={(driver) => <DriverTools driver={driver} onDelete={() => setDeleting(driver)} />}
        empty={<NoRecords params={params} empty={empty} may="drivers" onAdd={onAdd} />}
        card={(driver) => <DriverCard driver={driver} onDelete={() => setDeleting(driver)} />}
      />
      {deleting && (
        <DeleteDialog
          what="driver"
          subject={driverKit.subject(deleting)}
          id={deleting.id}
          removal={removal}
          restore={restore}
          says={driverKit.says}
          onClose={() => setDeleting(null)}
        >
          {deleteWords(deleting)}
        </DeleteDialog>
      )}
    </>
  );
}
