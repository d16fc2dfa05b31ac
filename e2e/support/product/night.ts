import '../../../backend/src/app.module';
import { randomUUID } from 'node:crypto';
import { RECURRING_JOB } from '../../../backend/src/modules/accounting/ledger';
import { connect } from '../../../backend/src/platform/database/connect';
import { clientConfig } from '../../../backend/src/platform/event-log/projections/read-tables';
import { Jobs, queueBackend } from '../../../backend/src/platform/infrastructure/jobs/jobs';
import type { Product } from './product';

const LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 100;

const logOf = async (databaseUrl: string): Promise<string> => {
  const client = await connect(clientConfig(databaseUrl, null), 'night', { patience: 'work' });
  try {
    const { rows } = await client.query<{ logId: string }>('SELECT log_id AS "logId" FROM installation');
    return String(rows[0]?.logId);
  } finally {
    await client.end();
  }
};

/** The worker of the product runs a job now that it runs at night. @throws Error when the job does not come to its end */
const runNow = async ({ databaseUrl = '' }: Product, name: string): Promise<void> => {
  const jobs = new Jobs(queueBackend(databaseUrl, process.env['REDIS_URL']), await logOf(databaseUrl));
  const id = randomUUID();
  try {
    await jobs.add(name, id, {}, { attempts: 1 });
    for (const end = Date.now() + LIMIT_MS; ;) {
      const job = await jobs.find(id);
      if (job?.state === 'completed') return;
      if (job?.state === 'failed' || Date.now() > end)
        throw new Error(`The job ${name} did not come to its end: ${job?.failure ?? job?.state ?? 'it is not there'}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } finally {
    await jobs.close();
  }
};

/** The night in which recurring entries are posted that are due. */
export const nightOfRecurringEntries = (product: Product): Promise<void> => runNow(product, RECURRING_JOB);
