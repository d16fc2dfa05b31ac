import type { Invoice } from '../../../../lib/api/api-types';
import { normalizeMoney } from '../../../../lib/format/money';
import type { RecordForm } from '../../../../lib/forms/record-form';
import type { FactoringPath } from './factoring-calls';

export type FactoringStep = 'factor' | 'collect' | 'release' | 'charge-back';

export interface FactoringValues {
  factorId: string;
  factoredOn: string;
  collectedOn: string;
  releasedOn: string;
  on: string;
  bookedOn: string;
  advance: string;
  amount: string;
  fee: string;
  interest: string;
  returns: string;
  release: string;
  reason: string;
}
const values = (): FactoringValues => ({
  factorId: '',
  factoredOn: '',
  collectedOn: '',
  releasedOn: '',
  on: '',
  bookedOn: '',
  advance: '',
  amount: '',
  fee: '',
  interest: '',
  returns: '',
  release: '',
  reason: '',
});
const form = (name: string): RecordForm<FactoringValues> => ({ name, values });
export const factorInvoiceForm = form('factor-invoice');
export const collectForm = form('factor-collect');
export const releaseForm = form('factor-release');
export const chargeBackForm = form('factor-charge-back');

type MoneyField = 'advance' | 'amount' | 'fee' | 'interest' | 'returns' | 'release';
interface Step {
  readonly form: RecordForm<FactoringValues>;
  readonly path: FactoringPath;
  /** How the API calls its day. */
  readonly day: 'factoredOn' | 'collectedOn' | 'releasedOn' | 'on';
  readonly title: (invoice: Invoice) => string;
  readonly says: string;
  readonly submit: string;
  readonly done: string;
  readonly money: readonly (readonly [name: MoneyField, label: string, hint?: string])[];
}

const BY_CONTRACT = 'Leave blank to go by the contract';
export const STEPS: Readonly<Record<FactoringStep, Step>> = {
  factor: {
    form: factorInvoiceForm,
    path: 'factor',
    day: 'factoredOn',
    title: ({ invoiceNumber }) => `Factor ${invoiceNumber}`,
    says: 'The advance arrives in the bank. From now on the carrier pays the factor, as the printed invoice says.',
    submit: 'Factor invoice',
    done: 'The invoice is with the factor',
    money: [
      ['advance', 'Advance', BY_CONTRACT],
      ['fee', 'Fee Kept from the Advance', BY_CONTRACT],
    ],
  },
  collect: {
    form: collectForm,
    path: 'factor/collect',
    day: 'collectedOn',
    title: ({ invoiceNumber }) => `What the factor collected of ${invoiceNumber}`,
    says: 'The factor keeps its advance and its fee; the rest arrives in the bank.',
    submit: 'Record',
    done: 'The factor collected the invoice',
    money: [
      ['amount', 'The Carrier Paid', 'Leave blank for all that is open'],
      ['fee', 'Fee', BY_CONTRACT],
    ],
  },
  release: {
    form: releaseForm,
    path: 'factor/release',
    day: 'releasedOn',
    title: ({ invoiceNumber }) => `The reserve of ${invoiceNumber}`,
    says: 'The reserve is settled once: what is released, kept and not paid by the carrier must add up to it.',
    submit: 'Record',
    done: 'The reserve was released',
    money: [
      ['release', 'Released', 'Leave blank for the rest of the reserve'],
      ['fee', 'Fee', BY_CONTRACT],
      ['interest', 'Interest'],
      ['returns', 'Not Paid by the Carrier'],
    ],
  },
  'charge-back': {
    form: chargeBackForm,
    path: 'factor/charge-back',
    day: 'on',
    title: ({ invoiceNumber }) => `Charge-back of ${invoiceNumber}`,
    says: 'The advance goes back to the factor, and the invoice is yours to collect again.',
    submit: 'Record',
    done: 'The invoice was charged back',
    money: [],
  },
};

/** What is sent of a step: only what was filled in. */
export const bodyOf = (step: FactoringStep, said: FactoringValues): Readonly<Record<string, string>> => {
  const { day, money } = STEPS[step];
  const amounts = money.flatMap(([name]) => (said[name].trim() === '' ? [] : [[name, normalizeMoney(said[name])]]));
  return {
    ...(step === 'factor' && { factorId: said.factorId }),
    ...(step === 'charge-back' && { reason: said.reason.trim() }),
    ...(said[day] !== '' && { [day]: said[day] }),
    ...(said.bookedOn !== '' && { bookedOn: said.bookedOn }),
    ...(Object.fromEntries(amounts) as Record<string, string>),
  };
};
