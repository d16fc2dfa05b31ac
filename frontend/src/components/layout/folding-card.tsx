import MoreHoriz from '../../generated/icons/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isKnown } from '../display/detail-list';
import { DetailLines, type LineOfDetails } from '../display/detail-lines';
import { palette } from '../display/palette';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
});
const Name = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
/** As large as a finger, and no higher than the line of the name. */
const UNFOLD = {
  width: 44,
  height: 44,
  m: '-12px -12px -12px -8px',
  color: 'text.secondary',
  flexShrink: 0,
  '@media print': { display: 'none' },
} as const;
const Folded = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  marginTop: 4,
  paddingTop: 8,
  borderTop: `1px solid ${palette.divider}`,
  '&[hidden]': { display: 'none' },
  // folded on a screen, whole on paper
  '@media print': { '&[hidden]': { display: 'grid' } },
});
const Deeds = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 4,
  '@media print': { display: 'none' },
  '&:empty': { display: 'none' },
});

const NONE: readonly LineOfDetails[] = [];

interface FoldingCardProps {
  /** What it is called, as readers of screens are told. */
  name: string;
  /** What it is called, as it is shown. */
  title: ReactNode;
  /** How it stands: at the right of its name. */
  chip?: ReactNode;
  /** Three lines at the most. */
  children: ReactNode;
  /** Facts that there is no room for. */
  more?: readonly LineOfDetails[];
  /** What can be done with it. */
  deeds?: ReactNode;
}

/**
 * A card of three lines below its name; the rest of it, with what can be done, unfolds behind "…" at the line of the
 * name.
 */
export function FoldingCard({ name, title, chip, children, more = NONE, deeds }: FoldingCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const done = useRef<HTMLDivElement>(null);
  const [hasDeeds, setHasDeeds] = useState(false);
  // whether somebody may do anything is known to what is done alone
  useLayoutEffect(() => setHasDeeds((done.current?.childElementCount ?? 0) > 0), [deeds]);
  const hasMore = more.some((line) => line.some(([, value]) => isKnown(value)));
  return (
    <Frame>
      <Head>
        <Name>{title}</Name>
        {chip}
        {(hasMore || hasDeeds) && (
          <IconButton
            data-unfolds
            aria-label={`More about ${name}`}
            title={isOpen ? 'Less' : 'More'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={UNFOLD}
          >
            <MoreHoriz fontSize="small" />
          </IconButton>
        )}
      </Head>
      {children}
      <Folded id={id} hidden={!isOpen}>
        <DetailLines lines={more} />
        <Deeds ref={done}>{deeds}</Deeds>
      </Folded>
    </Frame>
  );
}
