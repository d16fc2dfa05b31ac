import { connect } from '../database/connect';
import { APP_ROLE, clientConfig } from '../event-log/projections/read-tables';
import { mustNotBeNewer, type ReleaseStatus } from '../event-log/store/release';

const CODES_OF_ROLES = new Set(['42501', '22023']);
const loginOf = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * Checks once at the start that the login of the running system may take its role. @throws Error with a message for the
 * operator
 */
export const mayWork = async (url: string): Promise<void> => {
  try {
    await (await connect(clientConfig(url), 'probe')).end();
  } catch (error) {
    if (!CODES_OF_ROLES.has((error as { code?: string }).code ?? '')) throw error;
    throw new Error(
      `The login "${loginOf(url)}" of DATABASE_URL must be a member of ${APP_ROLE}: GRANT ${APP_ROLE} TO "${loginOf(url)}". See docs/sql/roles.sql.`,
      { cause: error },
    );
  }
};

/** Whether a login may change table definitions: as superuser, as owner of the database, or as owner of the log. */
export const ownsDatabase = async (url: string): Promise<boolean> => {
  const client = await connect(clientConfig(url, null), 'probe');
  try {
    const { rows } = await client.query<{ owns: boolean }>(
      `SELECT r.rolsuper OR pg_has_role(session_user, d.datdba, 'MEMBER')
         OR EXISTS (SELECT 1 FROM pg_class c WHERE c.oid = to_regclass('public.facts')
           AND pg_has_role(session_user, c.relowner, 'MEMBER')) AS owns
       FROM pg_roles r, pg_database d WHERE r.rolname = session_user AND d.datname = current_database()`,
    );
    return rows[0]?.owns ?? false;
  } finally {
    await client.end();
  }
};

/**
 * The warning when the running system uses the owner's login: then only its own code keeps it from changing the log.
 */
export const ownerServes = (url: string): string =>
  `The login "${loginOf(url)}" of DATABASE_URL owns the database, so it could change the log. Give the running system a login of its own, and this one in DATABASE_ADMIN_URL: see docs/sql/roles.sql.`;

/**
 * Requires that the database is of this release, for a login that cannot migrate it. @throws Error with a message for
 * the operator
 */
export const requireMigrated = (standing: ReleaseStatus, url: string): void => {
  mustNotBeNewer(standing === 'newer');
  if (standing !== 'this')
    throw new Error(
      `The login "${loginOf(url)}" of DATABASE_URL does not own the database, which is not of this release yet: run "axlebook migrate" with the owner's login in DATABASE_ADMIN_URL, or set it here, too. See docs/sql/roles.sql.`,
    );
};

/**
 * Turns a permission error of the owner's login into a message for the operator; other errors are returned unchanged.
 */
export const ownersTrouble = (error: unknown, url: string, separate: boolean): unknown => {
  if ((error as { code?: string }).code !== '42501') return error;
  const login = loginOf(url);
  return new Error(
    separate
      ? `The login "${login}" of DATABASE_ADMIN_URL must own the database. See docs/sql/roles.sql.`
      : `The login "${login}" of DATABASE_URL does not own the database: set DATABASE_ADMIN_URL to the owner's login. See docs/sql/roles.sql.`,
  );
};
