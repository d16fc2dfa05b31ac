import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Behind } from './figure';
import { palette } from './palette';
import { Surface } from '../layout/surface';

export const StatGrid = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& > :last-child:nth-of-type(odd)': { gridColumn: 'auto' },
    // above the rows of a list a figure takes one line
    '&[data-dense] > [data-card]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '0 12px',
      padding: '9px 16px',
      containerType: 'normal',
      '& > [data-value]': { fontSize: 18, lineHeight: '26px' },
      '& [aria-hidden]': { display: 'none' },
    },
  },
  // as on a wide screen, on a laptop
  '@media (min-width: 1000px) and (max-width: 1439.95px)': {
    gap: 12,
    '&[data-dense] > [data-card]': { gap: '0 8px', padding: '9px 12px', '& > [data-value]': { fontSize: 16 } },
  },
});

/** The whole card is the link's to click; links in its note stay their own. */
const Opens = styled(Link)({
  color: palette.primary.main,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:hover, &:focus-visible': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** Behind a figure that the server did not tell. */
export const NOT_LOADED = { missing: 'It could not be loaded.' } as const;

interface StatCardProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  loading?: boolean;
  icon?: ReactNode;
  /** The list that the value sums; in words why there is none yet; or, of a word, the page that it opens. */
  behind: Behind | { missing: string } | { opens: string };
}

/** As large as a million dollars and cents fit into the card. */
const fitting = (most: number): string => `clamp(14px, 13cqi, ${most}px)`;

export function StatCard({ label, value, note, loading, icon, behind }: StatCardProps) {
  const missing = 'missing' in behind ? behind.missing : undefined;
  const result = missing ?? note;
  return (
    <Surface
      data-card={label}
      data-missing={missing}
      sx={{
        p: { xs: 1.75, md: 2.25 },
        display: 'grid',
        gap: 0.5,
        alignContent: 'start',
        position: 'relative',
        containerType: 'inline-size',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, color: 'text.secondary' }}>
        <Typography variant="body2" component="p" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        {icon && (
          <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, '& svg': { fontSize: 18 } }}>
            {icon}
          </Box>
        )}
      </Box>
      {loading ? (
        <Skeleton
          animation="pulse"
          variant="rounded"
          width="62%"
          height={28}
          sx={{ my: '2px' }}
          role="img"
          aria-label={`${label} is loading`}
        />
      ) : (
        <Typography
          variant="h4"
          component="p"
          data-value
          className="tabular"
          sx={{ fontSize: { xs: fitting(19), md: fitting(24) }, overflowWrap: 'anywhere' }}
        >
          {'opens' in behind ? (
            <Opens to={behind.opens}>{value}</Opens>
          ) : 'missing' in behind || behind.to === null ? (
            value
          ) : (
            <Opens to={behind.to} data-figure={behind.of}>
              {value}
            </Opens>
          )}
        </Typography>
      )}
      {result && (
        <Typography variant="body2" color="textSecondary" sx={{ '& a': { position: 'relative', zIndex: 1 } }}>
          {result}
        </Typography>
      )}
    </Surface>
  );
}
