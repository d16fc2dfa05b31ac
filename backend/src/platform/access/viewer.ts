/** Whose records somebody may see and change. */
export interface Scope {
  /** Clients whose records are in scope; null: all of them, and the firm's own. */
  readonly clients: readonly string[] | null;
  /** Sees what no client is named for yet, such as open registrations. */
  readonly unassigned: boolean;
  /** Ids of the records that are oneself: the own user, agent, driver. */
  readonly ownIds: readonly string[];
  /** Sees the records of all people who work here. */
  readonly people: boolean;
  /** The driver that one is: what names it is in scope, whoever the client is. */
  readonly driver?: number | null;
}

/** The scope of the system itself and of administrators. */
export const EVERYTHING: Scope = { clients: null, unassigned: true, ownIds: [], people: true };
/** The scope of a stranger. */
export const NOTHING_IN_SCOPE: Scope = { clients: [], unassigned: false, ownIds: [], people: false };

/**
 * Who is looking: what decides what may be seen and done. Worked out again for each request from the user, never kept
 * in the session.
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
  /** How many clients and, in a month, invoices an agent may have; 0: as many as it likes. */
  readonly limits: { readonly clients: number; readonly invoices: number } | null;
}

declare module 'express-session' {
  interface SessionData {
    passport?: { user?: { id: string } };
    /** Bound to this session; echoed by the web app as proof that a request comes from it. */
    token?: string;
    startedAt?: number;
    /** It has its row: from now on it is only changed, never made again. */
    made?: boolean;
    /** When the browser's cookie was last renewed. */
    renewedAt?: number;
    /** What the user is told about this session: the browser and the address of its login. */
    device?: string;
    address?: string;
  }
}

/** The same scope, of one client only: what was out of scope stays out of it. Without a client it is all of it. */
export const narrowToClient = <S extends Scope>(scope: S, clientId: string | null | undefined): S => {
  if (!clientId) return scope;
  const clients = scope.clients === null || scope.clients.includes(clientId) ? [clientId] : [];
  return { ...scope, clients, unassigned: false };
};

/** A permission, or several of which one will do. */
export type Permissions = string | readonly string[];
/** A permission that nobody has: the system alone does what takes it. */
export const SYSTEM_ONLY = 'system';

/** Whether a viewer has the permission, or one of them. */
export const may = ({ permissions }: Viewer, wanted: Permissions): boolean =>
  [wanted].flat().some((permission) => permissions.includes(permission));

/**
 * How the records of a kind belong: to clients or the firm itself; `open` ones without a client wait for somebody;
 * `firm` ones are everybody's
 * who may read the kind; `person` ones are somebody who works here: seen by oneself and by administrators.
 */
export type Belonging = 'client' | 'open' | 'firm' | 'person';

/** Whose a record is. */
export interface Ownership {
  /** The client it is kept for; null: the firm's own, or nobody's yet. */
  readonly clientId: string | null;
  readonly id: string | number;
  /** The driver it names, where it is that driver's, too. */
  readonly driverId?: number | null;
  /** The user it names, where it is that user's, too. */
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
