import { recordKit } from '../../../lib/records/record-kit';
import type { DriverAccount } from './account-calls';

/** Accounts move by advances and settlements: nobody adds, edits or deletes one. */
export const driverAccountKit = recordKit<DriverAccount>({
  kind: 'driveraccount',
  what: 'driver account',
  may: 'driver-accounts',
  fields: [],
  displayName: ({ driverName, driverId }) => `Account of ${driverName ?? `driver ${driverId}`}`,
});
