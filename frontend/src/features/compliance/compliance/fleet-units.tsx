import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ClientLink } from '../../../components/display/client-link';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import { useBulkDelete } from '../../../components/records/list-tools/use-bulk-delete';
import { SearchField } from '../../../components/filters/search-field';
import { Section } from '../../../components/layout/surface';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { RecordLink } from '../../../components/display/text-link';
import { toast } from '../../../components/toast/toast-store';
import type { Vehicle } from '../../../lib/api/api-types';
import { recordAddress } from '../../../lib/navigation/record-address';
import { useCan } from '../../../lib/session/session-context';
import type { Subject } from '../../../lib/subjects';
import { useListParams } from '../../../lib/lists/use-list-params';
import { AddUnit } from './add-unit';
import { allUnits, unitsQuery, useDeleteUnit, useRestoreUnit } from './unit-calls';

const FILTERS = ['clientId'];
const addressOf = ({ id }: Vehicle): string => recordAddress('vehicle', id) ?? '';
const subjectOf = (unit: Vehicle): Subject => ({
  name: `Unit ${unit.unitNumber}`,
  links: [{ label: 'Open', to: addressOf(unit) }],
});
const MANY = {
  kind: 'vehicle' as const,
  what: 'unit',
  many: 'units',
  at: '/features/plates/units',
  displayName: ({ unitNumber }: Vehicle) => `Unit ${unitNumber}`,
};
const SAYS = { deleted: 'Unit deleted successfully', notDeleted: 'Failed to delete unit' };

const columns: readonly TableColumn<Vehicle>[] = [
  {
    field: 'unitNumber',
    header: 'Unit Number',
    flex: 1,
    width: 120,
    sortable: true,
    value: ({ unitNumber }) => unitNumber,
    render: (unit) => <RecordLink to={addressOf(unit)}>{unit.unitNumber}</RecordLink>,
  },
  // of all clients there are many units 101: whose each is stands beside it
  {
    field: 'clientName',
    header: 'Client',
    flex: 2,
    width: 160,
    value: ({ clientName }) => clientName ?? '',
    render: (unit) => <ClientLink {...unit} />,
  },
  { field: 'vin', header: 'VIN', flex: 2, width: 180, drops: 2, value: ({ vin }) => vin },
  {
    field: 'licensePlate',
    header: 'License Plate',
    flex: 1,
    width: 120,
    drops: 1,
    value: ({ licensePlate }) => licensePlate,
  },
];

/** The fleets unit by unit: add one, delete the selected one. They are the vehicles of the clients. */
export function FleetUnits() {
  const params = useListParams(FILTERS);
  const list = useQuery(unitsQuery(params.query));
  const mayWrite = useCan('vehicles.write');
  const mayDelete = useCan('vehicles.delete');
  const selected = useRef<readonly Vehicle[]>([]);
  const [deleting, setDeleting] = useState<Vehicle | null>(null);
  const removal = useDeleteUnit();
  const restore = useRestoreUnit();
  const bulk = useBulkDelete<Vehicle>('vehicles', MANY);
  const askToDelete = () => {
    const [unit, ...others] = selected.current;
    if (!unit) toast.error('Select the unit to delete first.', 'No Unit Selected');
    else if (others.length > 0)
      toast.error('To delete several, use the button above the units.', 'Several Units Selected');
    else setDeleting(unit);
  };
  const clientId = params.filter('clientId');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FilterBar>
        <SearchField label="Search units" value={params.q} onChange={params.search} />
        <FilterClient params={params} />
        <ExportMenu name="units" columns={columns} load={() => allUnits(params.exported)} />
      </FilterBar>
      <Section
        title="Fleet Units"
        action={
          mayDelete && (
            <Button color="error" startIcon={<DeleteOutlined />} onClick={askToDelete}>
              Delete Unit
            </Button>
          )
        }
      >
        <DataTable<Vehicle>
          name="units"
          label="Fleet units"
          list={list}
          params={params}
          columns={columns}
          rowId={({ id }) => id}
          {...bulk}
          onSelected={(units) => {
            selected.current = units;
          }}
          empty={
            <EmptyList
              params={params}
              icon={<LocalShippingOutlined />}
              none={{ title: 'No units yet', text: 'Add the units of the fleets below.' }}
              unmatched={{ title: 'No units found', text: 'Try another unit, VIN, plate or client.' }}
            />
          }
          card={(unit) => (
            <>
              <RecordLink to={addressOf(unit)}>{unit.unitNumber}</RecordLink>
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[unit.licensePlate, unit.vin, unit.clientName].filter(Boolean).join(' · ')}
              </Typography>
            </>
          )}
        />
      </Section>
      {mayWrite && (
        <Section title="Add Fleet Unit">
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            It is added to the fleet of the client chosen above, or to the firm's own if none is chosen.
          </Typography>
          <AddUnit clientId={clientId} subjectOf={subjectOf} />
        </Section>
      )}
      {deleting && (
        <DeleteDialog
          what="unit"
          subject={subjectOf(deleting)}
          id={deleting.id}
          removal={removal}
          restore={restore}
          says={SAYS}
          onClose={() => setDeleting(null)}
        />
      )}
    </Box>
  );
}
