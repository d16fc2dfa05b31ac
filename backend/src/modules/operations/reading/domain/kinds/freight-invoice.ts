import { amountAt } from '../amounts';
import { textOf } from '../cells';
import { doubtsOf } from '../doubts';
import { decided, type ChargeRead, type FieldRead, type Valued } from '../fields';
import type { Pieces } from '../pieces';
import type { Candidate } from '../values';
import { amountField, amountsOf, dayField, daysOf, nameField, numberField, wholesOf, type Paper } from './shared';

export const freightInvoice = (paper: Paper): FieldRead[] => {
  const { pieces, source } = paper;
  const dated = daysOf(pieces, 'invoiceDate');
  return [
    ...numberField(paper, 'invoiceNumber', 'invoiceNumber'),
    ...numberField(paper, 'loadNumber', 'loadNumber'),
    ...dayField('invoiceDate', dated.length > 0 ? dated : daysOf(pieces, 'date'), { source, doubts: doubtsOf(pieces) }),
    ...dayField('dueDate', daysOf(pieces, 'dueDate'), { source, doubts: doubtsOf(pieces) }),
    ...decided('paymentDays', netDays(pieces), { source }),
    ...nameField(paper, 'broker', 'billTo'),
    ...amountField(paper, 'total', wholesOf(pieces), (value) => chargesSum(pieces) === value),
    ...amountField(paper, 'fuelSurcharge', amountsOf(pieces, 'fuelSurcharge')),
  ];
};

const NET = /\bnet[ -]?(\d{1,3})(?: days?)?\b(?![\d.,]|\s?%)/i;
/** 'Terms: Net 30' */
const netDays = ({ lines }: Pieces): Candidate<Valued>[] =>
  lines.flatMap((line, at) => {
    const said = textOf(line);
    const value = /\b(?:terms|payment|due)\b/i.test(said) ? NET.exec(said)?.[1] : undefined;
    return value === undefined ? [] : [{ value: { value }, trust: 1, at, page: line.page, line: line.nr, said }];
  });

const KINDS: readonly (readonly [ChargeRead['kind'], RegExp])[] = [
  ['fuel_surcharge', /^(?:fuel ?sur-?charge|fsc|fuel)\b/i],
  ['detention', /^detention\b/i],
  ['layover', /^lay-?over\b/i],
  ['lumper', /^lumper\b/i],
  ['tonu', /^(?:tonu|truck ordered)/i],
  ['line_haul', /^(?:line ?-?haul|freight(?! bill| invoice)|transportation|flat rate)\b/i],
  ['other', /^(?:tolls?|stop ?-?off|driver assist|extra stop|accessorial|scale)/i],
];

/** The lines of an invoice with their amounts: the last amount of a line that begins with what is charged. */
export const chargesRead = ({ lines }: Pieces): ChargeRead[] =>
  lines.flatMap((line) => {
    const [first] = line.cells;
    const kind = KINDS.find(([, words]) => words.test(first?.text ?? ''))?.[0];
    if (!kind) return [];
    const said = textOf(line);
    const amount = [...said.matchAll(/(?<=\s)\$?\d/g)]
      .map(({ index }) => amountAt(said.slice(index)))
      .findLast((each) => each?.plain);
    if (!amount?.currency) return [];
    return [{ kind, value: amount.value, currency: amount.currency, page: line.page, line: line.nr, said }];
  });
const chargesSum = (pieces: Pieces): string | null => {
  const charges = chargesRead(pieces);
  if (charges.length < 2) return null;
  const cents = charges.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0);
  return (cents / 100).toFixed(2);
};
