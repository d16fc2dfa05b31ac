import { TextLink } from '../../../components/display/text-link';
import { viewOf } from '../../../components/records/record-view';
import { fleetCardKit } from './fleet-card-kit';

export const FleetCardView = viewOf(fleetCardKit, {
  details: ({ id }) => [['Purchases', <TextLink to={`/expenses?cardId=${id}`}>See what was bought on it</TextLink>]],
});
