import { escapeLiteral } from 'pg';
import { connect } from './connect';

/**
 * The SQL for the two logins of an installation, and for the role that holds the rights of the running system. It is
 * written for psql, with variables for the passwords; docs/sql/roles.sql holds the same text. Running it again only
 * sets the passwords.
 */
export const LOGINS = `
DO $$ BEGIN
  -- What the running system may do. Migrations give it its rights.
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'axlebook_app') THEN CREATE ROLE axlebook_app NOLOGIN; END IF;
  -- Owns the database: migrations and replays.
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'axlebook_owner') THEN CREATE ROLE axlebook_owner; END IF;
  -- Owns nothing: the running processes.
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'axlebook_login') THEN CREATE ROLE axlebook_login; END IF;
END $$;
ALTER ROLE axlebook_owner LOGIN NOSUPERUSER NOCREATEROLE NOCREATEDB PASSWORD :'owner_password';
ALTER ROLE axlebook_login LOGIN NOSUPERUSER NOCREATEROLE NOCREATEDB PASSWORD :'app_password';
GRANT axlebook_app TO axlebook_owner, axlebook_login;
`;

/**
 * Makes the owner's login the owner of the database and of everything that Axlebook created in it, also when another
 * login created it.
 */
export const OWNERSHIP = `
DO $$ DECLARE statement text; BEGIN
  EXECUTE format('ALTER DATABASE %I OWNER TO axlebook_owner', current_database());
  GRANT USAGE, CREATE ON SCHEMA public TO axlebook_owner;
  FOR statement IN
    WITH ours AS (SELECT oid, nspname FROM pg_namespace WHERE nspname IN ('public', 'bullmq')),
    owner AS (SELECT oid FROM pg_roles WHERE rolname = 'axlebook_owner'),
    -- what belongs to an extension, and sequences that belong to a column, follow their own
    bound AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e' OR (deptype IN ('a', 'i')
      AND classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass))
    SELECT format('ALTER SCHEMA %I OWNER TO axlebook_owner', nspname) FROM pg_namespace, owner WHERE nspname = 'bullmq'
      AND nspowner <> owner.oid
    UNION ALL
    SELECT format('ALTER %s %I.%I OWNER TO axlebook_owner', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW'
      WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, n.nspname, c.relname)
    FROM pg_class c JOIN ours n ON n.oid = c.relnamespace, owner
    WHERE c.relkind IN ('r', 'p', 'S', 'v', 'm') AND c.relowner <> owner.oid
      AND ('pg_class'::regclass, c.oid) NOT IN (SELECT classid, objid FROM bound)
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO axlebook_owner', p.oid::regprocedure)
    FROM pg_proc p JOIN ours n ON n.oid = p.pronamespace, owner
    WHERE p.proowner <> owner.oid AND ('pg_proc'::regclass, p.oid) NOT IN (SELECT classid, objid FROM bound)
    UNION ALL
    SELECT format('ALTER TYPE %I.%I OWNER TO axlebook_owner', n.nspname, t.typname)
    FROM pg_type t JOIN ours n ON n.oid = t.typnamespace, owner
    WHERE t.typtype IN ('e', 'd') AND t.typowner <> owner.oid AND ('pg_type'::regclass, t.oid) NOT IN (SELECT classid,
    objid FROM bound)
  LOOP EXECUTE statement; END LOOP;
END $$;
`;

export interface Logins {
  /** The URL of the login that owns the database, for migrations and replays. */
  readonly owner: string;
  /** The URL of the login that owns nothing, for the running system. */
  readonly login: string;
}

/**
 * Creates both logins on a server, and a database owned by the owner's login; an existing database is handed over to
 * it.
 * @param superuser the URL of the server's administrator
 */
export const makeLogins = async (
  superuser: string,
  database: string,
  passwords: { readonly owner: string; readonly login: string },
): Promise<Logins> => {
  const at = (change: Partial<Pick<URL, 'username' | 'password' | 'pathname'>>): string =>
    Object.assign(new URL(superuser), { pathname: `/${database}` }, change).href;
  const server = await connect({ connectionString: at({ pathname: '/postgres' }) }, 'logins', { patience: 'work' });
  try {
    await server.query(
      LOGINS.replace(":'owner_password'", escapeLiteral(passwords.owner)).replace(
        ":'app_password'",
        escapeLiteral(passwords.login),
      ),
    );
    const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await server.query(`CREATE DATABASE "${database}" OWNER axlebook_owner`);
  } finally {
    await server.end();
  }
  const inside = await connect({ connectionString: at({}) }, 'logins', { patience: 'work' });
  try {
    await inside.query(OWNERSHIP);
  } finally {
    await inside.end();
  }
  return {
    owner: at({ username: 'axlebook_owner', password: passwords.owner }),
    login: at({ username: 'axlebook_login', password: passwords.login }),
  };
};
