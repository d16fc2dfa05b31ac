/** Who is looking: the part of a user that decides what may be seen and done. Kept in the session. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly clientId: string | null;
  readonly permissions: readonly string[];
}

declare module 'express-session' {
  interface SessionData {
    passport?: { user?: Viewer };
    /** Bound to this session; echoed by the web app as proof that a request comes from it. */
    token?: string;
    startedAt?: number;
    /** When the browser's cookie was last renewed. */
    renewedAt?: number;
  }
}

export const may = (viewer: Viewer, permission: string): boolean => viewer.permissions.includes(permission);
