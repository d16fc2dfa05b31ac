import type { ScreenParts } from '../../../components/records/screen-parts';
import type { Driver } from '../../../lib/api/api-types';
import { driverKit } from './driver-kit';
import { DriverList } from './driver-list';
import { DriverView } from './driver-view';

export const parts: ScreenParts<Driver> = { kit: driverKit, List: DriverList, View: DriverView };
