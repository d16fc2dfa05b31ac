import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Surface } from './surface';

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
  },
});

interface StatCardProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  loading?: boolean;
  icon?: ReactNode;
}

export function StatCard({ label, value, note, loading, icon }: StatCardProps) {
  return (
    <Surface sx={{ p: { xs: 1.75, md: 2.25 }, display: 'grid', gap: 0.5, alignContent: 'start' }}>
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
          aria-label={`${label} is loading`}
        />
      ) : (
        <Typography
          variant="h4"
          component="p"
          className="tabular"
          sx={{ fontSize: { xs: 19, md: 24 }, overflowWrap: 'anywhere' }}
        >
          {value}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Surface>
  );
}
