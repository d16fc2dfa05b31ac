import { streamName } from '../../event-log/events/events';
import { masked, type Vault } from '../../infrastructure/vault/vault';
import type { RecordKind, Values } from './kind';

/**
 * Encrypts the secrets of a request and adds the last four characters of each (`ssn` → `ssn`, `ssnLast4`). A request
 * that sends back the mask it was shown leaves that secret unchanged.
 */
export const sealSecrets = (
  vault: Vault,
  record: RecordKind,
  id: string | number,
  input: Values,
  current: Values | null,
): Values => {
  const values = { ...input };
  for (const field of record.secrets) {
    const given = values[field];
    if (typeof given !== 'string') {
      if (given === null) values[`${field}Last4`] = null;
      continue;
    }
    const shown = current?.[`${field}Last4`];
    if (typeof shown === 'string' && given === masked(shown)) {
      delete values[field];
      continue;
    }
    values[field] = vault.seal(streamName(record.kind, id), given);
    values[`${field}Last4`] = given.replace(/[^0-9A-Za-z]/g, '').slice(-4);
  }
  return values;
};

export const maskedOrNull = (lastFour: unknown): string | null =>
  typeof lastFour === 'string' && lastFour ? masked(lastFour) : null;
