import type { Batch } from '../../lib/api-types';

/** The bar of an import, in percent: it starts at 25, is at most 90 while it goes on, and 100 when it is done (001 §9). */
const START = 25;
const TAKEN_IN = 40;
const NEARLY = 90;

/** While the file is on its way. @param sent how much of it, 0 to 1 */
export const shareSent = (sent: number): number => START + (TAKEN_IN - START) * sent;

export const shareDone = ({ done, total, status }: Pick<Batch, 'done' | 'total' | 'status'>): number => {
  if (status === 'done') return 100;
  return total === 0 ? TAKEN_IN : TAKEN_IN + (NEARLY - TAKEN_IN) * Math.min(1, done / total);
};
