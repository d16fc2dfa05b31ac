/** Whose records somebody may see and change. */
export interface Sight {
  /** Clients whose records are in sight; null: all of them, and the firm's own. */
  readonly clients: readonly string[] | null;
  /** Sees what no client is named for yet, such as open registrations. */
  readonly unassigned: boolean;
}

/** The sight of the system itself, of administrators and employees. */
export const EVERYTHING: Sight = { clients: null, unassigned: true };

/** Who is looking: what decides what may be seen and done. Worked out anew for each request from the user, never kept in the session. */
export interface Viewer extends Sight {
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

export const may = (viewer: Viewer, permission: string): boolean => viewer.permissions.includes(permission);

/** How the records of a kind belong: to clients or the firm itself; `open` ones without a client wait for somebody; `firm` ones are everybody's who may read the kind. */
export type Belonging = 'client' | 'open' | 'firm';

/** Whether a record is in sight. @param clientId the client it is kept for; null: the firm's own, or nobody's yet */
export const sees = (
  { clients, unassigned }: Sight,
  clientId: string | null,
  belonging: Belonging = 'client',
): boolean =>
  belonging === 'firm' ||
  clients === null ||
  (clientId === null ? belonging === 'open' && unassigned : clients.includes(clientId));
