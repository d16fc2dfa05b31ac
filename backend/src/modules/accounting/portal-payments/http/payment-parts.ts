import { objectOf } from '../../../../platform/fields/check';
import { Choice, ListOf, Money } from '../../../../platform/fields/decorators';
import type { Cents } from '../../../../platform/money/money';
import { PART_KINDS, type PartKind } from '../domain/rules/parts';

/** What of a payment is service or for a government, as the office says it. */
export class PartForm {
  @Choice('kind', PART_KINDS) kind: PartKind;
  @Money('amount', { least: 'more' }) amount: Cents;
}
/** `@InParts() parts?: readonly PartForm[] | null` */
export const InParts = () =>
  ListOf(
    'parts',
    objectOf(() => PartForm, 'Each part must be an object', 'NewPaymentPart'),
    {
      absent: true,
      optional: true,
      most: PART_KINDS.length,
      tooMany: 'A payment has at most one part of each kind',
      description: 'Only from the office; else a document is for the government, and the rest for service',
    },
  );
