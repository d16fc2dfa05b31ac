import type { INestApplicationContext } from '@nestjs/common';
import type { Settings } from './config/settings';
import { FILES, type Files } from './platform/infrastructure/files/files';
import { Jobs } from './platform/infrastructure/jobs/jobs';

const LONGEST_MS = 8_000;
const ANY_FILE = '0'.repeat(64);

const answered = async (part: string, asked: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error('no answer')), LONGEST_MS)));
  try {
    await Promise.race([asked, late]);
  } catch {
    throw new Error(`${part} does not answer as it should; check the address and the password, and that it runs.`);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The outside parts that the settings name must be there before anybody is served. @throws Error with a sentence for
 * the operator
 */
export const mustAnswer = async (app: INestApplicationContext, settings: Settings): Promise<void> => {
  if (settings.redisUrl) await answered('The Redis of REDIS_URL', app.get(Jobs).counts());
  if (settings.s3) await answered('The S3 server of S3_ENDPOINT', app.get<Files>(FILES).has(ANY_FILE));
};
