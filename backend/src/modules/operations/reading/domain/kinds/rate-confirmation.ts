import type { AmountRead } from '../amounts';
import { add, parseMoney, moneyText, NOTHING } from '../../../../../platform/money/money';
import type { FieldRead, LoadRead } from '../fields';
import { labelled, type Pieces } from '../pieces';
import type { Candidate } from '../values';
import { brokerField, milesField, routeOf } from './load';
import { amountField, amountsOf, nameField, numberField, type Paper } from './shared';

const [BY_COLON, BY_MARK, LINE_HAUL] = [3, 4, 5];
/** A load pays more: what is less is a rate of something. */
const LEAST = 2_000;

/** The amounts that may be what the carrier is paid, best labels first. */
const totalsOf = (pieces: Pieces): Candidate<AmountRead>[] => {
  const all = amountsOf(pieces, 'total').filter(
    ({ trust, value }) =>
      (value.marked || (trust !== BY_COLON && trust !== BY_MARK)) && (parseMoney(value.value) ?? 0) >= LEAST,
  );
  // the line haul is all of it only where nothing else is charged
  const others = [...labelled(pieces, 'fuelSurcharge'), ...labelled(pieces, 'charge')];
  const charged = others.length > 0 && all.every(({ trust }) => trust === LINE_HAUL);
  return charged ? [] : all;
};

const sumOf = (amounts: readonly Candidate<AmountRead>[]): string =>
  moneyText(add(...amounts.map(({ value }) => parseMoney(value.value) ?? NOTHING)));
/** The charges of a paper, each line once. */
const chargesOf = (pieces: Pieces): Candidate<AmountRead>[] => {
  const lines = [
    ...amountsOf(pieces, 'total').filter(({ trust }) => trust === LINE_HAUL),
    ...amountsOf(pieces, 'fuelSurcharge'),
    ...amountsOf(pieces, 'charge'),
  ];
  return [...new Map(lines.map((each) => [each.at, each])).values()];
};

/** What the carrier is paid: checked where the charges above sum to it. */
export const totalField = (paper: Paper): FieldRead[] => {
  const charges = chargesOf(paper.pieces);
  const checked = (value: string): boolean => charges.length > 1 && sumOf(charges) === value;
  return amountField(paper, 'total', totalsOf(paper.pieces), checked);
};

/** What belongs to one load of a rate confirmation. */
export const loadOf = (paper: Paper): LoadRead => {
  const route = routeOf(paper);
  return {
    stops: route.stops,
    fields: [
      ...numberField(paper, 'loadNumber', 'loadNumber'),
      ...totalField(paper),
      ...amountField(paper, 'fuelSurcharge', amountsOf(paper.pieces, 'fuelSurcharge')),
      ...milesField(paper),
      ...route.fields,
    ],
  };
};

/** Who gives the load and who hauls it. */
export const partiesOf = (paper: Paper): FieldRead[] => {
  const carrier = nameField(paper, 'carrier', 'carrier');
  return [...brokerField(paper, carrier[0]?.value ?? null), ...carrier];
};
