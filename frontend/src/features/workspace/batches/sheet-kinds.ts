/** What the screen says of a kind whose records come from sheets. */
export interface SheetKind {
  /** The kind, as batches name it. */
  of: string;
  /** Its address below /api. */
  plural: 'clients' | 'expenses';
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
  title: 'Import Clients from Excel/CSV',
  hint: 'Company, and an e-mail or a phone, are needed. Rows that are there already are not added again.',
  ofClients: false,
  clearable: true,
};

export const EXPENSE_SHEET: SheetKind = {
  of: 'expense',
  plural: 'expenses',
  title: 'Import Expenses from Excel/CSV',
  hint: 'Category and amount are needed. Clients, vehicles, drivers and loads go by their names or numbers. A receipt number is added once; rows without one are added each time, so send those that were refused alone.',
  ofClients: true,
  clearable: false,
};
