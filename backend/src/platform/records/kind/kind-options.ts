import type { DisplayName } from './declared/display-name';
import type { DeclaredPermission } from '../../access/declared-permissions';
import type { Belonging, Permissions } from '../../access/viewer';
import type { JsonSchema } from '../../fields/rule';
import type { IsoDate } from '../../money/dates';
import type { PaperSlots } from './paper-slots';
import type { OwnReads } from '../../access/own-reads';
import type { Retention } from './declared/retention';
import type { SheetRules } from './declared/sheet-rules';
import type { SumRules } from '../../lists/sums';

/**
 * The field values of a record by name, in the form that events and rows hold them: `{ status: 'delivered',
 * deliveredOn: '2026-11-26', rate: 125000 }` (money in cents).
 */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The fields of a kind that its journal entries depend on.
 * @example { fields: ['amount', 'paidOn'], later: ['vehicleId'] }
 */
export interface BookedFields {
  readonly fields: readonly string[];
  /** Further ones, which events of earlier releases do not say. */
  readonly later?: readonly string[];
}

/**
 * One transition between the statuses of a record. Each move has its own event type: `LoadDelivered: { from:
 * ['in_transit'], to: 'delivered', with: ['deliveredOn'] }`.
 */
export interface Move {
  /** The statuses from which the move is allowed; absent: any. */
  readonly from?: readonly (string | boolean)[];
  /** The new status; absent: the status stays as it is. */
  readonly to?: string | boolean;
  /** A field other than the status whose change triggers this move, whether or not the status changes with it. */
  readonly when?: string;
  /** Further fields whose values the event of the move carries. */
  readonly with?: readonly string[];
  /**
   * Fields that the server fills with the current day (or instant, for timestamp fields) unless the request gives them.
   * The event carries them, too.
   */
  readonly dated?: readonly string[];
  /** Fields that the move sets to null. */
  readonly clears?: readonly string[];
  /** A permission required in addition to the one for changing the record. */
  readonly may?: string;
  /** Who may make this move instead of who may change the record, provided that nothing else changes with it. */
  readonly by?: Permissions;
  /** The phrase shown in the history after the actor's name: 'delivered the load'. */
  readonly words?: string;
  /** Its event tells the booked fields (`accounted`), too, so that a journal entry follows from it alone. */
  readonly booked?: true;
  /**
   * The complete sentence of the history: 'wrote in support request {record}: {message}'. When absent, the history
   * shows `words` and the changed fields.
   */
  readonly says?: string;
}

/**
 * The statuses of a kind and the moves between them.
 * @example { field: 'status', initialStatuses: ['booked'], moves: { LoadDelivered: { from: ['in_transit'], to:
 *   'delivered' } } }
 */
export interface Flow {
  /** The field that holds the status; absent: there is none, and each move tells only that something was done. */
  readonly field?: string;
  /** The statuses that a new record may have; absent: any. */
  readonly initialStatuses?: readonly (string | boolean)[];
  /** Combinations of statuses that a list accepts as one filter value: 'pending,in_transit'. */
  readonly multiple?: readonly string[];
  /** The moves by the type of their event. */
  readonly moves: Readonly<Record<string, Move>>;
  /** Fields to sort by within one status, each with an index of its own; `createdAt` always has one. */
  readonly sorts?: readonly string[];
}

/**
 * A unique rule of a kind, and the sentence shown to a user whose value is already taken.
 * @example { index: 'vehicles_vin', by: ['clientId', 'vin'], say: ({ vin }) => `The vehicle ${vin} is already in this
 *   fleet` }
 */
export interface Unique {
  /** The name of the unique index in the database. */
  readonly index: string;
  readonly by: readonly string[];
  readonly say: (values: Readonly<Record<string, string>>) => string;
}

/**
 * The rule that no two records have the same number.
 * @example uniqueNumber('loads_number', 'loadNumber', 'load number') // says 'The load number L-7 is already in use'
 */
export const uniqueNumber = (index: string, field: string, label: string): Unique => ({
  index,
  by: [field],
  say: (values) => `The ${label} ${values[field] ?? ''} is already in use`,
});

/**
 * The options that record kinds (`@Kind`) and rich records (`@Rich`, `@PartOf`) share.
 * @example { plural: 'vehicles', displayName: 'unitNumber', may: { read: 'vehicles.read' } }
 */
export interface TypeOptions {
  /** The singular name in texts, such as 'insurance policy'; derived from the class name when absent. */
  readonly title?: string;
  /** The plural name in texts; the title with an s when absent. */
  readonly pluralTitle?: string;
  /** The path segment below /api: 'insurance'. */
  readonly plural: string;
  /** The name of the read table; `plural` with underscores when absent. */
  readonly table?: string;
  /** The database sequence for numeric ids, such as 'load_ids'; ids are UUIDs when absent. */
  readonly numbers?: string;
  /** `true`: ids are words, such as an account number. A string: the kind has a single record, with this id. */
  readonly wordIds?: true | string;
  readonly displayName: DisplayName;
  /**
   * The field that names the record (or kind) on whose page this record is shown, for records without a page of their
   * own.
   */
  readonly parent?: string;
  /**
   * The fields by which a spreadsheet may name a record: each entry is one field, or several joined by blanks.
   * `displayName` alone when absent. `[['unitNumber'], ['vin']]`
   */
  readonly lookupKeys?: readonly (readonly string[])[];
  /** Extracts field values from a text that spells them differently: 'DOT 4656205' → `{ dotNumber: '4656205' }`. */
  readonly understood?: (text: string) => Readonly<Record<string, unknown>>;
  /** The default sort of lists: a sorted field, '-dueDate' for descending. Newest first when absent. */
  readonly order?: string;
  /** Further sorts by name, as SQL expressions over alias `r`. */
  readonly sorts?: Readonly<Record<string, string>>;
  /** The sorts that have an index for each status, where no `flow` says so: `['createdAt', 'amount']`. */
  readonly sortedByStatus?: readonly string[];
  readonly unique?: readonly Unique[];
  /** An SQL condition over alias `r`: lists and the search show only these rows. All rows when absent. */
  readonly listed?: string;
  /** The field that names a record in search results, when that is not `displayName`. */
  readonly foundAs?: string;
  readonly may: {
    readonly read: Permissions;
    /** Permissions whose holders also get live updates about records in their scope: the portal's. */
    readonly notifies?: Permissions;
    /** Who else may read the records that are their own. */
    readonly ownReads?: OwnReads;
  };
  /** Whom the records belong to, when not to the client that their client field names. */
  readonly belonging?: Belonging;
  /** The field that holds the client of a record; 'clientId' by default, where the kind has that field. */
  readonly client?: string | null;
  /**
   * Some records are of no client but of the firm itself: `own=true` narrows a list to these, as it narrows reports to
   * the books of the firm.
   */
  readonly ofTheFirm?: true;
  /**
   * The field that holds the driver who owns the record in addition to its client: 'driverId'; 'id' for the record of
   * the driver itself.
   */
  readonly driver?: string;
  /** The field that holds the user who owns the record in addition to its client: 'userId'. */
  readonly user?: string;
  /** Response fields that are computed from the row, each with its JSON Schema. */
  readonly computed?: Readonly<Record<string, { readonly shown: JsonSchema; readonly of: (row: never) => unknown }>>;
  /** What rows of a list add up to besides the money and the `summed` fields, over alias `r`. */
  readonly sums?: SumRules;
  /**
   * Fields that responses show not as stored but as computed for the current day: an invoice's `status` becomes
   * overdue.
   */
  readonly onTheDay?: Readonly<Record<string, (row: never, today: IsoDate) => unknown>>;
  /**
   * The field that holds when an e-mail about the record was requested. Responses then report the state of that e-mail
   * in `letter`.
   */
  readonly letterAsked?: string;
  /**
   * The fields that hold a day on which something expires: what expires, and the money field that says what renewal
   * costs. Responses report the expiry status of each in `standings`; see `expiry.ts`. Papers in the named `slot` only
   * document the field: they have no expiry of their own.
   */
  readonly expires?: Readonly<
    Record<string, { readonly title: string; readonly slot?: string; readonly costs?: string }>
  >;
}

/**
 * The options of a plain record kind, whose rules follow from its fields and its flow.
 * @example { plural: 'vehicles', displayName: 'unitNumber', ...ownPermissions('vehicles', …), paperSlots: scans({
 *   title: 'Title' }) }
 */
export interface KindOptions extends TypeOptions {
  readonly flow?: Flow;
  readonly may: TypeOptions['may'] & {
    readonly add?: Permissions;
    readonly write: Permissions;
    readonly remove: Permissions;
    /** Who may add papers to a record; by default whoever may write it. */
    readonly attach?: Permissions;
    /**
     * Set when the kind declares permissions of its own: in which area an agent can lose them, and which agents have
     * them.
     */
    readonly grants?: DeclaredPermission;
  };
  /** The slots for papers (attached files) of a record; see `paper-slots.ts`. */
  readonly paperSlots?: PaperSlots;
  /**
   * The laws that require a record to be kept; the one that ends last counts. A removed record stays in the list of
   * removed ones until then, and for at least 30 days. It can be restored only during those 30 days.
   */
  readonly retention?: readonly Retention[];
  /** The fields that journal entries depend on; see `accounted.ts`. */
  readonly accounted?: BookedFields;
  /**
   * The fields that hold the own date of a booked record, and the accounting date where the month of the own one is
   * closed: `{ own: 'expenseDate', booked: 'bookedOn' }`.
   */
  readonly accountedOn?: { readonly own: string; readonly booked: string };
  /**
   * Fields that follow from the others after each event. Rows have them, no event says them.
   * @example { fields: ['status'], of: ({ paidOn }) => ({ status: paidOn === null ? 'open' : 'paid' }) }
   */
  readonly derives?: { readonly fields: readonly string[]; readonly of: (values: Values) => Values };
  /** How records are imported from spreadsheets; see `sheet.ts`. */
  readonly sheet?: SheetRules;
  /** The event types that earlier releases wrote, by their current name. */
  readonly formerly?: Readonly<Record<string, string>>;
}

/** The options that lists, responses and names read, of plain and of rich records. */
export type ShownOptions = TypeOptions & Partial<Omit<KindOptions, 'may'>>;

/** The permissions of a kind that declares its own: 'insurance.read', 'insurance.write', 'insurance.delete'. */
export const ownPermissions = (name: string, own: DeclaredPermission): KindOptions['may'] => ({
  read: `${name}.read`,
  write: `${name}.write`,
  remove: `${name}.delete`,
  grants: own,
});
