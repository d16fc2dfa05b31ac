import { queryOptions, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { kinds, type Kind } from '../../generated/kinds';
import { api, type QueryParams } from './api-client';
import type { AgentClient, Broker, PracticePerson } from './api-types';
import { roots } from './query-roots';
import { screens } from '../screens/declared';
import type { Chosen, Option } from '../screens/screen';

export type { Option };

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

/** Options from a list that the server searches by `q`. */
export const searchedOnServer = <Item>({ kind, root, path, query, option }: Searched<Item>): OptionsQuery => ({
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

/** Those that are assigned to the agent who asks. */
export const agentClientOptionsQuery = searchedOnServer<AgentClient>({
  kind: 'client',
  root: roots.agentWork,
  path: '/api/agents/clients',
  option: ({ id, name, email }) => ({ value: id, label: name, detail: email ?? '' }),
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

const listQuery = (kind: Kind, { query = {}, option }: Chosen): OptionsQuery =>
  searchedOnServer<never>({
    kind,
    root: [kinds[kind].address],
    path: `/api/${kinds[kind].address}`,
    query,
    option,
  });

const queries: Partial<Record<string, OptionsQuery>> = Object.fromEntries([
  ...screens.flatMap(({ chosen = {} }) =>
    (Object.entries(chosen) as [Kind, Chosen][]).map(([kind, how]) => [kind, listQuery(kind, how)] as const),
  ),
  ['user', userOptionsQuery] as const,
]);

/** How a record of a kind is chosen in a form or a filter. @throws Error when nobody said */
export const optionsQueryOf = (kind: string): OptionsQuery => {
  const query = queries[kind];
  if (!query) throw new Error(`Records of the kind ${kind} cannot be chosen yet`);
  return query;
};

export const agentOptionsQuery = optionsQueryOf('agent');
export const brokerOptionsQuery = optionsQueryOf('broker');
export const clientOptionsQuery = optionsQueryOf('client');
export const complianceDocumentOptionsQuery = optionsQueryOf('compliancedocument');
export const documentOptionsQuery = optionsQueryOf('document');
export const driverOptionsQuery = optionsQueryOf('driver');
export const factorOptionsQuery = optionsQueryOf('factor');
export const invoiceOptionsQuery = optionsQueryOf('invoice');
export const loadOptionsQuery = optionsQueryOf('load');
export const vehicleOptionsQuery = optionsQueryOf('vehicle');
