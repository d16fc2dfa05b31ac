/**
 * The records that a viewer may see and change.
 * @example { clients: ['0192…'], unassigned: false, ownIds: ['user-id', 'agent-id'], people: false } // an agent
 */
export interface Scope {
  /** The clients whose records are in scope; null: all clients, and the firm's own records. */
  readonly clients: readonly string[] | null;
  /** Whether `open` records without a client are in scope, such as open registrations. */
  readonly unassigned: boolean;
  /** The ids of the records that stand for the viewer: its user, agent and driver. */
  readonly ownIds: readonly string[];
  /** Whether the records of all staff are in scope. */
  readonly people: boolean;
  /** The id of the driver that the viewer is. Records that name this driver are in scope, whatever their client. */
  readonly driver?: number | null;
}

/** The scope of the system itself and of administrators. */
export const EVERYTHING: Scope = { clients: null, unassigned: true, ownIds: [], people: true };
/** The scope of somebody who is not signed in. */
export const NOTHING_IN_SCOPE: Scope = { clients: [], unassigned: false, ownIds: [], people: false };

/**
 * The signed-in user with permissions and scope. It is computed from the user for each request and never stored in the
 * session.
 */
export interface Viewer extends Scope {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly permissions: readonly string[];
  /** The client a portal user belongs to. */
  readonly clientId: string | null;
  readonly agentId: string | null;
  /** The limits of an agent: how many clients, and how many invoices a month; 0: no limit. */
  readonly limits: { readonly clients: number; readonly invoices: number } | null;
}

declare module 'express-session' {
  interface SessionData {
    passport?: { user?: { id: string } };
    /** A token bound to this session. The web app sends it back to prove that a request comes from it. */
    token?: string;
    startedAt?: number;
    /** The session has its row; from now on it is updated, never inserted again. */
    made?: boolean;
    /** When the browser's cookie was last renewed. */
    renewedAt?: number;
    /** Shown to the user in the list of sessions: the browser, and the address of the sign-in. */
    device?: string;
    address?: string;
  }
}

/**
 * The scope reduced to one client. Records that were out of scope stay out of it. Without a client the scope is
 * unchanged.
 */
export const narrowToClient = <S extends Scope>(scope: S, clientId: string | null | undefined): S => {
  if (!clientId) return scope;
  const clients = scope.clients === null || scope.clients.includes(clientId) ? [clientId] : [];
  return { ...scope, clients, unassigned: false };
};

/** A permission, or several of which one is enough: 'invoices.read', `['invoices.read', 'portal.read']`. */
export type Permissions = string | readonly string[];
/** A permission that nobody has, for what only the system does. */
export const SYSTEM_ONLY = 'system';

/** Whether a viewer has the permission, or one of several. */
export const may = ({ permissions }: Viewer, wanted: Permissions): boolean =>
  [wanted].flat().some((permission) => permissions.includes(permission));

/**
 * Whom the records of a kind belong to. `client`: a client, or the firm itself. `open`: the same, but records without a
 * client are yet to be assigned. `firm`: in scope for everybody who may read the kind. `person`: a staff member, in
 * scope for that person and for administrators.
 */
export type Belonging = 'client' | 'open' | 'firm' | 'person';

/**
 * Whom one record belongs to.
 * @example { clientId: '0192…', id: 7, driverId: 3 }
 */
export interface Ownership {
  /** The client; null: the firm itself, or nobody yet. */
  readonly clientId: string | null;
  readonly id: string | number;
  /** The driver who owns the record in addition to its client. */
  readonly driverId?: number | null;
  /** The user who owns the record in addition to its client. */
  readonly userId?: string | null;
}

/** Whether a record is in scope. */
export const sees = (
  { clients, unassigned, ownIds, people, driver = null }: Scope,
  { clientId, id, driverId, userId = null }: Ownership,
  belonging: Belonging = 'client',
): boolean => {
  if (belonging === 'firm') return true;
  if (belonging === 'person') return people || ownIds.includes(String(id));
  if (clients === null || (driver !== null && driverId === driver)) return true;
  if (userId !== null && ownIds.includes(userId)) return true;
  return clientId === null ? belonging === 'open' && unassigned : clients.includes(clientId);
};
