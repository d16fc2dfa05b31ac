import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { entryEvents } from '../../../src/modules/accounting/ledger/domain/entry.events';
import { clientConfig, tableShapeOf } from '../../../src/platform/event-log/projections/read-tables';
import { allProjections } from '../../../src/platform/event-log/projections/projection';
import { rebuild } from '../../../src/platform/event-log/replay/replay';
import type { TestSystem } from '../system';

/** Hauls, each with two invoices, their payments and an expense: 14 lines, and 6 that read otherwise on cash basis. */
const HAULS = 2_200;
const BOOKS = 60;
const FIRST = '2025-01-01';
const DAYS = 730;
const BROKERS = 8;
/** Facts of other kinds, so that entries are a part of the log as ever. */
const OTHERS = 11_000;

/** Who the lines of a book name, beside many others. */
export interface Books {
  readonly clientId: string;
  readonly brokerId: number;
}

/** The book of a haul: the firm's own, that of the client that is asked about, which came later, or another one's. */
const BOOK = `CASE WHEN h % ${BOOKS} = 0 THEN NULL WHEN h % ${BOOKS} = 1 AND h > ${HAULS / 4} THEN $1
  ELSE md5('client' || h % ${BOOKS})::uuid END`;
const BROKER = `CASE h / ${BOOKS} % ${BROKERS} WHEN 0 THEN $2 ELSE 1000 + h % ${BROKERS} END`;
const line = (account: string, debit: string, credit: string, named = ''): string =>
  `jsonb_build_object('accountNumber', '${account}', 'description', 'Haul ' || h, 'debit', ${debit}, 'credit', ${credit}
    ${named})`;
const HAUL = `, 'loadId', h, 'vehicleId', md5('truck' || h % 150)::uuid, 'driverId', h % 90 + 1`;
const PAYER = `, 'party', jsonb_build_object('kind', 'broker', 'id', broker::text)`;
const [FREIGHT, DETENTION, FEE] = ['(1000 + h % 700)', '(50 + h % 9)', '(3 + h % 5)'];
const WHOLE = `${FREIGHT} + ${DETENTION}`;
const kept = [line('1000', `${WHOLE} - ${FEE}`, '0'), line('6000', FEE, '0', HAUL + PAYER)].join(', ');
const earned = [line('4000', '0', FREIGHT, HAUL + PAYER), line('4050', '0', DETENTION, HAUL + PAYER)].join(', ');

interface Kind {
  readonly source: string;
  readonly id: string;
  readonly daysLater: number;
  readonly lines: string;
  /** SQL for the lines on cash basis; absent: the same. */
  readonly cashLines?: string;
}
const invoice = (nr: number): readonly Kind[] => {
  const [source, id] = ['invoice', `(h * 2 + ${nr})::text`];
  return [
    { source, id, daysLater: nr, lines: `${line('1100', WHOLE, '0', PAYER)}, ${earned}`, cashLines: '' },
    {
      ...{ source, id, daysLater: nr + 14, cashLines: `${kept}, ${line('4000', '0', WHOLE, HAUL + PAYER)}` },
      lines: `${kept}, ${line('1100', '0', WHOLE, PAYER)}`,
    },
  ];
};
const KINDS: readonly Kind[] = [
  ...invoice(0),
  ...invoice(1),
  {
    ...{ source: 'expense', id: 'h::text', daysLater: 3 },
    lines: `${line('5000', FREIGHT, '0', HAUL)}, ${line('1000', '0', FREIGHT)}`,
  },
];

/** Of every thirteenth haul, the entries were booked forty days after the dates of their papers. */
const entriesOf = ({ source, id, daysLater, lines, cashLines }: Kind, nr: number): string => `
SELECT h, ${nr} AS nr, day + ${daysLater} AS day, jsonb_build_object('id', md5('entry' || h || '-${nr}')::uuid,
  'entryDate', day + ${daysLater}, 'description', 'Haul ' || h, 'reference', 'R-' || h || '-${nr}', 'clientId', book,
  'source', jsonb_build_object('kind', '${source}', 'id', ${id}), 'lines', jsonb_build_array(${lines}))
  ${cashLines === undefined ? '' : `|| jsonb_build_object('cashLines', jsonb_build_array(${cashLines}))`}
  || CASE WHEN h % 13 = 0 THEN jsonb_build_object('paperDate', day + ${daysLater - 40}) ELSE '{}' END AS data
FROM hauls`;

const METADATA = `'{"actorId":null,"actorName":"Test","role":"system","requestId":"r","correlationId":"r",
  "causation":null,"idempotencyKey":null,"source":"cli","clientId":null}'`;
const POSTED = `WITH hauls AS (
  SELECT h, date '${FIRST}' + h * ${DAYS} / ${HAULS} AS day, ${BOOK} AS book, ${BROKER} AS broker
  FROM generate_series(0, ${HAULS - 1}) h
), entries AS (${KINDS.map(entriesOf).join(' UNION ALL ')})
INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata)
SELECT (SELECT max(position) FROM facts) + row_number() OVER (ORDER BY day, h, nr), now(), 1, 1,
'entry-' || (data->>'id'),
  'JournalEntryPosted', data, ${METADATA} FROM entries`;
const OTHER_FACTS = `INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata)
SELECT (SELECT max(position) FROM facts) + n, now(), 1, 1, 'planted-' || n, 'Planted', '{}', ${METADATA}
  FROM generate_series(1, ${OTHERS}) n`;
const INVOICES = `INSERT INTO invoices (id, invoice_number, client_id, broker_id, amount, paid, credited, written_off,
  open, disputed, disputed_lines, short_paid, recourse, sold, advance, factor_reserve, factor_owed,
  factor_fees, factor_released, factor_interest, factor_returns, standing, status,
  issue_date, due_date, lines, version, created_at, updated_at)
SELECT h * 2 + nr, 'INV-' || h * 2 + nr, ${BOOK}, ${BROKER}, ${WHOLE}, ${WHOLE}, 0, 0, 0, 0, '[]', false,
  false, 0, 0, 0, 0, 0, 0, 0, 0, 'paid', 'paid', date '${FIRST}' + h * ${DAYS} / ${HAULS} + nr,
  date '${FIRST}' + h * ${DAYS} / ${HAULS} + 30, '[]', 2, now(), now()
  FROM generate_series(0, ${HAULS - 1}) h, generate_series(0, 1) nr`;

/** Plants two years of entries in sixty books: about 31,000 lines, and 15,000 on cash basis. */
export const manyEntries = async (system: TestSystem, { clientId, brokerId }: Books): Promise<void> => {
  const plant = async (owner: Client): Promise<void> => {
    await owner.query('SET session_replication_role = replica');
    await owner.query(OTHER_FACTS);
    await owner.query(POSTED, [clientId, brokerId]);
    await owner.query(INVOICES, [clientId, brokerId]);
  };
  await system.asOwner(plant);
  const shapeOf = (table: Parameters<typeof tableShapeOf>[1]) => tableShapeOf(system.app.get(DataSource), table);
  const ofEntries = allProjections().filter(({ category }) => category === entryEvents.category);
  for (const projection of ofEntries)
    await rebuild(clientConfig(system.settings.databaseUrl, null), projection, shapeOf);
  const filled = ['facts', 'invoices', ...ofEntries.map(({ table }) => shapeOf(table).name)];
  await system.asOwner((owner) => owner.query(`VACUUM ANALYZE ${filled.join(', ')}`));
};
