import type { ClientDuties, DutyDriver, DutyVehicle } from './duties';

/** A client without any record that a rule looks at. */
export const NOBODY: ClientDuties = {
  dotNumber: null,
  hasTaxId: true,
  vehicles: [],
  drivers: [],
  positions: [],
  tests: [],
  iftaProcesses: [],
  heavyUse: [],
  irpRenewals: [],
  endings: [],
  forms1099: [],
  claims: [],
};

export const TRUCK: DutyVehicle = { id: 'v-1', unitNumber: '101', weight: 80_000, axles: 5, firstUsedMonth: null };

export const DRIVER: DutyDriver = {
  id: '7',
  name: 'Dana Ruiz',
  hiredOn: null,
  recordReviewedOn: null,
  clearinghouseQueriedOn: null,
};
