import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BASES, basisIn } from '../../../lib/format/basis';

/** What the figures of a page are, in a sentence; with `basis`, which may be '', also when they count. */
export const BooksNote = ({ basis, children }: { basis?: string; children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', mb: 1.5 }}>
    {children} {basis !== undefined && BASES[basisIn(basis)][1]}
  </Box>
);
