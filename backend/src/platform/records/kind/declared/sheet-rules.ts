type Values = Readonly<Record<string, unknown>>;

/**
 * A rule by which two records count as duplicates. Texts are compared without case, blanks, dashes, slashes and
 * underscores.
 * @example { same: ['clientId', 'vin'] }
 */
export interface Duplicates {
  /** Fields that must be filled in and the same. */
  readonly same: readonly string[];
  /** Further fields that must be the same; two empty ones count as the same. */
  readonly alsoSame?: readonly string[];
  /** The rule applies only to records in which these fields are empty. */
  readonly without?: readonly string[];
}

/** A row of a sheet as it was read, by its number; the header is row 1. */
export interface ReadRow {
  readonly row: number;
  readonly values: Values;
  /** A sentence for each name that no record has. */
  readonly mistakes: readonly string[];
}
/** Rows that became one record, or the sentence why they became none. */
export interface JoinedRows {
  readonly rows: readonly number[];
  readonly values: Values;
  readonly refused?: string;
}

/**
 * How records of a kind are imported from a spreadsheet.
 * @example { columns: { 'Unit #': 'unitNumber', VIN: 'vin' }, required: ['VIN'], duplicates: [{ same: ['vin'] }] }
 */
export interface SheetRules {
  /**
   * `write` is required to upload a sheet, `read` to get the template and the results of one's own uploads. The
   * permissions of batches when absent.
   */
  readonly may?: { readonly read: string; readonly write: string };
  /** The columns of the template, in order, by header: the field, or a function from the text of a cell to values. */
  readonly columns: Readonly<Record<string, string | ((text: string) => Values)>>;
  /** Further headers that mean the same, in sheets of others: `{ Truck: 'vehicleId' }`. */
  readonly alsoCalled?: Readonly<Record<string, string | ((text: string) => Values)>>;
  /** The headers that a sheet must have. */
  readonly required: readonly string[];
  /** The sentence that says what a row lacks; null when nothing is missing. */
  readonly needs?: (values: Values) => string | null;
  /** A row is a duplicate when one of these rules finds another record (or an earlier row) with the same values. */
  readonly duplicates?: readonly Duplicates[];
  /** Several rows are one record: all rows of the sheet, and what they become. Each row is a record when absent. */
  readonly joined?: (rows: readonly ReadRow[]) => Promise<readonly JoinedRows[]>;
}
