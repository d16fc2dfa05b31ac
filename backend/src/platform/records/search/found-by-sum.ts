import type { Scope } from '../../access/viewer';

/**
 * An amount by which the search finds a record though no field of it holds it: what is open on the invoices of a
 * client.
 * @example { kind: 'client', label: 'Balance', may: 'invoices.read', ofOthers: true, where: () => 'r.id IN (…)' }
 */
export interface FoundBySum {
  readonly kind: string;
  /** What the amount is called beside the record. */
  readonly label: string;
  /** Who may know the amount. */
  readonly may: string;
  /** It adds up other records: those whose own amount was typed stand above this one. */
  readonly ofOthers?: true;
  /**
   * An SQL condition over alias `r` with the parameter `:amount`, in cents and never nought, and `:clients`, those in
   * scope (null: all). An index or a table of sums must serve it.
   */
  readonly where: (scope: Scope) => string;
}

const declared: FoundBySum[] = [];

/** Adds an amount by which the search finds records of a kind; modules use it for what they keep of other records. */
export const declareFoundBySum = (found: FoundBySum): void => void declared.push(found);

export const sumsThatFind = (kind: string): readonly FoundBySum[] => declared.filter((each) => each.kind === kind);
