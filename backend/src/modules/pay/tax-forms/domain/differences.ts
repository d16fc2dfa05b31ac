import { dollars } from '../../../../platform/money/money';
import type { TaxFormTerms } from './tax-form.events';

/** What a form says and what it would say now: `{ what: 'Box 1', filed: '$1,755.00', now: '$1,800.00' }`. */
export interface Difference {
  readonly what: string;
  readonly filed: string;
  readonly now: string;
}

/** The part of a form that follows from its facts. */
export type FormFacts = Pick<TaxFormTerms, 'payer' | 'payee' | 'boxes'>;

const PLACE = { address: 'Address', city: 'City', state: 'State', zipCode: 'Zip code' } as const;

/** How the facts of a form differ from what it says: figures, names, addresses, tax ids (by their last four). */
export const differencesOf = (filed: FormFacts, now: FormFacts): readonly Difference[] => {
  const numbers = [...new Set([...Object.keys(filed.boxes), ...Object.keys(now.boxes)])];
  const figures = numbers.map((box) => ({
    what: `Box ${box}`,
    filed: dollars(filed.boxes[box] ?? 0),
    now: dollars(now.boxes[box] ?? 0),
  }));
  const texts = [
    ['Name', filed.payee.name, now.payee.name],
    ['Type of the tax id', filed.payee.taxIdType.toUpperCase(), now.payee.taxIdType.toUpperCase()],
    ...Object.entries(PLACE).map(([field, what]) => {
      const name = field as keyof typeof PLACE;
      return [what, filed.payee[name], now.payee[name]] as const;
    }),
    ['Payer', filed.payer.name, now.payer.name],
  ] as const;
  const isOther = filed.payee.mark !== now.payee.mark;
  return [
    ...figures.filter((each) => each.filed !== each.now),
    ...texts.flatMap(([what, before, after]) =>
      before === after ? [] : [{ what, filed: before ?? '', now: after ?? '' }],
    ),
    ...(isOther ? [{ what: 'Tax id', filed: `ends in ${filed.payee.last4}`, now: `ends in ${now.payee.last4}` }] : []),
  ];
};
