import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelLeadProps {
  /** The money that it is about, large: '$450.00'. */
  money?: ReactNode;
  /** What it is, small and beside it: 'open of $900.00'. */
  of?: ReactNode;
  /** How it stands. */
  chips?: ReactNode;
  /** When it is due, and what else there is to know first. */
  facts?: ReactNode;
  /** The one filled button: what is done next. */
  next?: ReactNode;
}

/** What a panel begins with: its money, how it stands, when it is due and what is done next. */
export const PanelLead = ({ money, of, chips, facts, next }: PanelLeadProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 1.5 }}>
    <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75 }}>
      {money !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Typography
            component="strong"
            className="tabular"
            color="textPrimary"
            data-lead
            sx={{ fontSize: 26, lineHeight: '32px', fontWeight: 640 }}
          >
            {money}
          </Typography>
          {of && <span className="tabular">{of}</span>}
        </Box>
      )}
      {(chips || facts) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          {chips}
          {facts && <span className="tabular">{facts}</span>}
        </Box>
      )}
    </Box>
    {next}
  </Box>
);
