import { useId, useState } from 'react';
import { clientOptionsQuery, type Option } from '../../lib/api/option-queries';
import { CHOSEN_CLIENT, useClientScope } from '../../lib/lists/client-scope';
import type { ListParams } from '../../lib/lists/use-list-params';
import { useCan, useUser } from '../../lib/session/session-context';
import { Combobox } from '../fields/pickers/combobox';
import { useRecordOptions } from '../fields/pickers/use-record-options';
import { Filter } from './filter';
import { FilterClient } from './filter-client';
import { NarrowedTo } from './narrowed-to';

type Params = Pick<ListParams, 'filter' | 'set'>;

/** In place of a client: the books of the firm, which are no client's. */
const FIRM: Option = { value: 'firm', label: 'The firm itself' };

/**
 * Whose books: those of one client, the firm's own, or all. For those who may see clients; the one chosen in the header
 * can be taken off. In the address it is `clientId` or `own=true`.
 */
export function FilterBooks({ params }: { params: Params }) {
  const maySee = useCan('clients.read');
  const { clientId, fixed } = useClientScope();
  const isOwn = params.filter('own') === 'true';
  if (fixed) return null;
  if (!maySee)
    return isOwn ? <NarrowedTo label="The firm's own books" onClear={() => params.set({ own: null })} /> : null;
  if (clientId !== null && clientId === params.filter('clientId')) return <FilterClient params={params} />;
  return <ChosenBooks params={params} isOwn={isOwn} />;
}

function ChosenBooks({ params, isOwn }: { params: Params; isOwn: boolean }) {
  const { isAgent } = useUser();
  const [typed, setTyped] = useState('');
  const { selected, options, message, ask, pick } = useRecordOptions(
    clientOptionsQuery,
    isOwn ? '' : params.filter('clientId'),
  );
  // the firm's own books are none of an agent's
  const offersFirm = !isAgent && FIRM.label.toLowerCase().includes(typed.trim().toLowerCase());
  const choose = (option: Option | null) => {
    const own = option?.value === FIRM.value;
    pick(own ? null : option);
    params.set(
      own ? { own: 'true', clientId: null, [CHOSEN_CLIENT]: '' } : { own: null, clientId: option?.value ?? null },
    );
  };
  return (
    <Filter label="Client" chosen={(isOwn ? FIRM : selected)?.label ?? null} onClear={() => choose(null)}>
      <Combobox
        id={useId()}
        label="Client"
        named
        selected={isOwn ? FIRM : selected}
        offer={() => (offersFirm ? [FIRM, ...options] : options)}
        message={offersFirm && options.length === 0 && message === 'Nothing matches.' ? undefined : message}
        onAsk={(words) => {
          setTyped(words ?? '');
          ask(words);
        }}
        onPick={choose}
        placeholder="All clients"
        invalid={false}
        required={false}
        disabled={false}
        describedBy={undefined}
      />
    </Filter>
  );
}
