import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import { tenthsText } from '../../../../platform/roads/legs';
import { MILEAGE_STATES, type MileageState } from '../domain/mileage-taxes';
import type { MileageTaxes } from '../queries/mileage-taxes-of-quarter';

const MILES = described(TEXT, 'Miles with one place: 1204.5');
export class MileageLineView {
  @Shown(TEXT) vehicleId: string;
  @Shown(TEXT) unit: string;
  @Shown(described(WHOLE, 'Gross weight in pounds')) weight: number;
  @Shown(MILES) miles: string;
  @Shown(described(orNull(TEXT), 'Dollars a mile; null where the weight is below every class')) rate: string | null;
  @Shown(orNull(TEXT)) source: string | null;
  @Shown(MONEY) amount: string;
}
@published('MileageTax')
export class MileageTaxView {
  @Shown(oneOf(MILEAGE_STATES)) state: MileageState;
  @Shown(MILES) miles: string;
  @Shown(described(orNull(MONEY), 'Null while something is missing')) amount: string | null;
  @Shown(described(listOf(TEXT), 'What is missing: no rate entered for Kentucky')) missing: string[];
  @Shown(listOf(object(() => MileageLineView))) lines: MileageLineView[];
}
/** A rate that staff entered. */
@published('EnteredMileageRate')
export class EnteredMileageRateView {
  @Shown(TEXT) id: string;
  @Shown(oneOf(MILEAGE_STATES)) state: MileageState;
  @Shown(DAY) from: string;
  @Shown(described(WHOLE, 'Gross weight in pounds above which it counts')) overPounds: number;
  @Shown(described(TEXT, 'Dollars a mile')) rate: string;
  @Shown(TEXT) source: string;
}
@published('MileageTaxes')
export class MileageTaxesView {
  @Shown(listOf(object(() => MileageTaxView))) taxes: MileageTaxView[];
  @Shown(listOf(object(() => EnteredMileageRateView))) entered: EnteredMileageRateView[];
}

export const mileageTaxesView = ({ taxes, entered }: MileageTaxes): MileageTaxesView => ({
  taxes: taxes.map(({ state, miles, amount, missing, lines }) => ({
    ...{ state, miles: tenthsText(miles), missing: [...missing] },
    amount: amount === null ? null : moneyText(amount),
    lines: lines.map((line) => ({ ...line, miles: tenthsText(line.miles), amount: moneyText(line.amount) })),
  })),
  entered: entered.map(({ id, state, from, overPounds, rate, source }) => ({
    ...{ id, state, from, overPounds, rate, source },
  })),
});
