import { RuleViolation } from '../../../../platform/core/errors';
import { dollars } from '../../../../platform/money/money';

/** What of a check is for one invoice, in cents. */
export interface Share {
  readonly invoiceId: number;
  readonly amount: number;
}

/**
 * One carrier pays its own invoices; for several of them pays a factor or an agent, and who records it has to say so.
 */
export const mustHaveOnePayer = (brokerIds: readonly number[], onePayer: boolean): void => {
  const carriers = new Set(brokerIds).size;
  if (carriers > 1 && !onePayer)
    throw invalid(
      'onePayer',
      `These invoices are of ${carriers} carriers: say that one payer, such as a factor, sent the check for all of them, or record a check of each`,
    );
};

const invalid = (field: string, message: string): RuleViolation =>
  new RuleViolation('INVALID', message, 'invalid', [{ field, message }]);

/**
 * A check is shared out to the cent, and each invoice has one share of it.
 * @throws RuleViolation INVALID
 */
export const mustBeShared = (amount: number, shares: readonly Share[]): void => {
  const twice = shares.findIndex(
    ({ invoiceId }, at) => shares.findIndex((other) => other.invoiceId === invoiceId) < at,
  );
  if (twice >= 0) throw invalid(`shares.${twice}.invoiceId`, 'This invoice stands in the check twice');
  const shared = shares.reduce((sum, share) => sum + share.amount, 0);
  if (shared !== amount)
    throw invalid('amount', `The shares add up to ${dollars(shared)}, and the check is of ${dollars(amount)}`);
};
