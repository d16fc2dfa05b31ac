import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from './palette';

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(92px, 32%) minmax(0, 1fr)',
  rowGap: 10,
  columnGap: 16,
  '& dt': { color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd className="tabular">{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </List>
  );
}
