import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { NewCompliancePayment, PortalPayment } from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { isZeroMoney, normalizeMoney, sumMoney } from '../../../../lib/format/money';
import { orNull } from '../../../../lib/forms/rules/rules';

export type Method = PortalPayment['paymentMethod'];

export interface NewPaymentValues {
  amount: string;
  /** What of it is for a government; '' as the document says. */
  government: string;
  paymentMethod: Method;
  description: string;
  clientId: string;
  documentId: string;
  invoiceId: string;
  accountHolderName: string;
  bankName: string;
  routingNumber: string;
  accountNumber: string;
  accountType: NonNullable<PortalPayment['account']>['accountType'];
  checkNumber: string;
  notes: string;
}

/** Account and routing numbers are in no draft. */
export const newPaymentForm: RecordForm<NewPaymentValues> = {
  name: 'new-payment',
  secrets: ['accountNumber', 'routingNumber'],
  values: () => ({
    amount: '',
    government: '',
    paymentMethod: 'credit_card',
    description: '',
    clientId: '',
    documentId: '',
    invoiceId: '',
    accountHolderName: '',
    bankName: '',
    routingNumber: '',
    accountNumber: '',
    accountType: 'checking',
    checkNumber: '',
    notes: '',
  }),
};

export const isByAccount = (method: Method): boolean => method === 'ach' || method === 'bank_transfer';

/** What it is for, as both calls take it. */
const purposeOf = ({ clientId, documentId, invoiceId, notes }: NewPaymentValues) => ({
  clientId: orNull(clientId),
  documentId: orNull(documentId),
  invoiceId: invoiceId === '' ? null : Number(invoiceId),
  notes: orNull(notes),
});

/** What is for whom, where the office says it: the rest of the amount is service. */
const partsOf = ({ amount, government }: NewPaymentValues) => {
  if (government.trim() === '') return {};
  const forGovernment = normalizeMoney(government);
  const parts = [
    { kind: 'government' as const, amount: forGovernment },
    { kind: 'service' as const, amount: sumMoney([normalizeMoney(amount), `-${forGovernment}`]) },
  ];
  return { parts: parts.filter((part) => !isZeroMoney(part.amount)) };
};

/** What the card payment is started with; the card itself is the provider's to ask for. */
export const intentOf = (values: NewPaymentValues) => ({
  amount: Number(normalizeMoney(values.amount)),
  description: values.description.trim(),
  ...partsOf(values),
  paymentData: { ...purposeOf(values), paymentMethod: 'credit_card' },
});

export const bodyOf = (values: NewPaymentValues): NewCompliancePayment => ({
  ...purposeOf(values),
  ...partsOf(values),
  amount: normalizeMoney(values.amount),
  paymentMethod: values.paymentMethod,
  description: values.description.trim(),
  ...(isByAccount(values.paymentMethod) && {
    accountHolderName: values.accountHolderName.trim(),
    bankName: values.bankName.trim(),
    routingNumber: values.routingNumber.trim(),
    accountNumber: values.accountNumber.trim(),
    accountType: values.accountType,
  }),
  ...(values.paymentMethod === 'check' && { checkNumber: orNull(values.checkNumber) }),
});

/** What is typed into a field of digits, so many at most; the rest is not taken. */
export const digitsOnly = <Field extends UseFormRegisterReturn>(field: Field, most: number): Field => ({
  ...field,
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = event.target.value.replace(/\D/g, '').slice(0, most);
    return field.onChange(event);
  },
});

const WEIGHTS = [3, 7, 1] as const;
/** Nine digits with the checksum of the American Bankers Association, as the server asks for. */
export const isRoutingNumber = (value: string): boolean =>
  /^\d{9}$/.test(value) &&
  Number(value) > 0 &&
  [...value].reduce((sum, digit, place) => sum + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0) % 10 === 0;
