import type { DeclaredPermission } from '../../access/declared-permissions';
import type { Belonging, Permissions } from '../../access/viewer';
import type { JsonSchema } from '../../fields/rule';
import type { IsoDate } from '../../money/dates';
import type { PaperSlots } from './paper-slots';
import type { OwnReads } from '../../access/own-reads';
import type { Retention } from './retention';
import type { SheetRules } from './sheet-rules';

/** The fields of a record by name, as events and rows carry them. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * One step of a record's status, told by an event of its own: `LoadDelivered: { from: ['in_transit'], to: 'delivered',
 * with: ['deliveredOn'] }`.
 */
export interface Move {
  /** Absent: from any other. */
  readonly from?: readonly (string | boolean)[];
  /** Absent: it stays where it is. */
  readonly to?: string | boolean;
  /** The field whose change makes it this step, whether the status changes with it or not. */
  readonly when?: string;
  /** Fields that change with it and travel in its event. */
  readonly with?: readonly string[];
  /** Fields that get the firm's day, or the moment, and travel in its event, too. */
  readonly dated?: readonly string[];
  /** Fields that it leaves empty. */
  readonly clears?: readonly string[];
  /** The permission it takes beside that of changing the record. */
  readonly may?: string;
  /** What an auditor reads: 'delivered the load'. */
  readonly words?: string;
  /**
   * All that an auditor reads of one: 'wrote in support request {record}: {message}'; absent: the words, and what
   * changed.
   */
  readonly says?: string;
}

export interface Flow {
  readonly field: string;
  /** Where a new record may stand; absent: anywhere. */
  readonly initialStatuses?: readonly (string | boolean)[];
  /** Several statuses that a list can be asked for at once: 'pending,in_transit'. */
  readonly multiple?: readonly string[];
  /** By the event that tells it. */
  readonly moves: Readonly<Record<string, Move>>;
  /** Sorts that have an index for each value of the field, as `createdAt` has. */
  readonly sorts?: readonly string[];
}

export interface Unique {
  /** The index in the database. */
  readonly index: string;
  readonly by: readonly string[];
  readonly say: (values: Readonly<Record<string, string>>) => string;
}

/** What is said of records of a type, plain ones and those with rules of their own. */
export interface TypeOptions {
  /** How people call one; from the class's name when absent. */
  readonly title?: string;
  /** How they call several; the title with an s when absent. */
  readonly pluralTitle?: string;
  /** Its address below /api: 'insurance'. */
  readonly plural: string;
  /** Its read table; the plural with underscores when absent. */
  readonly table?: string;
  /** The sequence of its numbers; its ids are UUIDs when absent. */
  readonly numbers?: string;
  /** Its ids are words, such as the number of an account; or there is one record only, under this word. */
  readonly wordIds?: true | string;
  /** The field that is its name wherever it is pointed at, or how the name is made. */
  readonly displayName: string | ((row: never) => string);
  /** The field that says what it is shown with, when it has no place of its own. */
  readonly parent?: string;
  /**
   * By what people name one in a sheet: a field, or several with blanks between; by `displayName` alone when absent.
   */
  readonly lookupKeys?: readonly (readonly string[])[];
  /** What a text says of a field that it does not hold to the letter: 'DOT 4656205' → { dotNumber: '4656205' }. */
  readonly understood?: (text: string) => Readonly<Record<string, unknown>>;
  /**
   * How a list is ordered that nobody sorted: a sorted field, '-dueDate' for the last first; newest first when absent.
   */
  readonly order?: string;
  /** Orders over several columns in SQL, by name: alias `r`. */
  readonly sorts?: Readonly<Record<string, string>>;
  readonly unique?: readonly Unique[];
  /** Which rows lists and the search show, in SQL over alias `r`; all of them when absent. */
  readonly listed?: string;
  /** The field by which findings of the search call one, where that is not its name. */
  readonly foundAs?: string;
  readonly may: {
    readonly read: Permissions;
    /** Who else hears that one in scope changed: the portal. */
    readonly notifies?: Permissions;
    /** Who else reads its own. */
    readonly ownReads?: OwnReads;
  };
  /** Whose they are when not of the client they name. */
  readonly belonging?: Belonging;
  /** The field that holds the client they are kept for; 'clientId' when there is one. */
  readonly client?: string | null;
  /**
   * The field that holds the driver whose they are, beside their client: 'driverId'; a driver's own record is its own
   * by 'id'.
   */
  readonly driver?: string;
  /** The field that holds the user whose they are, beside their client: 'userId'. */
  readonly user?: string;
  /** Fields of answers worked out of a row. */
  readonly computed?: Readonly<Record<string, { readonly shown: JsonSchema; readonly of: (row: never) => unknown }>>;
  /** Fields that answers do not show as they are kept, but as they stand on the firm's day. */
  readonly onTheDay?: Readonly<Record<string, (row: never, today: IsoDate) => unknown>>;
  /** The field with the moment at which its letter was asked for: answers tell in `letter` what became of it. */
  readonly letterAsked?: string;
  /**
   * Fields of days on which something of it ends, what that is called, and the field of money that says what it costs
   * then; answers tell how each stands in `standings`; see `expiry.ts`. The papers of a slot that is named beside it
   * show what the field says: they end nothing themselves.
   */
  readonly expires?: Readonly<
    Record<string, { readonly title: string; readonly slot?: string; readonly costs?: string }>
  >;
}

/** What is said of plain records: their rules follow from their fields and their flow. */
export interface KindOptions extends TypeOptions {
  readonly flow?: Flow;
  readonly may: TypeOptions['may'] & {
    readonly add?: Permissions;
    readonly write: Permissions;
    readonly remove: Permissions;
    /** Who else adds papers to it; those who write it when absent. */
    readonly attach?: Permissions;
    /** Permissions of its own: the area that can be closed to agents, and what agents have of them. */
    readonly grants?: DeclaredPermission;
  };
  /** Papers that belong to it, by their slot; see `paper-slots.ts`. */
  readonly paperSlots?: PaperSlots;
  /**
   * The laws that have one kept, the longest of which counts: a removed one stands among the removed ones until then,
   * and for 30 days in any case; it can be restored for the 30 days only.
   */
  readonly retention?: readonly Retention[];
  /** Fields that the books go by; see `accounted.ts`. */
  readonly accounted?: readonly string[];
  /** Its records can come from sheets; see `sheet.ts`. */
  readonly sheet?: SheetRules;
  /** Event types of earlier releases, by today's. */
  readonly formerly?: Readonly<Record<string, string>>;
}

/** What lists, answers and names go by, of plain records and of those with rules of their own. */
export type ShownOptions = TypeOptions & Partial<Omit<KindOptions, 'may'>>;

/** The permissions of a kind that brings its own: 'insurance.read', 'insurance.write', 'insurance.delete'. */
export const ownPermissions = (name: string, own: DeclaredPermission): KindOptions['may'] => ({
  read: `${name}.read`,
  write: `${name}.write`,
  remove: `${name}.delete`,
  grants: own,
});
