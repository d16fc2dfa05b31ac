import { doubtsOf } from '../doubts';
import { decided, type FieldRead } from '../fields';
import { daysIn } from '../days';
import { textOf } from '../cells';
import { labelled } from '../pieces';
import { placeIn } from '../place-names';
import { announced, type Candidate } from '../values';
import { amountField, dayField, wholesOf, type Paper } from './shared';

const GALLONS = /^(\d{1,4}\.\d{1,3})(?!\d)/;
const BEFORE_UNIT = /(?<![$\d.])(\d{1,4}\.\d{1,3}) ?(?:gal(?:s|lons?)?|g)\b(?! ?\/)/i;

/** What was bought, how much of it, when and where; the total is what its label says, never the largest amount. */
export const fuelReceipt = (paper: Paper): FieldRead[] => {
  const { pieces, source } = paper;
  const named: Candidate<string>[] = labelled(pieces, 'gallons').flatMap((label) =>
    announced(pieces, label, (text) => GALLONS.exec(text)?.[1] ?? BEFORE_UNIT.exec(text)?.[1] ?? null),
  );
  const counted = pieces.lines.flatMap((line, at) => {
    const value = BEFORE_UNIT.exec(textOf(line))?.[1];
    return value === undefined ? [] : [{ value, trust: 2, at, page: line.page, line: line.nr, said: textOf(line) }];
  });
  const gallons = [...named, ...counted].map((each) => ({ ...each, value: { value: each.value } }));
  const days = pieces.lines.flatMap((line, at) =>
    daysIn(textOf(line), pieces.eitherWay).map((value) => ({
      value,
      trust: 1,
      at,
      page: line.page,
      line: line.nr,
      said: textOf(line),
    })),
  );
  const places = pieces.lines.flatMap((line, at) => {
    const place = placeIn(textOf(line));
    const value = place?.value.slice(-2);
    return value && place?.coded
      ? [{ value: { value }, trust: 1, at, page: line.page, line: line.nr, said: textOf(line) }]
      : [];
  });
  return [
    ...amountField(paper, 'total', wholesOf(pieces)),
    ...decided('gallons', gallons, { source }),
    ...dayField('date', days, { source, doubts: doubtsOf(pieces) }),
    ...decided('jurisdiction', places, { source }),
  ];
};
