import type { LineKind } from '../../api/api-types';
import { lineKindLabels } from '../../format/labels';
import { normalizeMoney, sumMoney } from '../../format/money';
import { orNull } from './rules';

/** A line of what is charged, as a form holds it. */
export interface LineValues {
  kind: LineKind;
  description: string;
  amount: string;
}

export const lineTotal = (lines: readonly Pick<LineValues, 'amount'>[]): string =>
  sumMoney(lines.map(({ amount }) => normalizeMoney(amount)));

/** A line without words is called by its kind. */
export const lineBody = <Kind extends LineKind>({ kind, description, amount }: LineValues & { kind: Kind }) => ({
  kind,
  description: orNull(description) ?? lineKindLabels[kind],
  amount: normalizeMoney(amount),
});
