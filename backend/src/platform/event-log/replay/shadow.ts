import type { ClientBase } from 'pg';

/** What a table has besides columns and rows, as SQL statements for its shadow table. */
export interface Attachments {
  readonly indexes: readonly { readonly name: string; readonly create: string; readonly primary: boolean }[];
  readonly triggers: readonly string[];
  /** Owner, grants, storage options and statistics targets, as an operator may have set them. */
  readonly settings: readonly string[];
}

const ON_SHADOW = (table: string): RegExp => new RegExp(` ON (public\\.)?"?${table}"? `);

const RIGHTS = `
  SELECT format('GRANT %s ON %%1$s TO %s%s', a.privilege_type, CASE a.grantee WHEN 0 THEN 'PUBLIC'
    ELSE quote_ident(pg_get_userbyid(a.grantee)) END, CASE WHEN a.is_grantable THEN ' WITH GRANT OPTION'
    ELSE '' END) AS sql
  FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid = $1::regclass AND a.grantee <> c.relowner
  UNION ALL
  SELECT format('GRANT %s (%I) ON %%1$s TO %s%s', a.privilege_type, t.attname, CASE a.grantee WHEN 0 THEN 'PUBLIC'
    ELSE quote_ident(pg_get_userbyid(a.grantee)) END, CASE WHEN a.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
  FROM pg_attribute t, aclexplode(t.attacl) a WHERE t.attrelid = $1::regclass`;
const OPTIONS = `
  SELECT format('ALTER TABLE %%1$s SET (%s = %L)', split_part(o, '=', 1), substr(o, strpos(o, '=') + 1)) AS sql
  FROM pg_class c LEFT JOIN pg_class t ON t.oid = c.reltoastrelid,
  unnest(c.reloptions || (SELECT array_agg('toast.' || x) FROM unnest(t.reloptions) x)) o WHERE c.oid = $1::regclass
  UNION ALL
  SELECT format('ALTER TABLE %%1$s ALTER COLUMN %I SET STATISTICS %s', attname, attstattarget) FROM pg_attribute
    WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attstattarget >= 0
  UNION ALL
  SELECT format('ALTER TABLE %%1$s OWNER TO %I', pg_get_userbyid(relowner)) FROM pg_class WHERE oid = $1::regclass
    AND relowner <> (SELECT oid FROM pg_roles WHERE rolname = current_user)`;

/** Reads the indexes, triggers and settings of the live table, rewritten for its shadow. */
export const attachmentsOf = async (client: ClientBase, table: string, shadow: string): Promise<Attachments> => {
  const live = [`"${table}"`];
  const indexes = await client.query<{ name: string; def: string; primary: boolean }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS def, i.indisprimary AS primary FROM pg_index i
      JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = $1::regclass`,
    live,
  );
  const triggers = await client.query<{ def: string }>(
    'SELECT pg_get_triggerdef(oid) AS def FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal',
    live,
  );
  const settings = await client.query<{ sql: string }>(`${RIGHTS} UNION ALL ${OPTIONS}`, live);
  const onShadow = (def: string): string => def.replace(ON_SHADOW(table), ` ON "${shadow}" `);
  return {
    indexes: indexes.rows.map(({ name, def, primary }) => ({
      name,
      primary,
      create: onShadow(def).replace(/INDEX \S+ ON/, `INDEX "${name}__new" ON`),
    })),
    triggers: triggers.rows.map(({ def }) => onShadow(def)),
    settings: settings.rows.map(({ sql }) => sql.replaceAll('%1$s', `"${shadow}"`)),
  };
};

/**
 * Creates the empty shadow table with all settings of the live one. Indexes and triggers are added once it is filled.
 */
export const castShadow = async (client: ClientBase, table: string): Promise<{ shadow: string } & Attachments> => {
  const shadow = `${table}__new`;
  await client.query(`DROP TABLE IF EXISTS "${shadow}"`);
  await client.query(`CREATE TABLE "${shadow}" (LIKE "${table}" INCLUDING ALL EXCLUDING INDEXES)`);
  const attachments = await attachmentsOf(client, table, shadow);
  for (const statement of attachments.settings) await client.query(statement);
  return { shadow, ...attachments };
};

/** Replaces the live table by its shadow, under the same names. */
export const swapTables = async (
  client: ClientBase,
  table: string,
  { shadow, indexes, triggers }: { shadow: string } & Attachments,
): Promise<void> => {
  await client.query(`DROP TABLE "${table}"`);
  await client.query(`ALTER TABLE "${shadow}" RENAME TO "${table}"`);
  for (const { name, primary } of indexes)
    await client.query(
      primary
        ? `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" PRIMARY KEY USING INDEX "${name}__new"`
        : `ALTER INDEX "${name}__new" RENAME TO "${name}"`,
    );
  for (const trigger of triggers) await client.query(trigger.replace(`"${shadow}"`, `"${table}"`));
};
