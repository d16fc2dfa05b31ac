import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allTypes } from '../src/platform/records/kind/record-type';
import { shareOf } from '../../testing/share';
import { linksOf } from './support/requests/links';
import { TestSystem } from './support/system';
import { manyRows } from './support/world/many-rows';
import { newAgent, newClient, newPortalUser } from './support/world/people';
import type { Answer, Visitor } from './support/world/visitor';

/** More than are counted and summed unless an exact total is asked for. */
const ROWS = 1_050;
const COUNTED = 1_000;

interface Schema {
  readonly pattern?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}
const { paths, components } = JSON.parse(readFileSync(resolve(__dirname, '../../dist/openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, { get?: Operation }>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};
const asks = (path: string) => (paths[path]?.get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
const takes = (path: string, name: string): boolean => asks(path).some((parameter) => parameter.name === name);
const lists = Object.keys(paths).filter((path) => takes(path, 'cursor'));

const meant = (schema: Schema): Schema => {
  const [inner] = schema.anyOf ?? schema.allOf ?? [];
  if (inner) return meant(inner);
  return schema.$ref === undefined ? schema : meant(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
};
const isMoney = (schema: Schema): boolean => {
  const { pattern, description } = meant(schema);
  return pattern === String.raw`^-?\d+\.\d{2}$` || description === 'Dollars';
};
const fieldsOf = (path: string): readonly (readonly [string, Schema])[] =>
  Object.entries(
    meant(meant(paths[path]?.get?.responses['200']?.content?.['application/json']?.schema ?? {}).items ?? {})
      .properties ?? {},
  );

/** Amounts that several rows of a list must not add up to, and why. */
const APART: Readonly<Record<string, string>> = {
  '/api/clients creditLimit': 'a limit of each client',
  '/api/client-standings creditLimit': 'a limit of each client',
  '/api/bank-rules amountFrom': 'a limit',
  '/api/bank-rules amountTo': 'a limit',
  '/api/contractors threshold': 'a limit',
  '/api/deduction-rules target': 'a limit',
  '/api/expenses originalAmount': 'in many currencies',
  '/api/insurance coverageAmount': 'each policy covers another loss',
  '/api/ledger/entries balance': 'it runs: the last one is the sum',
  '/api/settlements carried': 'the next settlement takes it over',
};
/** Miles and gallons, which the published document does not tell from other decimals. */
const MEASURED: Readonly<Record<string, readonly string[]>> = {
  '/api/loads': ['distance', 'emptyMiles', 'estimatedFuel'],
  '/api/ifta/trips': ['totalMiles'],
  '/api/expenses': ['gallons'],
  '/api/ifta-processes': ['totalMiles', 'totalGallons'],
};
type Row = Readonly<Record<string, unknown>>;
const amount = (value: unknown): number => Math.round(Number(value ?? 0) * 1_000);
const linesOf = (row: Row): readonly Row[] => (row['lines'] ?? []) as readonly Row[];
/** One of a currency or measure: null for a row of another one, or of none. */
const where = (field: string, by: string, value: string) => (row: Row) =>
  row[by] === value && (row[field] ?? null) !== null ? amount(row[field]) : null;
/** Sums of what a column says without a field of its own, or of one currency or measure. */
const MADE: Readonly<Record<string, Readonly<Record<string, (row: Row) => number | null>>>> = {
  '/api/fuel-cards/transactions': {
    amount: where('amount', 'currency', 'USD'),
    'amount.money_cad': where('amount', 'currency', 'CAD'),
    fee: where('fee', 'currency', 'USD'),
    'fee.money_cad': where('fee', 'currency', 'CAD'),
    quantity: where('quantity', 'quantityUnit', 'gallons'),
    'quantity.liters': where('quantity', 'quantityUnit', 'litres'),
  },
  '/api/ifta/returns': Object.fromEntries(
    [
      ['due', 'money_cad'],
      ['paid', 'money_cad'],
      ['open', 'money_cad'],
      ['totalMiles', 'kilometers'],
      ['totalGallons', 'liters'],
    ].flatMap(([field = '', other = '']) => [
      [field, where(field, 'units', 'us')],
      [`${field}.${other}`, where(field, 'units', 'metric')],
    ]),
  ),
  '/api/loads': {
    total: (row) => linesOf(row).reduce((sum, line) => sum + amount(line['amount']), amount(row['rate'])),
  },
  '/api/invoices': Object.fromEntries(
    ['advance', 'fee', 'reserve', 'released'].map((name) => [
      name,
      (row: Row) => amount((row['factoring'] as Row | null)?.[name]),
    ]),
  ),
  '/api/entry-templates': { total: (row) => linesOf(row).reduce((sum, line) => sum + amount(line['debit']), 0) },
};

/** By path: fields of which the average of the rows that have one is told, in whole numbers. */
const AVERAGED: Readonly<Record<string, readonly string[]>> = { '/api/invoices': ['daysToPay'] };
const averagesOf = (path: string, rows: readonly Row[]): [string, number][] =>
  (AVERAGED[path] ?? []).flatMap((name): [string, number][] => {
    const some = rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []));
    const average = some.reduce((sum, each) => sum + each, 0) / some.length;
    return some.length === 0 ? [] : [[name, amount(String(Math.sign(average) * Math.round(Math.abs(average))))]];
  });

/** By path: the columns that are summed, each with what it adds for a row, in thousandths. */
const columnsOf = (path: string): ReadonlyMap<string, (row: Row) => number | null> => {
  const money = fieldsOf(path).filter(([name, schema]) => isMoney(schema) && !(`${path} ${name}` in APART));
  const plain = [...money.map(([name]) => name), ...(MEASURED[path] ?? [])];
  return new Map([
    ...plain.map((name): [string, (row: Row) => number | null] => [name, (row) => amount(row[name])]),
    ...Object.entries(MADE[path] ?? {}),
  ]);
};
const summed = lists.filter((path) => columnsOf(path).size > 0);

type Sums = Readonly<Record<string, { readonly in: string; readonly sum: string }>>;

describe('a list says what its rows add up to', () => {
  let system: TestSystem;
  let viewers: Readonly<Record<string, Visitor>>;
  let clientId: string;

  beforeAll(async () => {
    system = await TestSystem.start();
    const agent = await newAgent(system, { canAccessAccounting: true, canManageClients: true, canViewReports: true });
    clientId = await newClient(system);
    const portal = await newPortalUser(system, clientId);
    await manyRows(system, ROWS);
    await system.asOwner(async (client) => {
      await client.query('UPDATE clients SET agent_id = $1 WHERE id = $2', [agent.agentId, clientId]);
      const { rows: tables } = await client.query<{ name: string; type: string }>(
        `SELECT c.table_name AS name, c.data_type AS type FROM information_schema.columns c
          JOIN information_schema.tables t USING (table_schema, table_name)
          WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = 'client_id'`,
      );
      await client.query('SET session_replication_role = replica');
      for (const { name, type } of tables)
        await client.query(`UPDATE "${name}" SET client_id = $1::${type} WHERE client_id = md5('77')::uuid::${type}`, [
          clientId,
        ]);
      // no two amounts of a row are the same
      const { rows: amounts } = await client.query<{ name: string; set: string }>(
        `SELECT c.table_name AS name, string_agg(format('%1$I = %1$I + %2$s', c.column_name, c.ordinal_position * 13),
          ', ')
            AS set FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
          WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('bigint', 'numeric')
            AND c.column_name !~ '(^|_)(id|nr|position|version)$' GROUP BY 1`,
      );
      const listed = new Set(allTypes().map(({ tableName }) => tableName));
      expect(listed).toContain('invoices');
      for (const { name, set } of amounts.filter((each) => listed.has(each.name)))
        await client.query(`UPDATE "${name}" SET ${set}`);
      await client.query(
        "UPDATE late_entries SET client_id = NULL, paper_date = '2026-01-10', entry_date = '2026-03-05'",
      );
      await client.query(`UPDATE periods SET client_id = NULL, month = '2026-01', status = 'closed'
        WHERE ctid = (SELECT min(ctid) FROM periods)`);
      await client.query(`UPDATE trips SET legs = jsonb_build_array(
        jsonb_build_object('jurisdiction', 'VA', 'miles', '100.5', 'taxableMiles', NULL, 'exempt', NULL),
        jsonb_build_object('jurisdiction', 'GA', 'miles', '41', 'taxableMiles', NULL, 'exempt', NULL))`);
      await client.query('DROP INDEX ifta_returns_once');
      await client.query(`UPDATE ifta_returns SET quarter = 'Q1', status = 'filed', sections = '[]', vehicles = '[]',
        fuels = '[]', totals = '{"tax":0,"surcharge":0,"interest":0,"penalty":0,"previousCredit":0,"due":0}',
        units = CASE WHEN due % 3 = 0 THEN 'metric' ELSE 'us' END`);
      await client.query("UPDATE fuel_transactions SET currency = 'CAD', quantity_unit = 'litres' WHERE line % 3 = 0");
      await client.query(`UPDATE loads SET lines = CASE WHEN id % 3 = 0 THEN
        jsonb_build_array(jsonb_build_object('kind', 'detention', 'amount', 7550 + id, 'description', 'Waited')) END`);
      await client.query(`UPDATE entry_templates SET lines = jsonb_build_array(
        jsonb_build_object('accountNumber', '6000', 'debit', 1205, 'credit', NULL) || rest,
        jsonb_build_object('accountNumber', '1000', 'debit', NULL, 'credit', 1205) || rest)
        FROM (SELECT '{"description":null,"loadId":null,"vehicleId":null,"driverId":null}'::jsonb AS rest) same`);
      await client.query(`UPDATE irp_renewals SET jurisdictions = jsonb_build_array(
        jsonb_build_object('fullFee', 84000, 'distance', '100', 'jurisdiction', 'TX'),
        jsonb_build_object('fullFee', 51050, 'distance', '300.5', 'jurisdiction', 'OK'))`);
    });
    viewers = { staff: await system.as('admin'), agent: agent.visitor, client: portal.visitor };
  }, 120_000);
  afterAll(() => system.stop({ verify: false }));

  const sumsIn = (headers: Headers): Sums | null => {
    const told = headers.get('x-sums');
    return told === null ? null : (JSON.parse(told) as Sums);
  };

  /** Reads a list to its end; each page must tell the same sums. */
  const readAll = async (visitor: Visitor, asked: string) => {
    const rows: Row[] = [];
    const told = new Set<string>();
    let total = '';
    for (let next: string | undefined = asked; next !== undefined;) {
      const { status, headers, body }: Answer<Row[]> = await visitor.get<Row[]>(next);
      if (status === 403) return null;
      expect([next, status]).toEqual([next, 200]);
      rows.push(...body);
      if (body.length > 0) told.add(JSON.stringify(sumsIn(headers)));
      total = headers.get('x-total-count') ?? '';
      next = linksOf(headers)['next'];
    }
    expect([asked, told.size]).toEqual([asked, rows.length === 0 ? 0 : 1]);
    return { rows, total, sums: JSON.parse([...told][0] ?? 'null') as Sums | null };
  };

  const variantsOf = (path: string): readonly string[] => {
    const choices = asks(path).flatMap(({ name, schema }) =>
      schema.enum && !['total', 'sort'].includes(name) ? schema.enum.slice(0, 2).map((each) => `${name}=${each}`) : [],
    );
    const named = takes(path, 'clientId') ? [`clientId=${clientId}`] : [];
    return ['', ...choices, ...named, ...(takes(path, 'q') ? ['q=1', 'q=name', 'q=7919'] : [])];
  };

  it('and all such lists are known', () => {
    expect(summed).toEqual(expect.arrayContaining(['/api/invoices', '/api/loads', '/api/ledger/entries']));
    expect(
      Object.keys(APART).filter(
        (each) => !fieldsOf(each.split(' ')[0] ?? '').some(([name]) => each.endsWith(` ${name}`)),
      ),
    ).toEqual([]);
  });

  it.each(shareOf(summed))('%s: for everybody, under each filter and search, over all pages', async (path) => {
    const columns = columnsOf(path);
    let compared = 0;
    for (const [who, visitor] of Object.entries(viewers))
      for (const variant of variantsOf(path)) {
        const query = [variant, `limit=${variant === '' ? COUNTED : 400}`].filter(Boolean).join('&');
        for (const total of variant === '' && takes(path, 'total') ? ['', '&total=exact'] : ['']) {
          const read = await readAll(visitor, `${path}?${query}${total}`);
          if (read === null || read.rows.length === 0) continue;
          const where = `${who} ${path}?${query}${total}`;
          if (read.total === `${COUNTED}+`) {
            expect([where, read.sums]).toEqual([where, null]);
            continue;
          }
          // what nobody may see of any row is not summed either
          const shown = [...columns].filter(
            ([name]) =>
              !(name in (read.rows[0] ?? {})) ||
              read.rows.some((row) => row[name] !== null) ||
              name in (read.sums ?? {}),
          );
          const own = shown.flatMap(([name, of]) => {
            const added = read.rows.map(of);
            // a sum of no rows of its currency or measure is not told
            return added.every((each) => each === null)
              ? []
              : [[name, added.reduce<number>((sum, each) => sum + (each ?? 0), 0)]];
          });
          const told = Object.entries(read.sums ?? {}).map(([name, { sum }]) => [name, amount(sum)]);
          expect([where, Object.fromEntries(told)]).toEqual([
            where,
            Object.fromEntries([...own, ...averagesOf(path, read.rows)]),
          ]);
          compared += 1;
        }
      }
    expect([path, compared > 0]).toEqual([path, true]);
  });
});
