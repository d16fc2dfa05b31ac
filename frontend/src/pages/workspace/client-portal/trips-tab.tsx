import RouteOutlined from '../../../generated/icons/RouteOutlined';
import { EmptyState } from '../../../components/feedback/empty-state';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { ownTripKit } from '../../../features/operations/trips/own-trip-kit';
import { OwnTrips } from '../../../features/operations/trips/own-trips';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan, useUser } from '../../../lib/session/session-context';

function Trips() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <OwnTrips onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={ownTripKit} record={null} onClose={() => setAdding(false)} />}
    </>
  );
}

/** The trips of the driver who is signed in. */
export function Component() {
  const { driverId } = useUser();
  const drives = useCan('driver.write');
  if (!drives) return <EmptyState icon={<RouteOutlined />} title="Trips are shown to drivers here" />;
  if (driverId !== null) return <Trips />;
  return (
    <EmptyState icon={<RouteOutlined />} title="No driver file yet">
      The office has not linked your sign-in to a driver. Please ask them to.
    </EmptyState>
  );
}
