import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '../../../../components/display/palette';

export const NowLines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '10px 0',
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  '&:not(:first-of-type)': { borderTop: `1px solid ${palette.divider}` },
  '& > div:first-of-type': { flex: '1 1 190px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 13, color: palette.text.secondary },
});

interface NowLineProps {
  /** What it is about: 'Next deadline'. */
  what: string;
  children: ReactNode;
  /** What can be done about it. */
  act?: ReactNode;
}

/** One answer to "what now", with what can be done about it. */
export const NowLine = ({ what, children, act }: NowLineProps) => (
  <Line>
    <div>
      <small>{what}</small>
      {children}
    </div>
    {act && <Box sx={{ flexShrink: 0 }}>{act}</Box>}
  </Line>
);
