import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** On a phone it stays one line: the rest is read in the panel. */
export const ONE_LINE = {
  '@media (max-width: 767.95px)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

interface FactsProps {
  of: readonly (string | null | false | undefined)[];
  /** What a phone has no room for is cut off. */
  oneLine?: boolean;
}

/** What is known of a record, in one line: what is not known is left out. */
export const Facts = ({ of, oneLine = false }: FactsProps) => (
  <Typography
    color="textSecondary"
    className="tabular"
    sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(oneLine && ONE_LINE) }}
  >
    {of.filter((fact) => fact && fact !== '—').join(' · ')}
  </Typography>
);

interface RowCardProps {
  /** What it is called, as the link that opens it. */
  link: ReactNode;
  /** How it stands. */
  chip?: ReactNode;
  children: ReactNode;
}

/** A row of a table as it stands on a phone. */
export const RowCard = ({ link, chip, children }: RowCardProps) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      {link}
      {chip}
    </Box>
    {children}
  </Box>
);
