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

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** An address breaks after its @, not in the middle of a word. */
const breakable = (value: ReactNode): ReactNode =>
  typeof value === 'string' && EMAIL.test(value)
    ? value.split(/(?<=@)/).flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))
    : value;

export type Details = readonly (readonly [label: string, value: ReactNode])[];

export function DetailList({ details }: { details: Details }) {
  return (
    <List>
      {details.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd className="tabular">{value === null || value === undefined || value === '' ? '—' : breakable(value)}</dd>
        </div>
      ))}
    </List>
  );
}
