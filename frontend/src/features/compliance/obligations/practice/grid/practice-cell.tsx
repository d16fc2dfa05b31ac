import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { TextLink } from '../../../../../components/display/text-link';
import type { PracticeCell } from '../../../../../lib/api/api-types';
import { useListSearch } from '../../../../../lib/lists/client-scope';
import { ObligationChip } from '../../obligation-chip';
import { groupLabels } from '../practice-groups';

/** So many of a cell are shown before somebody asks for more. */
const SHOWN = 3;
/** Groups of several kinds of papers. */
const MIXED: readonly PracticeCell['group'][] = ['plates', 'drivers', 'other'];

const Chips = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 6,
  // folded on a screen, whole on paper
  '@media screen': { '& > [data-folded=true]': { display: 'none' } },
});

export interface Choosing {
  has: (id: string) => boolean;
  choose: (ids: readonly string[], chosen: boolean) => void;
}

interface PracticeCellProps {
  cell: PracticeCell;
  clientId: string | null;
  whose: string;
  choosing: Choosing;
}

/** What a client has to do of one kind. */
export function PracticeCellView({ cell, clientId, whose, choosing }: PracticeCellProps) {
  const [isOpen, setOpen] = useState(false);
  const search = useListSearch();
  const { group, count, obligations } = cell;
  const folded = obligations.length - SHOWN;
  const label = `${groupLabels[group]} of ${whose}`;
  const ofClient = new URLSearchParams(search);
  for (const name of ['view', 'page', 'cursor', 'sort', 'limit']) ofClient.delete(name);
  if (clientId !== null) ofClient.set('clientId', clientId);
  return (
    <>
      <Chips aria-label={label}>
        {obligations.map((row, nr) => (
          <li key={row.id} data-folded={!isOpen && nr >= SHOWN}>
            <ObligationChip
              row={row}
              to={`/practice/${row.id}${search}`}
              mixed={MIXED.includes(group)}
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
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show fewer' : `Show ${folded} more`}: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show ${folded} more`}
        </Button>
      )}
      {count > obligations.length && (isOpen || folded <= 0) && (
        <TextLink to={`/practice?${ofClient}`}>All {count.toLocaleString('en-US')} in the list</TextLink>
      )}
    </>
  );
}
