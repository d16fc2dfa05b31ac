import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { use, type ReactNode } from 'react';
import { palette } from '../display/palette';
import { PHONE } from '../table/table-props';
import { NarrowedTo } from './narrowed-to';
import { InToolbar, ToolbarPlaces } from './toolbar-places';

/** A line of the menu of filters. Its field names itself to assistive technology, so the label here is for eyes only. */
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minWidth: 0,
  '&[data-label]::before': { content: 'attr(data-label)', fontSize: 13, color: palette.text.secondary },
});

interface FilterProps {
  label: string;
  /** What is chosen in words, such as 'Overdue'; null: nothing is. */
  chosen: string | null;
  onClear: () => void;
  /** It is seen without opening the menu, where there is room for it. */
  kept?: boolean;
  /** The field draws its label itself. */
  labelled?: boolean;
  /** The most it takes outside of the menu, in pixels. */
  most?: number;
  /** What it takes there at least on a phone. */
  least?: number;
  children: ReactNode;
}

/** A filter of a list: its field in the menu of the toolbar, and a chip that says what is chosen and takes it off. */
export function Filter({
  label,
  chosen,
  onClear,
  kept = false,
  labelled = false,
  most = 200,
  least = 136,
  children,
}: FilterProps) {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const inMenu = use(ToolbarPlaces).menu !== undefined && !(kept && !phone);
  if (!inMenu)
    return (
      <InToolbar place="kept">
        <Box sx={{ flex: { xs: `1 1 ${least}px`, md: '0 1 auto' }, minWidth: 0, maxWidth: { md: most } }}>
          {children}
        </Box>
      </InToolbar>
    );
  return (
    <>
      <InToolbar place="menu">
        <Line data-label={labelled ? undefined : label}>{children}</Line>
      </InToolbar>
      {chosen !== null && <NarrowedTo label={`${label}: ${chosen}`} onClear={onClear} />}
    </>
  );
}
