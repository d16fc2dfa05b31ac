import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { TextLink } from '../../../../../components/display/text-link';
import type { PracticeCell } from '../../../../../lib/api/api-types';
import { useListSearch } from '../../../../../lib/lists/client-scope';
import { ObligationChip } from '../../obligation-chip';
import { groupLabels, isNear } from '../practice-groups';

/** Groups of several kinds of papers. */
const MIXED: readonly PracticeCell['group'][] = ['plates', 'drivers', 'other'];

const Chips = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  // it is as wide as its column, however long its words are
  width: 0,
  minWidth: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': { containerType: 'inline-size' },
  // folded on a screen, whole on paper
  '@media screen': { '& > [data-folded=true]': { display: 'none' } },
});

const MORE = { minWidth: 0, minHeight: 24, px: 0.75, py: 0, mt: '2px', fontSize: 12, lineHeight: '18px' };

export interface Choosing {
  has: (id: string) => boolean;
  choose: (ids: readonly string[], chosen: boolean) => void;
}

interface PracticeCellProps {
  cell: PracticeCell;
  /** What its column is called, where it holds several kinds. */
  column?: string;
  /** So many lines of it are shown before somebody asks for more: the last of them says how many there are. */
  lines: number;
  clientId: string | null;
  whose: string;
  choosing: Choosing;
}

/** What a client has to do of one kind. */
export function PracticeCellView({ cell, column, lines, clientId, whose, choosing }: PracticeCellProps) {
  const [isOpen, setOpen] = useState(false);
  const search = useListSearch();
  const { group, count, obligations } = cell;
  const near = obligations.filter(isNear).length;
  const shown = near === obligations.length && near <= lines ? near : Math.min(near, Math.max(1, lines - 1));
  const folded = obligations.length - shown;
  const label = `${column ?? groupLabels[group]} of ${whose}`;
  const ofClient = new URLSearchParams(search);
  for (const name of ['view', 'page', 'cursor', 'sort', 'limit']) ofClient.delete(name);
  if (clientId !== null) ofClient.set('clientId', clientId);
  return (
    <>
      <Chips aria-label={label}>
        {obligations.map((row, nr) => (
          <li key={row.id} data-folded={!isOpen && nr >= shown}>
            <ObligationChip
              row={row}
              to={`/practice/${row.id}${search}`}
              mixed={column !== undefined || MIXED.includes(group)}
              selected={choosing.has(row.id)}
              onSelect={(chosen) => choosing.choose([row.id], chosen)}
            />
          </li>
        ))}
      </Chips>
      {folded > 0 && (
        <Button
          size="small"
          color="secondary"
          sx={MORE}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Fewer' : `+${folded} more`}: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer' : `+${folded}`}
        </Button>
      )}
      {count > obligations.length && (isOpen || folded <= 0) && (
        <TextLink to={`/practice?${ofClient}`}>All {count.toLocaleString('en-US')} in the list</TextLink>
      )}
    </>
  );
}
