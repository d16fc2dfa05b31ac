import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Finding, Findings } from '../../../lib/api/api-types';
import { capital } from '../../../lib/format/words';
import type { Found, Option, OptionsQuery } from '../../../lib/api/option-queries';
import { isKind } from '../../../lib/navigation/record-address';

const FEWEST = 2;
const TOO_SHORT: Found = { options: [], hint: 'Type a number, a name or an amount.' };

/** The events of a payment stand in the history of its invoice. */
const streamOf = ({ kind, id, within }: Finding): string =>
  kind === 'payment' && within !== null ? `invoice-${within}` : `${kind}-${id}`;

const optionOf = (found: Finding): Option => ({
  value: streamOf(found),
  label: found.name,
  detail: [capital(found.titles), found.detail].filter(Boolean).join(' · '),
});

const isFirst = ({ value }: Option, at: number, all: readonly Option[]): boolean =>
  all.findIndex((other) => other.value === value) === at;

/** The record whose events are looked for, of whatever kind. @param stream 'invoice-17' */
export const eventRecordsQuery = (stream: string): OptionsQuery => {
  const kind = stream.slice(0, stream.indexOf('-'));
  return {
    kind: isKind(kind) ? kind : null,
    idIn: (value) => value.slice(value.indexOf('-') + 1),
    search: (words) =>
      queryOptions({
        queryKey: ['search', 'records of facts', words] as QueryKey,
        queryFn: async ({ signal }): Promise<Found> => {
          if (words.length < FEWEST) return TOO_SHORT;
          const { items } = await api.get<Findings>('/api/search', { query: { q: words }, signal });
          return { options: items.map(optionOf).filter(isFirst) };
        },
        meta: { quiet: true },
      }),
  };
};
