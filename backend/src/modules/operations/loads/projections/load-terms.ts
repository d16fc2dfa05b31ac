import { objectOf } from '../../../../platform/fields/check';
import { Choice, Line } from '../../../../platform/fields/decorators';
import type { Rule } from '../../../../platform/fields/rule';
import { setChoiceLabels } from '../../../../platform/fields/words';
import { agreed, AgreedTerms, inOrder } from '../../../clients/brokers';

/** Where the terms of a load come from: its paper, what its broker agreed for all loads, or somebody typed them. */
export const TERMS_SOURCES = ['paper', 'broker', 'hand'] as const;
export type TermsSource = (typeof TERMS_SOURCES)[number];
setChoiceLabels({ paper: 'Rate confirmation' });

/** What is agreed about one load, and who says so. */
export class LoadTerms extends AgreedTerms {
  /** The words of the paper: 'Detention $50/hr after 2 hours free, 30 min increments'. */
  @Line('Words of the paper', { optional: true, max: 1_000 }) line: string | null;
  @Choice('Source', TERMS_SOURCES) source: TermsSource;
}

/** Terms in the order in which they are stored (jsonb). */
export const inStoredOrder = ({ line = null, source, ...terms }: LoadTerms): LoadTerms => {
  const { tonu, ...others } = agreed(terms);
  return { line, tonu, source, ...others };
};

export const loadTerms = (): Rule<LoadTerms> =>
  inOrder(
    objectOf(() => LoadTerms, 'The terms must be an object', 'LoadTerms'),
    inStoredOrder,
  );

/** The terms that hold for a load: its own, else those of its broker; null where nobody agreed on any. */
export const termsThatHold = (own: LoadTerms | null, ofBroker: AgreedTerms | null): LoadTerms | null =>
  own ?? (ofBroker && inStoredOrder({ ...ofBroker, line: null, source: 'broker' }));
