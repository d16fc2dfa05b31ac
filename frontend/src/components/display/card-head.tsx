import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CardHeadProps {
  title: ReactNode;
  subtitle: ReactNode;
  /** How it stands, at the right. */
  chip?: ReactNode;
  /** At the left. */
  picture?: ReactNode;
  /** It is out of use. */
  dimmed?: boolean;
  /** Below the subtitle. */
  children?: ReactNode;
}

/** The head of a card in a list of cards: who or what it is, and how it stands. */
export const CardHead = ({ title, subtitle, chip, picture, dimmed = false, children }: CardHeadProps) => (
  <Box sx={{ display: 'flex', gap: picture ? 1.5 : 1, alignItems: 'flex-start', opacity: dimmed ? 0.72 : 1 }}>
    {picture}
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2" sx={{ fontSize: 15 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{subtitle}</Typography>
      {children}
    </Box>
    {chip}
  </Box>
);
