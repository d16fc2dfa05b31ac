import {
  Choice,
  Day,
  Flag,
  Instant,
  Json,
  Line,
  Money,
  RefersTo,
  Uuid,
  Whole,
} from '../../../platform/fields/decorators';
import { setChoiceLabels } from '../../../platform/fields/words';
import { described, listOf, oneOf, orNull, TEXT } from '../../../platform/fields/shown';
import { changed, type Unstamped } from '../../../platform/event-log/projections/projection';
import { FORMS_1099, formTitle, type Form1099, LABELS_1099 } from '../../../platform/money/boxes-1099';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { BOXES, boxesView, CONTRACTOR_TYPES, type Figures } from '../contractors';
import {
  TAX_FORM_STATUSES,
  taxFormRules,
  type TaxFormCommand,
  type TaxFormState,
  type TaxFormStatus,
} from './domain/tax-form.decider';
import type { Place } from './domain/places';
import { taxFormEvents, type FormPayee, type Payer, type TaxFormTerms } from './domain/tax-form.events';

setChoiceLabels(LABELS_1099);

type Row = Unstamped<Plain<TaxForm>>;

const NOT_FILED = { filedOn: null, filedBy: null, reference: null, sentAt: null, sentTo: null } as const;
const rowOf = ({ id, payee, ...terms }: TaxFormTerms & { readonly id: string }, status: TaxFormStatus): Row => ({
  ...terms,
  ...NOT_FILED,
  id,
  payee,
  name: payee.name,
  status,
});

/** The fold of events of a form into its row. */
const taxFormRows: RowsFrom<typeof taxFormEvents, TaxForm> = {
  name: 'tax-forms',
  version: 1,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    TaxFormPrepared: (_, { data }) => rowOf(data, 'draft'),
    TaxFormCompleted: (_, { data }) => rowOf(data, 'pending'),
    TaxFormFiled: (row, { data: { filedOn, by, reference } }) =>
      changed(row, { status: 'filed', filedOn, filedBy: by, reference }),
    TaxFormSent: (row, { data: { to }, recordedAt }) => changed(row, { sentAt: recordedAt, sentTo: to }),
    TaxFormCorrected: (row, { data: { correctedBy } }) => changed(row, { correctedBy }),
    TaxFormDiscarded: (row) => changed(row, { status: 'discarded' }),
  },
};

/** A form 1099 of one payer, contractor and year: what the IRS hears of payments. */
@Rich<TaxFormState, TaxFormCommand, typeof taxFormEvents, TaxForm>({
  title: 'tax form',
  plural: 'tax-forms',
  displayName: ({ form, year, name }: TaxForm) => `${formTitle(form)} ${year} of ${name}`,
  order: 'name',
  listed: "r.status <> 'discarded'",
  sortedByStatus: ['createdAt', 'name', 'year', 'total'],
  unique: [
    {
      index: 'tax_forms_once',
      by: ['contractorId', 'year', 'form', 'sequence'],
      say: () => 'This form was prepared already',
    },
  ],
  letterAsked: 'sentAt',
  computed: {
    boxes: { shown: BOXES.schema(), of: ({ boxes }: TaxForm) => boxesView(boxes) },
    missing: { shown: listOf(TEXT).schema(), of: ({ missing }: TaxForm) => missing },
    type: {
      shown: described(orNull(oneOf(CONTRACTOR_TYPES)), 'What kind of contractor it is for').schema(),
      of: ({ payee }: TaxForm) => payee.type ?? null,
    },
    taxId: { shown: TEXT.schema(), of: ({ payee }: TaxForm) => maskedTaxId(payee) },
    payerName: { shown: TEXT.schema(), of: ({ payer }: TaxForm) => payer.name },
    address: { shown: orNull(TEXT).schema(), of: ({ payee }: TaxForm) => linesOf(payee) },
    correctedBy: { shown: listOf(TEXT).schema(), of: ({ correctedBy }: TaxForm) => correctedBy },
  },
  may: {
    read: 'tax-forms.read',
    write: 'tax-forms.write',
    grants: { area: 'accounting', agents: ['canAccessAccounting'] },
  },
  events: taxFormEvents,
  ...taxFormRules,
  rows: taxFormRows,
})
export class TaxForm extends VersionedRecord<string> {
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
  @RefersTo('contractor', { label: 'contractor', as: 'contractorName' }) contractorId: string;
  @Whole('Year', 2000, 2100, { filtered: true, sorted: true }) year: number;
  @Choice('Form', FORMS_1099, { filtered: true }) form: Form1099;
  @Whole('Number', 1, 1_000) sequence: number;
  @Choice('Status', TAX_FORM_STATUSES, { systemSet: true, filtered: true }) status: TaxFormStatus;
  /** Who was paid, as the form says it. */
  @Line('Name', { searched: true, sorted: true }) name: string;
  @Money('Total', { sorted: true }) total: Cents;
  @Flag('Corrected') corrected: boolean;
  /** The form that it corrects. */
  @Uuid('corrects', { optional: true }) corrects: string | null;
  @Flag('Freight is counted') withFreight: boolean;
  /** It was prepared before its year was over. */
  @Flag('So far') soFar: boolean;
  @Day('Filed on', { optional: true }) filedOn: IsoDate | null;
  @Line('Filed by', { optional: true }) filedBy: string | null;
  /** What the IRS answered, or the number of the parcel. */
  @Line('Reference', { optional: true }) reference: string | null;
  @Instant('Sent at', { optional: true }) sentAt: string | null;
  @Line('Sent to', { optional: true }) sentTo: string | null;
  @Json<Payer>() payer: Payer;
  @Json<FormPayee>() payee: FormPayee;
  @Json<TaxForm['boxes']>() boxes: Figures;
  @Json<TaxForm['missing']>() missing: readonly string[];
  @Json<TaxForm['correctedBy']>() correctedBy: readonly string[];
}

/** How a tax id stands on copies of who was paid: '***-**-1234', of a business '**-***1234'. */
export const maskedTaxId = ({ taxIdType, last4 }: Pick<FormPayee, 'taxIdType' | 'last4'>): string =>
  taxIdType === 'ein' ? `**-***${last4}` : `***-**-${last4}`;

/** The address in one line: '1 Main St, Dallas, TX 75201'. */
export const linesOf = ({ address, city, state, zipCode }: Place): string | null =>
  [address, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;

export const taxFormKind = richKindOf<TaxForm, TaxFormState, TaxFormCommand>(TaxForm);
export type TaxFormStore = RichStore<TaxForm, TaxFormState, TaxFormCommand>;
