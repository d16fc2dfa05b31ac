import type { PostingRule } from '../money/postings';

type AnyRule = Pick<PostingRule<never>, 'books'>;
type DataOf<Rule extends AnyRule> = Parameters<Rule['books']>[0];
/** Data of events for each rule. */
type Examples<Rules extends Readonly<Record<string, AnyRule>>> = {
  readonly [Type in keyof Rules]: readonly [DataOf<Rules[Type]>, ...DataOf<Rules[Type]>[]];
};

const examples = new Map<AnyRule, readonly unknown[]>();

/**
 * Declares sample data for each posting rule of a module, in `<noun>.postings.fixture.ts`. Together they reach every
 * account of the rule: docs/auditors.md shows their entries, and the tests of all rules use them.
 * @example postingExamples(invoicePostings, { InvoiceIssued: [{ ...TERMS, id: 7 }], … })
 */
export const postingExamples = <Rules extends Readonly<Record<string, AnyRule>>>(
  rules: Rules,
  declared: Examples<Rules>,
): Examples<Rules> => {
  for (const [type, rule] of Object.entries(rules)) examples.set(rule, declared[type] ?? []);
  return declared;
};

/** The examples of a rule; none where no fixture that is loaded declares one. */
export const examplesOf = (rule: PostingRule<unknown>): readonly unknown[] => examples.get(rule) ?? [];
