// The least that can answer the same list: Express, a pg pool, the same SQL on the same tables; no session, permission or validation.
import express from 'express';
import pg from 'pg';

const { DATABASE_URL, TODAY } = process.env;
const LIMIT = 50;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });
const PENDING = "status = 'pending' AND (due_date IS NULL OR due_date >= $1)";
const PAGE = `SELECT id, invoice_number AS "invoiceNumber", client_id AS "clientId", load_id AS "loadId", broker_id AS "brokerId", driver_id AS "driverId", amount, paid, status,
  issue_date AS "issueDate", due_date AS "dueDate", paid_date AS "paidDate", notes, lines, sent_at AS "sentAt", sent_to AS "sentTo", version, created_at AS "createdAt", updated_at AS "updatedAt"
  FROM invoices WHERE ${PENDING} ORDER BY amount DESC NULLS LAST, id DESC OFFSET 0 LIMIT ${LIMIT}`;
const dollars = (cents) => (Number(cents) / 100).toFixed(2);
const named = (rows) => new Map(rows.map(({ id, name }) => [id, name]));
const idsOf = (rows, property) => [...new Set(rows.map((row) => row[property]).filter((id) => id !== null))];

const app = express();
app.get('/api/invoices', async (_request, response) => {
  const total = await pool.query(`SELECT count(1) AS total FROM invoices WHERE ${PENDING}`, [TODAY]);
  const { rows } = await pool.query(PAGE, [TODAY]);
  const [brokers, loads] = await Promise.all([
    pool.query({
      name: 'brokers',
      text: 'SELECT id, name FROM brokers WHERE id = ANY($1)',
      values: [idsOf(rows, 'brokerId')],
    }),
    pool.query({
      name: 'loads',
      text: 'SELECT id, load_number AS name FROM loads WHERE id = ANY($1)',
      values: [idsOf(rows, 'loadId')],
    }),
  ]);
  const [brokerNames, loadNumbers] = [named(brokers.rows), named(loads.rows)];
  response.setHeader('X-Total-Count', total.rows[0].total);
  response.json(
    rows.map((row) => ({
      ...row,
      id: Number(row.id),
      brokerName: brokerNames.get(row.brokerId) ?? null,
      loadNumber: loadNumbers.get(row.loadId) ?? null,
      amount: dollars(row.amount),
      paid: dollars(row.paid),
      balance: dollars(row.amount - row.paid),
      lines: row.lines.map((line) => ({ ...line, amount: dollars(line.amount) })),
    })),
  );
});
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
