import { spanFault } from '../../lib/format/moments';
import type { ListParams } from '../../lib/lists/use-list-params';
import { FilterDate } from './filter-date';

interface FilterSpanProps {
  params: Pick<ListParams, 'filter' | 'set'>;
  time?: boolean;
  /** What the list calls its first and its last day. */
  names?: { readonly from: string; readonly to: string };
}

const USUAL = { from: 'from', to: 'to' } as const;

/** A list from one day to another, both of them included. */
export function FilterSpan({ params, time = false, names = USUAL }: FilterSpanProps) {
  const from = params.filter(names.from);
  const to = params.filter(names.to);
  return (
    <>
      <FilterDate
        label="From"
        time={time}
        value={from}
        fault={(value) => spanFault(value, to)}
        onChange={(value) => params.set({ [names.from]: value })}
      />
      <FilterDate
        label="To"
        time={time}
        value={to}
        fault={(value) => spanFault(from, value)}
        onChange={(value) => params.set({ [names.to]: value })}
      />
    </>
  );
}
