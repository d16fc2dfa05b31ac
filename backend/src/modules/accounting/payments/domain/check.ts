import { mistake } from '../../../../platform/core/errors';
import { dollars } from '../../../../platform/money/money';

/** The part of a check that pays one invoice, in whole cents. */
export interface Share {
  readonly invoiceId: number;
  readonly amount: number;
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
 * @throws RuleViolation INVALID
 */
export const mustBeShared = (amount: number, shares: readonly Share[]): void => {
  const twice = shares.findIndex(
    ({ invoiceId }, at) => shares.findIndex((other) => other.invoiceId === invoiceId) < at,
  );
  if (twice >= 0) throw mistake(`shares.${twice}.invoiceId`, 'This invoice stands in the check twice');
  const shared = shares.reduce((sum, share) => sum + share.amount, 0);
  if (shared !== amount)
    throw mistake('amount', `The shares add up to ${dollars(shared)}, and the check is of ${dollars(amount)}`);
};
