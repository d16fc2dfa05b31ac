import { normalizeMoney } from '../../../lib/format/money';
import type { RecordForm } from '../../../lib/forms/record-form';
import { orNull } from '../../../lib/forms/rules/rules';
import type { NewClientMovement } from './client-money-calls';

type Kind = NewClientMovement['kind'];

export interface MovementValues {
  kind: Kind;
  amount: string;
  on: string;
  /** The accounting date, where the month of the day is closed. */
  bookedOn: string;
  /** The account of the books that it comes to or from. */
  bank: NonNullable<NewClientMovement['account']>;
  method: NonNullable<NewClientMovement['method']>;
  checkNumber: string;
  payee: string;
  documentId: string;
  notes: string;
}

export const movementForm: RecordForm<MovementValues> = {
  name: 'client-movement',
  values: () => ({
    kind: 'received',
    amount: '',
    on: '',
    bookedOn: '',
    bank: '1020',
    method: 'check',
    checkNumber: '',
    payee: '',
    documentId: '',
    notes: '',
  }),
};

export const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'received', label: 'Received from the client' },
  { value: 'paid_out', label: 'Paid to an agency' },
  { value: 'refunded', label: 'Returned to the client' },
  { value: 'moved', label: 'Moved to the client money bank' },
];
export const ACCOUNTS: readonly { value: MovementValues['bank']; label: string }[] = [
  { value: '1020', label: 'Client money bank' },
  { value: '1000', label: 'Bank' },
];
export const METHODS: readonly { value: MovementValues['method']; label: string }[] = [
  { value: 'check', label: 'Check' },
  { value: 'cash', label: 'Cash' },
];

/** What is sent of a movement: only what its kind has. */
export const bodyOf = ({ kind, bank, ...values }: MovementValues): NewClientMovement => ({
  kind,
  amount: normalizeMoney(values.amount),
  on: orNull(values.on),
  bookedOn: orNull(values.bookedOn),
  notes: orNull(values.notes),
  ...(kind !== 'moved' && { account: bank }),
  ...(kind === 'received' && {
    method: values.method,
    checkNumber: values.method === 'check' ? orNull(values.checkNumber) : null,
  }),
  ...(kind === 'paid_out' && { payee: orNull(values.payee), documentId: orNull(values.documentId) }),
});
