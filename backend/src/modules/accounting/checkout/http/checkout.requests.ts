import { field, Id, Line, Money, Uuid } from '../../../../platform/fields/decorators';
import { rule, type Rule } from '../../../../platform/fields/rule';
import { dropsUnknown, published } from '../../../../platform/fields/schema';
import { UUID } from '../../../../platform/fields/patterns';
import { text } from '../../../../platform/fields/texts';
import type { Cents } from '../../../../platform/money/money';
import { InParts, withoutCardNumbers, withoutCards, type PartForm } from '../../portal-payments';

const NOTES_LENGTH = 2_000;
/**
 * How many characters beyond the allowed length are also searched for card numbers: more than any card number takes as
 * people write it, so that cutting the notes never hides part of one.
 */
const BESIDE = 50;

/**
 * The fields that we keep when a client sends us a whole payment form. Card data and every other field are dropped
 * here, before any other code reads the request.
 */
export interface KeptOfForm {
  readonly notes: string | null;
  readonly clientId: string | null;
  readonly documentId: string | null;
  readonly invoiceId: number | null;
}
const NOTHING_KEPT: KeptOfForm = { notes: null, clientId: null, documentId: null, invoiceId: null };

const notesIn = (notes: unknown): string | null => {
  if (typeof notes !== 'string' || notes.trim() === '' || !notes.isWellFormed()) return null;
  const most = notes
    .trim()
    .slice(0, NOTES_LENGTH + BESIDE)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => ('\t\n\u200c\u200d'.includes(sign) ? sign : ''));
  return withoutCardNumbers(most).slice(0, NOTES_LENGTH);
};
const uuidIn = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null;
const numberIn = (value: unknown): number | null => {
  const number =
    typeof value === 'number' || (typeof value === 'string' && /^\d{1,15}$/.test(value)) ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};
const keptIn = (form: unknown): KeptOfForm => {
  if (typeof form !== 'object' || form === null) return NOTHING_KEPT;
  const { notes, clientId, documentId, invoiceId } = form as Readonly<Record<keyof KeptOfForm, unknown>>;
  return {
    notes: notesIn(notes),
    clientId: uuidIn(clientId),
    documentId: uuidIn(documentId),
    invoiceId: numberIn(invoiceId),
  };
};
const keptOfForm = (label: string): Rule<KeptOfForm> => {
  const { stored, missing } = text(label);
  return rule<KeptOfForm>({ read: keptIn, fault: () => null, given: {}, stored, column: 'jsonb', missing });
};

@published('NewPaymentIntent')
@dropsUnknown
export class NewIntent {
  @Money('amount', { least: 'any' }) amount: Cents;
  @field<string>('description', withoutCards({})) description: string;
  @Uuid('client', { absent: true, optional: true }) clientId?: string | null;
  @Uuid('document', { absent: true, optional: true }) documentId?: string | null;
  @Id('invoice', { absent: true, optional: true }) invoiceId?: number | null;
  @InParts() parts?: readonly PartForm[] | null;
  @field<KeptOfForm>('payment data', keptOfForm, { absent: true }) paymentData?: KeptOfForm;
}

export class CheckoutRequest {
  @Line('clientSecret', { max: 500 }) clientSecret: string;
}
