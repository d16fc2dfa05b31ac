import type { ScreenParts } from '../../../components/records/screen-parts';
import type { Vehicle } from '../../../lib/api/api-types';
import { vehicleKit } from './vehicle-kit';
import { VehicleList } from './vehicle-list';
import { VehicleView } from './vehicle-view';

export const parts: ScreenParts<Vehicle> = { kit: vehicleKit, List: VehicleList, View: VehicleView };
