import { published } from '../../../../platform/fields/schema';
import { described, MONEY, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';

/** A line of the weight table of Form 2290. */
@published('HeavyUseWeight')
export class WeightView {
  @Shown(TEXT) category: string;
  @Shown(described(WHOLE, 'Pounds of taxable gross weight, from')) from: number;
  @Shown(orNull(WHOLE)) to: number | null;
  @Shown(described(MONEY, 'Of the twelve months from July')) tax: string;
}
