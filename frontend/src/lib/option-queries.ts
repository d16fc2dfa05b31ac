import { queryOptions, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { complianceDocumentLabels, kinds, type Kind } from '../generated/kinds';
import { api, type QueryParams } from './api-client';
import type {
  Agent,
  AgentClient,
  Broker,
  Client,
  ClientDocument,
  ComplianceDocument,
  Driver,
  Invoice,
  Load,
  PracticePerson,
  Vehicle,
} from './api-types';
import { roots } from './query-roots';

export interface Option {
  value: string;
  label: string;
  detail?: string;
}

export interface Found {
  options: Option[];
  /** How many there are, when not all are shown. */
  of?: string;
  /** Said in place of options while too little was typed to look for. */
  hint?: string;
}

/** Records that can be chosen: the server searches them, and names those that were chosen before. */
export interface OptionsQuery {
  /** Of the record that a value names; null: how it is called cannot be asked. */
  kind: Kind | null;
  /** The id of that record, where a value is more than it. */
  idIn?: (value: string) => string;
  search: (words: string) => UseQueryOptions<Found, Error, Found, QueryKey>;
}

export const SHOWN = 30;

interface Searched<Item> {
  kind: Kind;
  root: QueryKey;
  path: string;
  query?: QueryParams;
  option: (item: Item) => Option;
}

const searchedOnServer = <Item>({ kind, root, path, query, option }: Searched<Item>): OptionsQuery => ({
  kind,
  search: (words) =>
    queryOptions({
      queryKey: [...root, 'options', words] as QueryKey,
      queryFn: async ({ signal }): Promise<Found> => {
        const list = await api.list<Item>(path, { query: { ...query, q: words, limit: SHOWN }, signal });
        const isAll = list.items.length >= list.total && !list.isMore;
        return {
          options: list.items.map(option),
          ...(!isAll && { of: `${list.total.toLocaleString('en-US')}${list.isMore ? '+' : ''}` }),
        };
      },
      meta: { quiet: true },
    }),
});

export const brokerOptionsQuery = searchedOnServer<Broker>({
  kind: 'broker',
  root: roots.brokers,
  path: '/api/brokers',
  query: { sort: 'name' },
  option: ({ id, name }) => ({ value: String(id), label: name }),
});

/** Those that are assigned to the agent who asks. */
export const agentClientOptionsQuery = searchedOnServer<AgentClient>({
  kind: 'client',
  root: roots.agentWork,
  path: '/api/agents/clients',
  option: ({ id, name, email }) => ({ value: id, label: name, detail: email ?? '' }),
});

export const loadOptionsQuery = searchedOnServer<Load>({
  kind: 'load',
  root: roots.loads,
  path: '/api/loads',
  option: ({ id, loadNumber, pickupLocation, dropoffLocation }) => ({
    value: String(id),
    label: loadNumber,
    detail: `${pickupLocation} → ${dropoffLocation}`,
  }),
});

export const vehicleOptionsQuery = searchedOnServer<Vehicle>({
  kind: 'vehicle',
  root: roots.vehicles,
  path: '/api/vehicles',
  query: { sort: 'unitNumber' },
  option: ({ id, unitNumber, clientName, licensePlate }) => ({
    value: id,
    label: `Unit ${unitNumber}`,
    detail: [clientName, licensePlate].filter(Boolean).join(' · '),
  }),
});

export const driverOptionsQuery = searchedOnServer<Driver>({
  kind: 'driver',
  root: [kinds.driver.address],
  path: '/api/drivers',
  query: { sort: 'name' },
  option: ({ id, firstName, lastName, clientName, licenseClass }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`,
    detail: [clientName, licenseClass].filter(Boolean).join(' · '),
  }),
});

export const complianceDocumentOptionsQuery = searchedOnServer<ComplianceDocument>({
  kind: 'compliancedocument',
  root: [kinds.compliancedocument.address],
  path: '/api/compliance-documents',
  option: ({ id, title, clientName, documentType }) => ({
    value: id,
    label: title,
    detail: [clientName, complianceDocumentLabels.documentType[documentType]].filter(Boolean).join(' · '),
  }),
});

export const invoiceOptionsQuery = searchedOnServer<Invoice>({
  kind: 'invoice',
  root: roots.invoices,
  path: '/api/invoices',
  option: ({ id, invoiceNumber, brokerName }) => ({
    value: String(id),
    label: invoiceNumber,
    detail: brokerName ?? '',
  }),
});

export const clientOptionsQuery = searchedOnServer<Client>({
  kind: 'client',
  root: roots.clients,
  path: '/api/clients',
  query: { sort: 'companyName' },
  option: ({ id, companyName }) => ({ value: id, label: companyName }),
});

export const agentOptionsQuery = searchedOnServer<Agent>({
  kind: 'agent',
  root: roots.agents,
  path: '/api/agents',
  option: ({ id, displayName, email, isActive }) => ({
    value: id,
    label: displayName,
    detail: [email, isActive ? '' : 'inactive'].filter(Boolean).join(' · '),
  }),
});

export const documentOptionsQuery = searchedOnServer<ClientDocument>({
  kind: 'document',
  root: roots.documents,
  path: '/api/documents',
  option: ({ id, originalName, clientName }) => ({
    value: String(id),
    label: originalName,
    detail: clientName ?? '',
  }),
});

/** Those who work here: few enough to know them all. */
export const userOptionsQuery: OptionsQuery = {
  kind: 'user',
  search: (words) =>
    queryOptions({
      queryKey: [...roots.practice, 'people', 'options', words] as QueryKey,
      queryFn: async ({ signal }): Promise<Found> => {
        const people = await api.get<PracticePerson[]>('/api/practice/people', { signal });
        const found = people.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
        return { options: found.map(({ id, name }) => ({ value: id, label: name })) };
      },
      meta: { quiet: true },
    }),
};

export const createBrokerNamed = async (name: string): Promise<Option> => {
  const broker = await api.post<Broker>('/api/brokers', { name });
  return { value: String(broker.id), label: broker.name };
};

const queries: Partial<Record<string, OptionsQuery>> = {
  agent: agentOptionsQuery,
  broker: brokerOptionsQuery,
  client: clientOptionsQuery,
  compliancedocument: complianceDocumentOptionsQuery,
  document: documentOptionsQuery,
  driver: driverOptionsQuery,
  load: loadOptionsQuery,
  user: userOptionsQuery,
  vehicle: vehicleOptionsQuery,
};

/** How a record of a kind is chosen in a form or a filter. @throws Error when nobody said */
export const optionsQueryOf = (kind: string): OptionsQuery => {
  const query = queries[kind];
  if (!query) throw new Error(`Records of the kind ${kind} cannot be chosen yet`);
  return query;
};
