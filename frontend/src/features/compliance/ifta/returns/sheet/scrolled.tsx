import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A wide table that is moved sideways within its own box, with the keys as well. */
export const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', '& td': { overflowWrap: 'normal' } }}>
    {children}
  </Box>
);
