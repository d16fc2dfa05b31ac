import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FoldingCard } from '../layout/folding-card';
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
  /** What else is known of it, folded. */
  more?: readonly LineOfDetails[];
  /** What can be done with it, folded. */
  deeds?: ReactNode;
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
  more,
  deeds,
}: ArticleCardProps) => (
  <article aria-label={label}>
    <FoldingCard
      name={label}
      {...(more && { more })}
      deeds={deeds}
      chip={chip}
      title={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', opacity: dimmed ? 0.72 : 1 }}>
          {picture}
          <Typography variant="h3" component="h2" sx={{ minWidth: 0, fontSize: 15, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        </Box>
      }
    >
      <Typography component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {subtitle}
      </Typography>
      <DetailLines lines={lines} />
    </FoldingCard>
  </article>
);
