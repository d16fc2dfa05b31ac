import { doubtsOf } from '../doubts';
import { textOf } from '../cells';
import { daysIn } from '../days';
import { decided, type FieldRead } from '../fields';
import { labelled } from '../pieces';
import { announced, readAmount } from '../values';
import { chargesRead } from './freight-invoice';
import { amountField, dayField, numberField, wholesOf, type Paper } from './shared';

/** A charge alone is not all that was paid: it is only offered. */
const OFFERED = 0.5;

/** What loading or unloading by others cost: its total, or what was paid; a charge alone is only offered. */
export const lumperReceipt = (paper: Paper): FieldRead[] => {
  const { pieces, source } = paper;
  const paid = labelled(pieces, 'none')
    .filter(({ labelled: label }) => /^(?:amount )?paid$/i.test(label?.said.trim() ?? ''))
    .flatMap((label) => announced(pieces, label, readAmount))
    .map((each) => ({ ...each, trust: 1 }));
  const wholes = amountField(paper, 'total', [...wholesOf(pieces), ...paid]);
  const charges = chargesRead(pieces)
    .filter(({ kind }) => kind === 'lumper')
    .map(({ value, currency, page, line, said }) => ({
      ...{ value: { value, currency }, trust: 1, at: line, page, line, said },
    }));
  const days = pieces.lines.flatMap((line, at) =>
    daysIn(textOf(line), pieces.eitherWay).map((value) => ({
      ...{ value, trust: 1, at, page: line.page, line: line.nr, said: textOf(line) },
    })),
  );
  return [
    ...(wholes.length > 0 ? wholes : decided('total', charges, { source, labelled: OFFERED })),
    ...dayField('date', days, { source, doubts: doubtsOf(pieces) }),
    ...numberField(paper, 'loadNumber', 'loadNumber'),
  ];
};
