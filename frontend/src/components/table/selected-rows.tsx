import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const PHONE = '@media (max-width: 767.95px)';
const TAB_BAR = '58px';

/** What can be done with the rows that are selected; on a phone it stays in sight above the tab bar. */
export function SelectedRows({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label="Selected rows"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        mb: 1,
        [PHONE]: {
          position: 'sticky',
          bottom: `calc(${TAB_BAR} + 8px + env(safe-area-inset-bottom))`,
          zIndex: 2,
          flexWrap: 'wrap',
          gap: 1,
          mt: 1.25,
          p: 1.25,
          maxHeight: '45vh',
          overflowY: 'auto',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          '& > button': { minHeight: 44 },
        },
      }}
    >
      <span className="tabular">{count} selected</span>
      {children}
    </Box>
  );
}
