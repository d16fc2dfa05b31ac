import { APP_ROLE } from '../event-log/projections/read-tables';

/**
 * Tables that only the owner writes to directly. The running system writes to them through functions that check their
 * arguments.
 */
export const OWNERS_TABLES = ['facts', 'release', 'migrations', 'checkpoints', 'installation'];
const owners = OWNERS_TABLES.map((table) => `'${table}'`).join(', ');

/**
 * The rights of the running system. It may read everything, change rows of read tables, of its own tables and of the
 * queue's, and call the functions that run with the owner's rights. It may define nothing, and may not change the log
 * or the checkpoints.
 */
export const RIGHTS = `
DO $$ DECLARE it record; BEGIN
  GRANT USAGE ON SCHEMA public, bullmq TO ${APP_ROLE};
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  FOR it IN SELECT c.oid::regclass AS name, c.relname IN (${owners}) AS owners FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') LOOP
    IF it.owners THEN
      EXECUTE format('REVOKE ALL ON %s FROM ${APP_ROLE}, PUBLIC', it.name);
      EXECUTE format('GRANT SELECT ON %s TO ${APP_ROLE}', it.name);
    ELSE
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO ${APP_ROLE}', it.name);
    END IF;
  END LOOP;
  FOR it IN SELECT p.oid::regprocedure AS name FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
    AND p.prosecdef LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', it.name);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO ${APP_ROLE}', it.name);
  END LOOP;
END $$;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${APP_ROLE};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA bullmq TO ${APP_ROLE};
GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA bullmq TO ${APP_ROLE};`;
