import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from './palette';

const Line = styled('dl')({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  overflowWrap: 'anywhere',
  '& > div': { position: 'relative', display: 'flex', columnGap: 5, minWidth: 0 },
  '& dt': { color: palette.text.secondary, whiteSpace: 'nowrap' },
  // read aloud, and as large as its words: nothing of it is cut
  '& dt[data-silent]': { position: 'absolute', left: 0, clipPath: 'inset(50%)', pointerEvents: 'none' },
  '& dd': { margin: 0, minWidth: 0 },
});

/** Words that need no label to be understood, and how the rest is called. */
const SPEAKING: ReadonlySet<string> = new Set([
  'Email',
  'Phone',
  'Location',
  'State',
  'Address',
  'Client',
  'Contact',
  'Owner',
  'Terms',
  'Department',
  'Access level',
]);

export type LineOfDetails = readonly (readonly [label: string, value: ReactNode])[];

/**
 * What a card says of a record, a line for what belongs together; what is not known is left out. A label that its
 * value makes needless is read aloud only.
 */
export const DetailLines = ({ lines }: { lines: readonly LineOfDetails[] }) =>
  lines.map((line, at) => {
    const known = line.filter(([, value]) => value !== null && value !== undefined && value !== '');
    return (
      known.length > 0 && (
        <Line key={at} data-line className="tabular">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt data-silent={SPEAKING.has(label) || undefined}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Line>
      )
    );
  });
