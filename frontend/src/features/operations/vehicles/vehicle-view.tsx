import { Papers } from '../../../components/records/papers/papers';
import { viewOf } from '../../../components/records/record-view';
import { TextLink } from '../../../components/display/text-link';
import { vehicleKit } from './vehicle-kit';

export const VehicleView = viewOf(vehicleKit, {
  details: ({ id }) => [['Loads', <TextLink to={`/loads?vehicleId=${id}`}>See loads of this vehicle</TextLink>]],
  children: (vehicle) => <Papers kit={vehicleKit} record={vehicle} />,
});
