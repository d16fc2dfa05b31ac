import type { Client, ClientStatus, NewClient, PaymentTerms } from '../../../lib/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { normalizeMoney } from '../../../lib/money';
import { orNull } from '../../../lib/rules';

type TextField = Exclude<keyof NewClient, 'paymentTerms' | 'status' | 'agentId'>;
export type ClientValues = Record<TextField, string> & {
  paymentTerms: PaymentTerms;
  status: ClientStatus;
  agentId: string;
};

const textFields: readonly TextField[] = [
  'companyName',
  'contactName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'dotNumber',
  'mcNumber',
  'taxId',
  'billingAddress',
  'creditLimit',
  'notes',
];

export const clientForm: RecordForm<ClientValues, Client> = {
  name: 'client',
  kind: 'client',
  values: (client) => ({
    ...(Object.fromEntries(textFields.map((name) => [name, client?.[name] ?? ''])) as Record<TextField, string>),
    paymentTerms: client?.paymentTerms ?? 'net_30',
    status: client?.status ?? 'active',
    agentId: client?.agentId ?? '',
  }),
};

type Optional = Omit<NewClient, 'companyName' | 'paymentTerms' | 'status' | 'creditLimit' | 'agentId'>;

/** Only administrators assign agents: the others' forms do not send the field at all. */
export const clientFields = (
  { companyName, paymentTerms, status, creditLimit, agentId, ...rest }: ClientValues,
  mayAssign: boolean,
): NewClient => {
  const optional = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, orNull(value)])) as Optional;
  return {
    ...optional,
    companyName: companyName.trim(),
    paymentTerms,
    status,
    creditLimit: orNull(normalizeMoney(creditLimit)),
    ...(mayAssign && { agentId: orNull(agentId) }),
  };
};
