import type { PaperKind } from './fields';
import { labelled, type Pieces } from './pieces';

const MOST_SIGNS = 6_000;
const W9 = /\bform w-?9\b|request for taxpayer/i;
const TITLES: readonly (readonly [PaperKind, RegExp])[] = [
  [
    'rate_confirmation',
    /\b(?:rate|load|carrier|dispatch)(?: (?:&|and) (?:rate|load))?(?: load| rate)? (?:confirmation|agreement|contract|tender)\b|\bcontract order\b|\bconfirmation of .{0,30}rate\b/i,
  ],
  ['bill_of_lading', /\bbill of lading\b|\bstraight bill\b/i],
  ['lumper_receipt', /^(?:.{0,30} )?(?:lumper|unloading)(?: service)?(?: fee)? receipt(?: ?#?.{0,12})?$/i],
  ['remittance', /\bremittance (?:advice|detail|statement|summary)\b|\bpayment advice\b|^remittance$/i],
  ['freight_invoice', /\binvoice\b/i],
];
/** The words by which receipts of expenses are told to be about fuel. */
const FUEL = /\b(?:diesel|unleaded|fuel|pump|gallons?|gal|dsl|ulsd|def)\b/gi;

/** What kind of paper it is, by the words of its first page: titles first, then what it is made of. */
export const kindOf = (pieces: Pieces): PaperKind => {
  const first = pieces.text.slice(0, MOST_SIGNS);
  const lines = first.split('\n');
  const has = (...meanings: Parameters<typeof labelled>[1][]): boolean =>
    meanings.every((each) => labelled(pieces, each).length > 0);
  const fuel = new Set([...first.matchAll(FUEL)].map(([word]) => word.toLowerCase())).size;
  if (fuel >= 2 && has('total') && !has('carrier') && !has('billTo')) return 'fuel_receipt';
  // a title is a short line or cell; a sentence names other papers, too
  const titled = lines.flatMap((line) => line.split('  ')).filter((cell) => cell.length < 70 && !/[.]$/.test(cell));
  if (W9.test(first)) return 'w9';
  const plain = TITLES.filter(([, words]) => titled.some((cell) => words.test(cell) && !isNumber(cell)));
  // a title with a number is one where no other title is: 'Load Confirmation - #4123'
  const found =
    plain.length > 0 ? plain : TITLES.slice(0, 1).filter(([, words]) => titled.some((cell) => words.test(cell)));
  const [only] = found;
  if (only && only[0] !== 'freight_invoice') return only[0];
  if (only && (has('invoiceNumber') || has('billTo')) && has('total')) return 'freight_invoice';
  if (has('loadNumber') && has('pickup', 'delivery') && has('total')) return 'rate_confirmation';
  return 'unknown';
};
/** 'Bill of lading number: 4' on another paper is no title. */
const isNumber = (cell: string): boolean => /\b(?:#|no\.?|number|date)\b ?:?|#/i.test(cell) && /\d|:$/.test(cell);
