/**
 * What an attacker would send who has the connection of the running system in his hands, and by which SQLSTATE it is
 * refused.
 */
export const ESCAPES: readonly [what: string, sql: string, refused: string][] = [
  ['switch off the trigger of the log', 'SET ROLE NONE; ALTER TABLE facts DISABLE TRIGGER ALL', '42501'],
  ['switch off all triggers of a session', 'SET ROLE NONE; SET session_replication_role = replica', '42501'],
  ['run a program on the server', "SET ROLE NONE; COPY (SELECT 1) TO PROGRAM 'true'", '42501'],
  ['write a file on the server', "SET ROLE NONE; COPY (SELECT 1) TO '/tmp/axlebook-escaped'", '42501'],
  ['read a file of the server', "SET ROLE NONE; SELECT pg_read_file('/etc/passwd')", '42501'],
  ['load a file of the server', "SET ROLE NONE; SELECT lo_import('/etc/passwd')", '42501'],
  [
    'write a fact of its own before the log',
    "INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata) VALUES (-1, now(), 1, 1, 'probe-1', 'Probe', '{}', '{}')",
    '42501',
  ],
  [
    'write a fact of its own far behind the log',
    "INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata) VALUES (9000000000000000, now(), 1, 1, 'probe-1', 'Probe', '{}', '{}')",
    '42501',
  ],
  ['change a fact', "UPDATE facts SET metadata = '{}'", '42501'],
  ['take facts away', 'SET ROLE NONE; TRUNCATE facts', '42501'],
  ['forget migrations', 'DELETE FROM migrations', '42501'],
  ['make a demo of a firm', 'UPDATE installation SET demo = NOT demo', '42501'],
  ['ask for a demo of a firm', 'SELECT become_demo()', 'AX004'],
  ['go by a newer release', 'UPDATE release SET number = number + 1', '42501'],
  ['move checkpoints', 'UPDATE checkpoints SET position = 0', '42501'],
  ['move a checkpoint back by its function', "SELECT move_checkpoint('audit-trail', 0)", 'AX003'],
  ['move a checkpoint beyond the log by its function', "SELECT move_checkpoint('audit-trail', 9000000000)", 'AX003'],
  [
    'append by a function of its own',
    `SET ROLE NONE; CREATE OR REPLACE FUNCTION public.append_batch(checks text, lines text, stamp timestamptz,
      writer int) RETURNS bigint LANGUAGE sql AS 'SELECT 1::bigint'`,
    '42501',
  ],
  [
    'own the function that appends',
    'SET ROLE NONE; ALTER FUNCTION append_batch(text, text, timestamptz, int) OWNER TO CURRENT_USER',
    '42501',
  ],
  [
    'append with the rights of a table of the same name',
    "CREATE TEMP TABLE release AS SELECT 77 AS number; SELECT append_batch('', '', NULL, 77)",
    'AX426',
  ],
  ['drop the log', 'SET ROLE NONE; DROP TABLE facts CASCADE', '42501'],
  ['drop a read table', 'SET ROLE NONE; DROP TABLE invoices', '42501'],
  ['make a table', 'SET ROLE NONE; CREATE TABLE public.escaped (n int)', '42501'],
  ['add an extension', 'SET ROLE NONE; CREATE EXTENSION pgcrypto', '42501'],
  ['give itself rights', 'SET ROLE NONE; GRANT axlebook_owner TO axlebook_login', '42501'],
  ['become the owner', 'SET ROLE axlebook_owner', '42501'],
  ['become the server’s administrator', 'SET SESSION AUTHORIZATION axlebook', '42501'],
  ['make itself an administrator', 'SET ROLE NONE; ALTER ROLE axlebook_login SUPERUSER', '42501'],
  ['change the catalog', "SET ROLE NONE; UPDATE pg_class SET relowner = 0 WHERE relname = 'facts'", '42501'],
  ['change the server’s settings', "ALTER SYSTEM SET fsync = 'off'", '42501'],
];
