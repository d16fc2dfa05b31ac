import { Choice, Day, Line, Money, Uuid, Whole } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import type { Cents } from '../../../../platform/money/money';
import { QUARTERS, type Quarter } from '../domain/due-date';
import { UNITS, type Units } from '../domain/rates';

const MAY_BE_NULL = { absent: true, optional: true } as const;
const CREDIT = { ...MAY_BE_NULL, description: 'What the base state still owes' };

/** A quarter of a client. */
@published('NewFuelTaxReturn')
export class NewReturn {
  @Uuid('client', { missing: 'Choose a client' }) clientId: string;
  @Whole('year', 2000, 2100) year: number;
  @Choice('quarter', QUARTERS) quarter: Quarter;
  @Choice('units', UNITS, { ...MAY_BE_NULL, description: 'Those of the country of the client when left out' })
  units?: Units | null;
  @Money('previous credit', CREDIT) previousCredit?: Cents | null;
}
@published('FuelTaxReturnAnew')
export class ReturnAnew {
  @Money('previous credit', CREDIT) previousCredit?: Cents | null;
}
/** When and how a return was filed. */
@published('FiledFuelTaxReturn')
export class FiledReturn {
  @Day('filed on', { ...MAY_BE_NULL, description: 'Today when left out' }) filedOn?: string | null;
  @Line('reference', { ...MAY_BE_NULL, max: 100, description: 'What the base state answered' })
  reference?: string | null;
  @Day('booked on', { ...MAY_BE_NULL, description: 'The accounting date, where the month of the filing is closed' })
  bookedOn?: string | null;
}
@published('AmendedFuelTaxReturn')
export class AmendedReturn extends FiledReturn {
  @Line('reason', { max: 500, missing: 'Say why the return is amended' }) reason: string;
}
@published('FuelTaxPayment')
export class ReturnPayment {
  @Day('paid on', { ...MAY_BE_NULL, description: 'Today when left out' }) paidOn?: string | null;
  @Line('reference', { ...MAY_BE_NULL, max: 100 }) reference?: string | null;
  @Day('booked on', MAY_BE_NULL) bookedOn?: string | null;
}
@published('ReversedFuelTaxPayment')
export class ReversedReturnPayment {
  @Day('reversed on', { ...MAY_BE_NULL, description: 'Today when left out' }) reversedOn?: string | null;
  @Line('reason', { max: 500, missing: 'Say why the payment is reversed' }) reason: string;
}
