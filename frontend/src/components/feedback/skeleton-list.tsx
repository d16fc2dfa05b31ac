import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function SkeletonList({ rows = 5, height = 44 }: { rows?: number; height?: number }) {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ opacity: 1 - row / (rows + 2) }} />
      ))}
    </Box>
  );
}
