type Values = Readonly<Record<string, unknown>>;

/** What tells a record from others, in any case and spacing. */
export interface Duplicates {
  readonly same: readonly string[];
  /** These as well, where an empty one is the same as another empty one. */
  readonly alsoSame?: readonly string[];
  /** Only among records that have none of these. */
  readonly without?: readonly string[];
}

/** How records of a kind come from a sheet. */
export interface SheetRules {
  /**
   * The permissions that it takes to send one, and to look at the template and at what came of one's own; those of
   * batches when absent.
   */
  readonly may?: { readonly read: string; readonly write: string };
  /** The columns of its template in their order, by header: the field, or what a cell says where that depends on it. */
  readonly columns: Readonly<Record<string, string | ((text: string) => Values)>>;
  /** Columns without which a sheet is not taken. */
  readonly required: readonly string[];
  /** Why a row is not enough, as a sentence; null: it is. */
  readonly needs?: (values: Values) => string | null;
  /** A row is there already when another record has the same in all fields of one of these. */
  readonly duplicates?: readonly Duplicates[];
}
