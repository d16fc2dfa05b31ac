-- The two logins of an installation, whose application owns no table. Run as a superuser, with passwords of your own:
--   psql -d postgres -v owner_password=... -v app_password=... -f roles.sql
-- Then DATABASE_ADMIN_URL=postgres://axlebook_owner:...@host/axlebook for "axlebook migrate", and DATABASE_URL=postgres://axlebook_login:...@host/axlebook
-- for the running processes. A database that another login made is given to axlebook_owner; run again it changes nothing but the passwords.

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

SELECT 'CREATE DATABASE axlebook OWNER axlebook_owner' WHERE NOT EXISTS (SELECT 1 FROM pg_database WHERE datname = 'axlebook') \gexec
\connect axlebook

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
