import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/**
 * The id of a line of the bank: always the same for one identity in one bank account, so that no line is added twice.
 * @param bankAccountId a UUID of version 7
 */
export const idOfLine = (bankAccountId: string, identity: string): string => {
  const random = createHash('sha256').update(`${bankAccountId} ${identity}`).digest();
  const msecs = Number.parseInt(bankAccountId.replace(/-/g, '').slice(0, 12), 16);
  return v7({ msecs, seq: random.readUInt32BE(16), random });
};
