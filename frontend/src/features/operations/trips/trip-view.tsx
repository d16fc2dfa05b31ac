import { viewOf } from '../../../components/records/record-view';
import { formatQuantity } from '../../../lib/format/money';
import { tripKit } from './trip-kit';
import { TripLegs, TripWarnings } from './trip-legs';

export const TripView = viewOf(tripKit, {
  details: ({ totalMiles }) => [['Miles', formatQuantity(totalMiles, 'mi')]],
  children: (trip) => (
    <>
      <TripLegs {...trip} />
      <TripWarnings {...trip} />
    </>
  ),
});
