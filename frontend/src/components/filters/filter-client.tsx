import { useQuery } from '@tanstack/react-query';
import { CHOSEN_CLIENT, useClientScope } from '../../lib/lists/client-scope';
import { namesQuery } from '../../lib/format/names';
import { clientOptionsQuery } from '../../lib/api/option-queries';
import { useCan } from '../../lib/session/session-context';
import type { ListParams } from '../../lib/lists/use-list-params';
import { FilterRecord } from './filter-record';
import { NarrowedTo } from './narrowed-to';

function ChosenClient({ clientId, onClear }: { clientId: string; onClear: () => void }) {
  const { data: names } = useQuery(namesQuery('client', [clientId]));
  return <NarrowedTo label={`Client: ${names?.get(clientId) ?? '…'}`} onClear={onClear} />;
}

/**
 * Narrows a list to what is kept for one client, for those who may see clients; the one chosen in the header can be
 * taken off.
 */
export function FilterClient({
  params,
  all = 'All clients',
}: {
  params: Pick<ListParams, 'filter' | 'set'>;
  /** What is shown where no client is chosen. */
  all?: string;
}) {
  const maySee = useCan('clients.read');
  const { clientId, fixed } = useClientScope();
  if (!maySee || fixed) return null;
  const value = params.filter('clientId');
  if (clientId !== null && clientId === value)
    return <ChosenClient clientId={clientId} onClear={() => params.set({ clientId: null, [CHOSEN_CLIENT]: '' })} />;
  return (
    <FilterRecord
      label="Client"
      all={all}
      query={clientOptionsQuery}
      value={value}
      onChange={(chosen) => params.set({ clientId: chosen })}
    />
  );
}
