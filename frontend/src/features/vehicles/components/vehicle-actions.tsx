import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import { EditDelete } from '../../../components/overlay/edit-delete';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Vehicle, VehicleStatus } from '../../../lib/api-types';
import { vehicleStatusLabels } from '../../../lib/labels';
import { sentenceFor } from '../../../lib/problem';
import { useCan } from '../../../lib/session/session-context';
import { vehicleSubject } from '../../../lib/subjects';
import { useEditParam } from '../../../lib/use-address-param';
import { useDeleteVehicle, useMoveVehicle, useRestoreVehicle } from '../api/vehicles';

interface Move {
  status: VehicleStatus;
  label: string;
}
const moves: Record<VehicleStatus, readonly Move[]> = {
  in_service: [
    { status: 'out_of_service', label: 'Take out of service' },
    { status: 'sold', label: 'Mark sold' },
  ],
  out_of_service: [
    { status: 'in_service', label: 'Return to service' },
    { status: 'sold', label: 'Mark sold' },
  ],
  sold: [{ status: 'in_service', label: 'Return to service' }],
};

export function VehicleActions({ vehicle, onGone }: { vehicle: Vehicle; onGone: () => void }) {
  const mayWrite = useCan('vehicles.write');
  const mayDelete = useCan('vehicles.delete');
  const [deleting, setDeleting] = useState(false);
  const [, setEditing] = useEditParam();
  const move = useMoveVehicle();
  const removal = useDeleteVehicle();
  const restore = useRestoreVehicle();
  if (!mayWrite && !mayDelete) return null;
  const moveTo = (status: VehicleStatus) =>
    move.mutate(
      { vehicle, status },
      {
        onSuccess: () =>
          toast.success(
            `Unit ${vehicle.unitNumber} is now ${vehicleStatusLabels[status].toLowerCase()}`,
            vehicleSubject(vehicle),
          ),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return (
    <>
      {mayWrite &&
        moves[vehicle.status].map(({ status, label }) => (
          <Button key={status} color="secondary" disabled={move.isPending} onClick={() => moveTo(status)}>
            {label}
          </Button>
        ))}
      <EditDelete
        onEdit={mayWrite ? () => setEditing(vehicle.id) : undefined}
        onDelete={mayDelete ? () => setDeleting(true) : undefined}
      />
      {deleting && (
        <DeleteDialog
          what="vehicle"
          subject={vehicleSubject(vehicle)}
          id={vehicle.id}
          removal={removal}
          restore={restore}
          onClose={() => setDeleting(false)}
          onDone={onGone}
        />
      )}
    </>
  );
}
