import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { palette } from './palette';

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(92px, 32%) minmax(0, 1fr)',
  // two words of a label stay side by side on a phone
  '@media (max-width: 559.95px)': { gridTemplateColumns: 'minmax(122px, 36%) minmax(0, 1fr)', columnGap: 12 },
  rowGap: 10,
  columnGap: 16,
  '& > div': { display: 'contents' },
  '&[data-folds] > [data-folded]': { display: 'none' },
  '& dt': { color: palette.text.secondary },
  '& dd [data-chip]': { marginBlock: -2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** An address breaks after its @, not in the middle of a word. */
const breakable = (value: ReactNode): ReactNode =>
  typeof value === 'string' && EMAIL.test(value)
    ? value.split(/(?<=@)/).flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))
    : value;

export type Details = readonly (readonly [label: string, value: ReactNode])[];

export const isKnown = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '';

/** Labels that are folded away with what is not known. */
type Folds = (label: string, value: ReactNode) => boolean;

const Listed = ({ details, isFolded }: { details: Details; isFolded?: Folds | undefined }) => (
  <List data-folds={isFolded ? true : undefined}>
    {details.map(([label, value]) => (
      <div key={label} data-folded={isFolded?.(label, value) ? true : undefined}>
        <dt>{label}</dt>
        <dd className="tabular">{isKnown(value) ? breakable(value) : '—'}</dd>
      </div>
    ))}
  </List>
);

export const DetailList = ({ details }: { details: Details }) => <Listed details={details} />;

/** When a record was made and changed is looked for seldom, as is what nobody knows. */
const SELDOM: ReadonlySet<string> = new Set(['Added', 'Last change']);
const isSeldom: Folds = (label, value) => SELDOM.has(label) || !isKnown(value) || value === '—' || value === 'N/A';

/** What is known of a record; the empty facts are behind "Show all". */
export function KnownDetails({ details }: { details: Details }) {
  const [all, setAll] = useState(false);
  const folded = details.filter(([label, value]) => isSeldom(label, value)).length;
  return (
    <div>
      <Listed details={details} isFolded={all ? undefined : isSeldom} />
      {folded > 0 && (
        <Button
          size="small"
          color="secondary"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          sx={{ mt: 0.75, ml: -1.25 }}
        >
          {all ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
