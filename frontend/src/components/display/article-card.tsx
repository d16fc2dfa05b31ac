import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DetailLines, type LineOfDetails } from './detail-lines';

interface ArticleCardProps {
  /** What it is called, as readers of screens are told. */
  label: string;
  title?: ReactNode;
  subtitle: ReactNode;
  /** How it stands: at the right of its name. */
  chip?: ReactNode;
  picture?: ReactNode;
  /** It is out of use. */
  dimmed?: boolean;
  /** Two at the most: with the subtitle there are three below its name. */
  lines: readonly LineOfDetails[];
  /** What can be done with it, at the right of its lines. */
  tools?: ReactNode;
  /** The same, below them. */
  children?: ReactNode;
}

/** A record among cards: who or what it is, how it stands, what is known of it, and what can be done with it. */
export const ArticleCard = ({
  label,
  title = label,
  subtitle,
  chip,
  picture,
  dimmed = false,
  lines,
  tools,
  children,
}: ArticleCardProps) => (
  <Box component="article" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
    <Box sx={{ display: 'flex', gap: picture ? 1.5 : 1, alignItems: 'flex-start', opacity: dimmed ? 0.72 : 1 }}>
      {picture}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2" sx={{ fontSize: 15 }}>
          {title}
        </Typography>
        <Typography color="textSecondary">{subtitle}</Typography>
      </Box>
      {chip}
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, mt: -1 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
        <DetailLines lines={lines} />
      </Box>
      {tools}
    </Box>
    {children}
  </Box>
);
