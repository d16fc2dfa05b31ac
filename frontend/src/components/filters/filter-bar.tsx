import { styled } from '@mui/material/styles';
import { use, useMemo, useRef, useState, type ReactNode } from 'react';
import { useHasTools } from '../../lib/lists/list-tools';
import { NativeSelect } from '../fields/pickers/native-select';
import { FieldsSlot } from '../table/fields-slot';
import { ViewMenu } from '../views/view-menu';
import { Filter } from './filter';
import { FilterMenu } from './filter-menu';
import { PrintedFilters } from './printed-filters';
import { ToolbarPlaces } from './toolbar-places';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 12,
  alignItems: 'center',
  '& [role=group]': { marginBottom: 0 },
  '&:not(:has(> :not(:empty)))': { display: 'none' },
  '@media print': { display: 'none' },
});
const Slot = styled('div')({ display: 'contents' });
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  marginLeft: 'auto',
  // on a phone their signs stand beside the search; their words are only spoken
  '@media (max-width: 559.95px)': {
    '& details > summary': { fontSize: 0, gap: 0, minWidth: 40, minHeight: 44, padding: 0, justifyContent: 'center' },
    '& details > summary svg': { fontSize: 20 },
  },
});

interface FilterBarProps {
  /** Of a statement: what it is about is always seen, each field where it is written. */
  open?: boolean;
  children: ReactNode;
}

/**
 * The toolbar of the list of a page, one row: search, "Filter" with a chip for each filter that is set, views, fields,
 * export. What is written in it finds its place by itself; on paper a line of text says what is chosen. Where its list
 * is a client's and short, only the buttons that are no tools of it are left.
 */
export function FilterBar({ open = false, children }: FilterBarProps) {
  const hasTools = useHasTools('') || open;
  const bar = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<HTMLElement | null>(null);
  const [kept, setKept] = useState<HTMLElement | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [chips, setChips] = useState<HTMLElement | null>(null);
  const [exports, setExports] = useState<HTMLElement | null>(null);
  const places = useMemo(
    () => (open ? { exports } : { search, kept, menu, chips, exports }),
    [open, search, kept, menu, chips, exports],
  );
  const fields = use(FieldsSlot);
  return (
    <>
      <Bar ref={bar} data-toolbar data-print="none">
        <ToolbarPlaces value={places}>
          {hasTools && !open && (
            <>
              <Slot ref={setSearch} />
              <Slot ref={setKept} />
              <FilterMenu panel={setMenu} />
              <Slot ref={setChips} />
            </>
          )}
          {children}
        </ToolbarPlaces>
        {hasTools && (
          <Tools>
            <ViewMenu />
            <Slot ref={fields?.offer} />
            <Slot ref={setExports} />
          </Tools>
        )}
      </Bar>
      <PrintedFilters bar={bar} />
    </>
  );
}

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  all: string;
  /** It is seen without opening the menu of filters. */
  kept?: boolean;
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, all, kept = false, onChange }: FilterSelectProps) {
  // its longest choice and the arrow beside it
  const letters = Math.max(all.length, ...options.map((option) => option.label.length));
  const least = Math.min(170, Math.max(136, 44 + 9 * letters));
  const chosen = value === '' ? null : (options.find((option) => option.value === value)?.label ?? value);
  return (
    <Filter label={label} chosen={chosen} onClear={() => onChange('')} kept={kept} most={170} least={least}>
      <NativeSelect aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Filter>
  );
}
