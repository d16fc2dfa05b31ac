import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyList } from '../../components/feedback/empty-list';
import { ErrorState } from '../../components/feedback/error-state';
import { SkeletonList } from '../../components/feedback/skeleton-list';
import { FilterBar } from '../../components/filter-bar';
import { FilterClient } from '../../components/filter-client';
import { DeleteDialog } from '../../components/overlay/delete-dialog';
import { SearchField } from '../../components/search-field';
import { Section } from '../../components/surface';
import { Pager } from '../../components/table/pager';
import { SimpleTable } from '../../components/table/simple-table';
import { RecordLink } from '../../components/text-link';
import { toast } from '../../components/toast/toast-store';
import type { Vehicle } from '../../lib/api-types';
import { recordAddress } from '../../lib/record-address';
import { useCan } from '../../lib/session/session-context';
import type { Subject } from '../../lib/subjects';
import { useListParams } from '../../lib/use-list-params';
import { AddUnit } from './add-unit';
import { unitsQuery, useDeleteUnit, useRestoreUnit } from './unit-calls';

const FILTERS = ['clientId'];
const addressOf = ({ id }: Vehicle): string => recordAddress('vehicle', id) ?? '';
const subjectOf = (unit: Vehicle): Subject => ({
  name: `Unit ${unit.unitNumber}`,
  links: [{ label: 'Open', to: addressOf(unit) }],
});
const SAYS = { deleted: 'Unit deleted successfully', notDeleted: 'Failed to delete unit' };

function Units({
  units,
  chosen,
  onChoose,
}: {
  units: readonly Vehicle[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const mayDelete = useCan('vehicles.delete');
  return (
    <Box
      role="group"
      aria-label="Fleet units"
      tabIndex={0}
      sx={{ overflowX: 'auto', '& td': { whiteSpace: 'nowrap' } }}
    >
      <SimpleTable aria-label="Fleet units">
        <thead>
          <tr>
            {mayDelete && <th scope="col">Select</th>}
            <th scope="col">Unit Number</th>
            <th scope="col">VIN</th>
            <th scope="col">License Plate</th>
            <th scope="col">Client</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id}>
              {mayDelete && (
                <td style={{ width: 36 }}>
                  <input
                    type="radio"
                    name="unit"
                    aria-label={`Select unit ${unit.unitNumber}`}
                    checked={chosen === unit.id}
                    onChange={() => onChoose(unit.id)}
                  />
                </td>
              )}
              <td>
                <RecordLink to={addressOf(unit)}>{unit.unitNumber}</RecordLink>
              </td>
              <td>{unit.vin}</td>
              <td>{unit.licensePlate}</td>
              <td>{unit.clientName}</td>
            </tr>
          ))}
        </tbody>
      </SimpleTable>
    </Box>
  );
}

/** The fleets unit by unit: add one, delete the selected one. They are the vehicles of the clients. */
export function FleetUnits() {
  const params = useListParams(FILTERS);
  const list = useQuery(unitsQuery(params.query));
  const mayWrite = useCan('vehicles.write');
  const mayDelete = useCan('vehicles.delete');
  const [chosen, setChosen] = useState('');
  const [deleting, setDeleting] = useState<Vehicle | null>(null);
  const removal = useDeleteUnit();
  const restore = useRestoreUnit();
  const units = list.data?.items ?? [];
  const askToDelete = () => {
    const unit = units.find(({ id }) => id === chosen);
    if (unit) setDeleting(unit);
    else toast.error('Select the unit to delete first.', 'No Unit Selected');
  };
  const clientId = params.filter('clientId');
  const shown = () => {
    if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!list.data) return <SkeletonList rows={4} />;
    if (units.length > 0) return <Units units={units} chosen={chosen} onChoose={setChosen} />;
    return (
      <EmptyList
        params={params}
        icon={<LocalShippingOutlined />}
        none={{ title: 'No units yet', text: 'Add the units of the fleets above.' }}
        unmatched={{ title: 'No units found', text: 'Try another unit, VIN, plate or client.' }}
      />
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FilterBar>
        <SearchField label="Search units" value={params.q} onChange={params.search} />
        <FilterClient params={params} />
      </FilterBar>
      {mayWrite && (
        <Section title="Add Fleet Unit">
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            It joins the fleet of the client that is chosen above; without one, the firm's own.
          </Typography>
          <AddUnit clientId={clientId} subjectOf={subjectOf} />
        </Section>
      )}
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
        {shown()}
      </Section>
      <Pager list={list.data} params={params} />
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
