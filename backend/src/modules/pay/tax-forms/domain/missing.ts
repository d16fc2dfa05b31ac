import type { FormPayee, Payer } from './tax-form.events';

/** What a form lacks before it can be filed; none: it is complete. */
export const missingOf = (payer: Payer, payee: FormPayee, w9ReceivedOn: string | null): readonly string[] =>
  (
    [
      ['EIN of the payer', payer.taxId],
      ['Address of the payer', payer.address],
      ['City, state and zip code of the payer', payer.city && payer.state && payer.zipCode],
      ['W-9', w9ReceivedOn],
      ['Address', payee.address],
      ['City', payee.city],
      ['State', payee.state],
      ['Zip code', payee.zipCode],
    ] as const
  ).flatMap(([what, there]) => (there ? [] : [what]));
