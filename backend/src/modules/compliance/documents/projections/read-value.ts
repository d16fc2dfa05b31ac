import { Choice, Flag, Line, Whole } from '../../../../platform/fields/decorators';
import type { Rule } from '../../../../platform/fields/rule';
import { lines } from '../../../../platform/records/requests/lines';
import { PAPER_KINDS } from '../../../operations/reading';

/** What became of reading a paper; `unreadable`: no text was found in it, or it is damaged. */
export const READING_STATUSES = ['waiting', 'read', 'unreadable'] as const;
export const READ_KINDS = PAPER_KINDS;
export type ReadKind = (typeof READ_KINDS)[number];
const MOST_VALUES = 40;

/**
 * One thing that a paper says. The fields stand in the key order of PostgreSQL’s jsonb.
 * @example { line: 7, name: 'total', page: 1, said: 'TOTAL $180.00', value: '180.00', isSure: true, currency: 'USD' }
 */
export class ReadValue {
  @Whole('Line', 0, 10_000) line: number;
  @Line('Name', { max: 100 }) name: string;
  @Whole('Page', 0, 1_000) page: number;
  @Line('Line whole', { max: 1_000 }) said: string;
  /** Where its places disagree, each of them: '180.00 or 210.00'. */
  @Line('Value', { max: 1_000 }) value: string;
  /** False: it is to be looked at before it is taken. */
  @Flag('Sure') isSure: boolean;
  @Choice('Currency', ['USD', 'CAD'], { optional: true }) currency: 'USD' | 'CAD' | null;
}

export const readValues = (label: string): Rule<readonly ReadValue[]> =>
  lines(() => ReadValue, { most: MOST_VALUES })(label);
