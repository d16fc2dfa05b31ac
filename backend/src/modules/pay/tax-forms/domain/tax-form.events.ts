import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';
import { FORMS_1099 } from '../../../../platform/money/boxes-1099';

const text = z.string().nullable();
const place = { address: text, city: text, state: text, zipCode: text };

/** Who pays, as the form says it. `taxId` is sealed, `last4` are its last four digits. */
const payer = z.object({ name: z.string(), taxId: text, last4: text, phone: text, ...place });
export type Payer = Readonly<z.output<typeof payer>>;

/** Who was paid, as the form says it. `taxId` is sealed; `mark` is its keyed hash, by which a change of it is seen. */
const payee = z.object({
  name: z.string(),
  /** What kind of contractor: 'driver'. Forms of before it was told have none. */
  type: z.string().optional(),
  taxIdType: z.enum(['ssn', 'ein', 'itin']),
  taxId: z.string(),
  last4: z.string(),
  mark: z.string(),
  ...place,
});
export type FormPayee = Readonly<z.output<typeof payee>>;

/**
 * A form 1099 of one payer, contractor and year. `clientId` is whose book paid, null for the firm's own; `boxes` has
 * whole cents by the number of the box. `sequence` counts the forms of the same kind from 1: corrections follow.
 * @example { contractorId: '0199…', year: 2026, form: '1099-nec', boxes: { '1': 175500 }, total: 175500, missing: [] }
 */
export const taxFormTerms = z.object({
  clientId: text,
  contractorId: z.string(),
  year: z.int(),
  form: z.enum(FORMS_1099),
  sequence: z.int(),
  payer,
  payee,
  boxes: z.record(z.string(), z.int()),
  total: z.int(),
  /** Payments for freight are counted, too. */
  withFreight: z.boolean(),
  /** It is marked CORRECTED. */
  corrected: z.boolean(),
  /** The form that it corrects. */
  corrects: text,
  /** The forms that correct it. */
  correctedBy: z.array(z.string()).readonly(),
  /** The year was not over when it was prepared. */
  soFar: z.boolean(),
  /** What it lacks: 'W-9'. */
  missing: z.array(z.string()).readonly(),
});
export type TaxFormTerms = Readonly<z.output<typeof taxFormTerms>>;

const said = taxFormTerms.extend({ id: z.string() });

/** Events about forms 1099. */
export const taxFormEvents = eventFamily('taxform', {
  /** Something is missing. */
  TaxFormPrepared: defineEvent('prepared a form 1099', said, {
    says: (data) => `prepared {record} over {total}; missing: ${data.missing.join(', ')}`,
  }),
  /** Nothing is missing. */
  TaxFormCompleted: defineEvent('completed a form 1099', said, {
    says: 'completed {record} over {total}',
  }),
  TaxFormFiled: defineEvent(
    'said that a form 1099 was filed',
    said.extend({ filedOn: z.string(), by: z.string(), reference: text }),
    { says: 'said that {record} over {total} was filed' },
  ),
  TaxFormSent: defineEvent('sent a form 1099', said.extend({ to: z.string() }), {
    says: (data) => `sent {record} to ${data.to}`,
  }),
  TaxFormCorrected: defineEvent('corrected a form 1099', said, {
    says: 'began a correction of {record}',
  }),
  TaxFormDiscarded: defineEvent('deleted a form 1099', said, { says: 'deleted {record}' }),
});
export type TaxFormEvent = EventsOf<typeof taxFormEvents>;
