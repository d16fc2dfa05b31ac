import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DetailList, type Details } from './detail-list';

interface ArticleCardProps {
  /** What it is called, as readers of screens are told. */
  label: string;
  title?: ReactNode;
  subtitle: ReactNode;
  /** How it stands: at the right of its name, or below it. */
  chip?: ReactNode;
  chips?: ReactNode;
  picture?: ReactNode;
  /** It is out of use. */
  dimmed?: boolean;
  details: Details;
  /** Beside the others, where there is room. */
  further?: Details;
  /** What can be done with it. */
  children: ReactNode;
}

const ONE = 'minmax(0, 1fr)';
const TWO = '1fr 1fr';

/** A record among cards: who or what it is, how it stands, what is known of it, and what can be done with it. */
export const ArticleCard = ({
  label,
  title = label,
  subtitle,
  chip,
  chips,
  picture,
  dimmed = false,
  details,
  further,
  children,
}: ArticleCardProps) => (
  <Box component="article" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}>
    <Box sx={{ display: 'flex', gap: picture ? 1.5 : 1, alignItems: 'flex-start', opacity: dimmed ? 0.72 : 1 }}>
      {picture}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2" sx={{ fontSize: 15 }}>
          {title}
        </Typography>
        <Typography color="textSecondary">{subtitle}</Typography>
        {chips && <Box sx={{ display: 'flex', gap: 0.75, mt: 0.75, flexWrap: 'wrap' }}>{chips}</Box>}
      </Box>
      {chip}
    </Box>
    <Box
      sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: ONE, lg: further ? TWO : ONE } }}
    >
      <DetailList details={details} />
      {further && <DetailList details={further} />}
    </Box>
    {children}
  </Box>
);
