import { mistake } from '../../../../platform/core/errors';
import { dollars } from '../../../../platform/money/money';
import type { LineAmount, ShortWay } from '../../invoice-money';

/** The part of a check that pays one invoice, in whole cents. */
export interface Share {
  readonly invoiceId: number;
  readonly amount: number;
  /** What the carrier kept of the invoice for paying quickly; it clears the invoice beside the amount. */
  readonly discount?: number | null | undefined;
  /** What the share, with its discount, clears of each line; shared out to them when absent. */
  readonly lines?: readonly LineAmount[] | undefined;
  /** It was meant for the whole invoice: what becomes of that which it is short of it. */
  readonly short?: ShortWay | undefined;
}

/**
 * Normally a check pays invoices of one broker. When it pays invoices of several brokers, the user has to confirm that
 * one payer, such as a factor or an agent, sent it.
 * @throws RuleViolation INVALID
 */
export const mustHaveOnePayer = (brokerIds: readonly number[], onePayer: boolean): void => {
  const carriers = new Set(brokerIds).size;
  if (carriers > 1 && !onePayer)
    throw mistake(
      'onePayer',
      `These invoices are of ${carriers} carriers: say that one payer, such as a factor, sent the check for all of them, or record a check of each`,
    );
};

/**
 * The shares must add up to the amount of the check, and each invoice may have only one share.
 * @param rest what becomes of that which the shares leave of the check: a deposit of the carrier, or nothing is left
 * @returns the cents of the rest
 * @throws RuleViolation INVALID
 */
export const mustBeShared = (amount: number, shares: readonly Share[], rest?: 'deposit'): number => {
  const twice = shares.findIndex(
    ({ invoiceId }, at) => shares.findIndex((other) => other.invoiceId === invoiceId) < at,
  );
  if (twice >= 0) throw mistake(`shares.${twice}.invoiceId`, 'This invoice is on the check twice');
  const shared = shares.reduce((sum, share) => sum + share.amount, 0);
  if (shared > amount || (shared < amount && rest === undefined))
    throw mistake('amount', `The shares add up to ${dollars(shared)}, and the check is of ${dollars(amount)}`);
  return amount - shared;
};

/** Whose invoice it is, and in whose books. */
interface Payer {
  readonly brokerId: number;
  readonly clientId: string | null;
}
/**
 * Whose deposit the rest of a check is: that of the one carrier and client of its invoices.
 * @throws RuleViolation INVALID when they are of several
 */
export const depositorOf = (invoices: readonly Payer[]): Payer => {
  const [first, ...others] = invoices;
  if (!first || others.some(({ brokerId }) => brokerId !== first.brokerId))
    throw mistake('rest', 'The rest can be a deposit only where all invoices are of one carrier');
  if (others.some(({ clientId }) => clientId !== first.clientId))
    throw mistake('rest', 'The rest can be a deposit only where all invoices are of one client');
  return { brokerId: first.brokerId, clientId: first.clientId };
};
