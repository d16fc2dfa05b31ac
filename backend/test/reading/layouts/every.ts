import type { Layout } from './layout';
import { confirmations } from './measured/confirmations';
import { otherPapers as otherMeasured } from './measured/other-papers';
import { paidPapers as paidMeasured } from './measured/paid-papers';
import { plain } from './ruled/confirmations-plain';
import { tables } from './ruled/confirmations-tables';
import { traps } from './ruled/confirmations-traps';
import { otherPapers } from './ruled/other-papers';
import { paidPapers } from './ruled/paid-papers';

/** The layouts that rules may be written with in sight: two thirds. */
export const RULED: readonly Layout[] = [...plain, ...tables, ...traps, ...otherPapers, ...paidPapers];
/** The layouts that are only ever measured: rules are never changed because of one of them. */
export const MEASURED: readonly Layout[] = [...confirmations, ...otherMeasured, ...paidMeasured];
/** How many papers of each layout are drawn. */
export const OF_EACH = 25;
