/** What the screen says of a kind whose records come from sheets. */
export interface SheetKind {
  /** The kind, as batches name it. */
  of: string;
  /** Its address below /api. */
  plural: 'clients' | 'expenses' | 'ifta/trips';
  /** What several are called. */
  many: string;
  /** 'Import Clients from Excel/CSV'. */
  title: string;
  /** What a sheet must have, and what is not added again. */
  hint: string;
  /** Rows that name no client can be given one. */
  ofClients: boolean;
  /** An administrator may clear the whole list. */
  clearable: boolean;
}

export const CLIENT_SHEET: SheetKind = {
  of: 'client',
  plural: 'clients',
  many: 'clients',
  title: 'Import Clients from Excel/CSV',
  hint: 'Company and an e-mail or phone are required. Rows that already exist are not added again.',
  ofClients: false,
  clearable: true,
};

export const EXPENSE_SHEET: SheetKind = {
  of: 'expense',
  plural: 'expenses',
  many: 'expenses',
  title: 'Import Expenses from Excel/CSV',
  hint: 'Category and amount are required. Clients, vehicles, drivers and loads are matched by name or number. A receipt number is added once; rows without one are added each time, so send those that were refused alone.',
  ofClients: true,
  clearable: false,
};

export const TRIP_SHEET: SheetKind = {
  of: 'trip',
  plural: 'ifta/trips',
  many: 'trip rows',
  title: 'Import Trips from Excel/CSV, GPS or ELD',
  hint: 'Date and vehicle are required, and miles by state, two odometer readings, or readings with latitude and longitude. Rows of one vehicle, day and trip number are one trip. What already exists is not added again.',
  ofClients: true,
  clearable: false,
};
