import { lazyNamed } from '../../../lib/lazy-named';

/** What stands below a list: how many rows it has, and what they add up to. It comes after the rows. */
export const ListSums = lazyNamed(() => import('./list-sums').then((module) => module.ListSums));
