import { connect } from './connect';
import { APP_ROLE, clientConfig } from './database';

const CODES_OF_ROLES = new Set(['42501', '22023']);
const loginOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** The login of the running system must be able to take its role; found out once, before anything relies on it. @throws Error with a sentence for the operator */
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

/** Why the owner's work on the database was refused, for the operator. */
export const ownersTrouble = (error: unknown, url: string, separate: boolean): unknown => {
  if ((error as { code?: string }).code !== '42501') return error;
  const login = loginOf(url);
  return new Error(
    separate
      ? `The login "${login}" of DATABASE_ADMIN_URL must own the database. See docs/sql/roles.sql.`
      : `The login "${login}" of DATABASE_URL does not own the database: set DATABASE_ADMIN_URL to the owner's login. See docs/sql/roles.sql.`,
  );
};
