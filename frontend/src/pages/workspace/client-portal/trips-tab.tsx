import RouteOutlined from '../../../generated/icons/RouteOutlined';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { ownTripKit } from '../../../features/operations/trips/own-trip-kit';
import { OwnTrips } from '../../../features/operations/trips/own-trips';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { ForDrivers } from './for-drivers';

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
  return (
    <ForDrivers what="Trips are" icon={<RouteOutlined />} may="driver.write">
      {() => <Trips />}
    </ForDrivers>
  );
}
