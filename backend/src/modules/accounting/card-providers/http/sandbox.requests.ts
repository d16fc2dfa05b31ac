import { field, Flag, Id, Line } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { rawText } from '../../../../platform/fields/texts';

const number = () =>
  rawText(40, { missing: 'Your card number is incomplete.', tooLong: 'Your card number is invalid.' });
const cvc = () =>
  rawText(4, {
    missing: "Your card's security code is incomplete.",
    tooLong: "Your card's security code is invalid.",
  });
@published('SandboxCard')
export class CardForm {
  @field<string>('number', number) number: string;
  @Id('expMonth', { missing: "Your card's expiration month is invalid.", digits: 2 }) expMonth: number;
  @Id('expYear', { missing: "Your card's expiration year is invalid.", digits: 4 }) expYear: number;
  @field<string>('cvc', cvc) cvc: string;
}
class OfSecret {
  @Line('clientSecret', { max: 500 }) clientSecret: string;
}
@published('SandboxConfirmation')
export class Confirmation extends OfSecret {
  @Line('token', { max: 100 }) token: string;
}
@published('SandboxAuthentication')
export class Authentication extends OfSecret {
  @Flag('Approve') approve: boolean;
}
