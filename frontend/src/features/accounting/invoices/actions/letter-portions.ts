import type { Invoice } from '../../../../lib/api/api-types';

/** So many invoices go in one call, so that it is seen how far the work is. */
const PORTION = 20;

/**
 * Chosen invoices in portions. All of a carrier's are in one of them, because each call writes one letter to a carrier.
 * @example portionsOf([{ id: 1, brokerId: 7 }, { id: 2, brokerId: 9 }, { id: 3, brokerId: 7 }]) // [[1, 3, 2]]
 */
export const portionsOf = (chosen: readonly Pick<Invoice, 'id' | 'brokerId'>[]): readonly (readonly number[])[] => {
  const carriers = new Map<number, number[]>();
  for (const { id, brokerId } of chosen) carriers.set(brokerId, [...(carriers.get(brokerId) ?? []), id]);
  const portions: number[][] = [];
  for (const ids of carriers.values()) {
    const last = portions.at(-1);
    if (last && last.length + ids.length <= PORTION) last.push(...ids);
    else portions.push([...ids]);
  }
  return portions;
};
