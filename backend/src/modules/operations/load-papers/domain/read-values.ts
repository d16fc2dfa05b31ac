import type { ReadValue } from '../../../compliance/documents';
import { SURE, type FieldRead, type PaperKind } from '../../reading';

const MOST_VALUES = 40;
const LONGEST = 1_000;

/** What a paper says, as it is kept with it; where its places disagree, each of them, and none is sure. */
export const readValuesOf = (fields: readonly FieldRead[]): readonly ReadValue[] =>
  fields.slice(0, MOST_VALUES).map(({ name, value, currency, confidence, page, line, said, choices }) => ({
    ...{ line, name, page, said: said.slice(0, LONGEST) },
    value: (value ?? [...new Set(choices.map((choice) => choice.value))].join(' or ')).slice(0, LONGEST),
    isSure: value !== null && confidence >= SURE,
    currency,
  }));

/** Under which type of documents a paper is filed by what it is; null: it stays where it is. */
export const TYPE_OF: Readonly<Record<PaperKind, 'receipt' | 'bol' | 'invoice' | 'w9' | null>> = {
  ...{ fuel_receipt: 'receipt', lumper_receipt: 'receipt', bill_of_lading: 'bol', freight_invoice: 'invoice' },
  ...{ w9: 'w9', rate_confirmation: null, remittance: null, unknown: null },
};
