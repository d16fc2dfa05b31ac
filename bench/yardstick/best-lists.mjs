// The lists as somebody who knows SQL well would write them by hand: tables of its own, an index for just this list,
// the place of the last row for a cursor, totals counted to a thousand, names joined; behind bare Express and a pg
// pool. No session, permission, validation or log.
import express from 'express';
import pg from 'pg';

const { DATABASE_URL, TODAY } = process.env;
const LIMIT = 50;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });

const dollars = (cents) => (cents === null ? null : (Number(cents) / 100).toFixed(2));
const same = (row) => row;

/** Each list: its table as a copy of ours, its indexes, its page and what is counted. */
export const BEST = {
  brokers: {
    copy: 'SELECT id, name, contact_email, contact_phone, address, version, created_at, updated_at, lower(name) AS sorted FROM public.brokers',
    indexes: ['(sorted, id)'],
    page: `SELECT id, name, contact_email AS "contactEmail", contact_phone AS "contactPhone", address, version,
      created_at AS "createdAt", updated_at AS "updatedAt"
      FROM best.brokers ORDER BY sorted, id LIMIT ${LIMIT}`,
    counted: 'FROM best.brokers',
    view: (row) => ({ ...row, id: Number(row.id), taxId: null }),
  },
  clients: {
    copy: 'SELECT *, lower(company_name) AS sorted FROM public.clients',
    indexes: ['(status, sorted, id)'],
    page: `SELECT id, user_id AS "userId", company_name AS "companyName", contact_name AS "contactName", email, phone,
      address, city, state, zip_code AS "zipCode", dot_number AS "dotNumber",
      mc_number AS "mcNumber", billing_address AS "billingAddress", payment_terms AS "paymentTerms",
      credit_limit AS "creditLimit", status, notes, agent_id AS "agentId",
      registration_id AS "registrationId", version, created_at AS "createdAt", updated_at AS "updatedAt"
      FROM best.clients WHERE status = 'active' ORDER BY sorted, id LIMIT ${LIMIT}`,
    counted: "FROM best.clients WHERE status = 'active'",
    view: (row) => ({ ...row, creditLimit: dollars(row.creditLimit), taxId: null }),
  },
  loads: {
    copy: 'SELECT * FROM public.loads',
    indexes: ['(status, distance DESC NULLS LAST, id DESC)'],
    page: `SELECT l.id, l.load_number AS "loadNumber", l.broker_id AS "brokerId", l.driver_id AS "driverId",
      l.vehicle_id AS "vehicleId", l.client_id AS "clientId", l.pickup_location AS "pickupLocation",
      l.dropoff_location AS "dropoffLocation", l.pickup_date AS "pickupDate", l.dropoff_date AS "dropoffDate",
      l.distance, l.estimated_fuel AS "estimatedFuel", l.estimated_fuel_cost AS "estimatedFuelCost",
      l.status, l.delivered_on AS "deliveredOn", l.version, l.created_at AS "createdAt", l.updated_at AS "updatedAt",
      b.name AS "brokerName"
      FROM best.loads l JOIN best.brokers b ON b.id = l.broker_id WHERE l.status = 'pending'
        ORDER BY l.distance DESC NULLS LAST, l.id DESC LIMIT ${LIMIT}`,
    counted: "FROM best.loads WHERE status = 'pending'",
    view: (row) => ({ ...row, id: Number(row.id), estimatedFuelCost: dollars(row.estimatedFuelCost) }),
  },
  invoices: {
    copy: 'SELECT * FROM public.invoices',
    indexes: ['(status, amount DESC, id DESC)', "(coalesce(due_date, 'infinity')) WHERE status = 'pending'"],
    page: `SELECT i.id, i.invoice_number AS "invoiceNumber", i.client_id AS "clientId", i.load_id AS "loadId",
      i.broker_id AS "brokerId", i.driver_id AS "driverId", i.amount, i.paid, i.status,
      i.issue_date AS "issueDate", i.due_date AS "dueDate", i.paid_date AS "paidDate", i.notes, i.lines,
      i.sent_at AS "sentAt", i.sent_to AS "sentTo", i.version, i.created_at AS "createdAt",
      i.updated_at AS "updatedAt", b.name AS "brokerName", l.load_number AS "loadNumber"
      FROM best.invoices i JOIN best.brokers b ON b.id = i.broker_id LEFT JOIN best.loads l ON l.id = i.load_id
      WHERE i.status = 'pending' AND coalesce(i.due_date, 'infinity') >= '${TODAY}' ORDER BY i.amount DESC, i.id DESC
        LIMIT ${LIMIT}`,
    counted: `FROM best.invoices WHERE status = 'pending' AND coalesce(due_date, 'infinity') >= '${TODAY}'`,
    view: (row) => ({
      ...row,
      id: Number(row.id),
      amount: dollars(row.amount),
      paid: dollars(row.paid),
      balance: dollars(row.amount - row.paid),
      lines: row.lines.map((line) => ({ ...line, amount: dollars(line.amount) })),
    }),
  },
  'ledger lines': {
    copy: 'SELECT * FROM public.journal_lines',
    indexes: ['(account_number, entry_date DESC, entry_id DESC, line)'],
    page: `SELECT l.entry_id AS "entryId", l.line, l.entry_date AS date, l.account_number AS "accountNumber",
      a.name AS account, a.type AS "accountType", l.description, l.reference, l.debit, l.credit,
      l.source_kind AS "sourceKind", l.source_id AS "sourceId", l.created_at AS "createdAt"
      FROM best.journal_lines l JOIN public.accounts a ON a.id = l.account_number WHERE l.account_number = '1100'
      ORDER BY l.entry_date DESC, l.entry_id DESC, l.line LIMIT ${LIMIT}`,
    counted: "FROM best.journal_lines WHERE account_number = '1100'",
    view: ({ sourceKind, sourceId, ...row }) => ({
      ...row,
      id: `${row.entryId}-${row.line}`,
      debit: dollars(row.debit),
      credit: dollars(row.credit),
      source: { kind: sourceKind, id: sourceId },
    }),
  },
  'audit facts': {
    copy: 'SELECT f.*, t.search FROM public.facts f JOIN public.audit_trail t USING (position)',
    indexes: ['(position)'],
    words: 'search',
    page: `SELECT position, stream_id AS stream, version, type, data, metadata, recorded_at AS "recordedAt"
      FROM best.facts WHERE search LIKE '%detention%' ORDER BY position DESC LIMIT ${LIMIT}`,
    counted: "FROM best.facts WHERE search LIKE '%detention%'",
    view: same,
  },
};
const tableOf = ({ counted }) => /FROM (best\.\w+)/.exec(counted)[1];

const prepare = async () => {
  await pool.query('CREATE SCHEMA best');
  for (const list of Object.values(BEST)) {
    const table = tableOf(list);
    await pool.query(`CREATE TABLE ${table} AS ${list.copy}`);
    for (const index of list.indexes) await pool.query(`CREATE INDEX ON ${table} ${index}`);
    if (!list.words)
      await pool.query(`CREATE INDEX ON ${table} (${table === 'best.journal_lines' ? 'entry_id' : 'id'})`);
    else await pool.query(`CREATE INDEX ON ${table} USING gin (${list.words} gin_trgm_ops)`);
    await pool.query(`VACUUM ANALYZE ${table}`);
  }
};

const app = express();
for (const [name, { page, counted, view }] of Object.entries(BEST)) {
  const count = `SELECT count(*) AS total FROM (SELECT 1 ${counted} LIMIT 1001) c`;
  app.get(`/${name.replace(' ', '-')}`, async (_request, response) => {
    const [total, { rows }] = await Promise.all([pool.query(count), pool.query(page)]);
    const n = Number(total.rows[0].total);
    response.setHeader('X-Total-Count', n > 1_000 ? '1000+' : String(n));
    response.json(rows.map(view));
  });
}
await prepare();
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
