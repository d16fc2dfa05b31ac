import Close from '../../generated/icons/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { TabStrip } from '../layout/tab-strip';
import { ToastSlot } from '../toast/toast-slots';
import { AppDrawer } from './base/app-drawer';

/** A part of what is told of a record, under a tab of its own. */
export interface DetailPage {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}
const HISTORY = 'history';

interface DetailDrawerProps {
  title: ReactNode;
  subtitle?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  /** In place of one page of details. */
  pages?: readonly DetailPage[];
  /** The one that is shown until another is picked. */
  page?: string | undefined;
  history?: ReactNode;
  footer?: ReactNode;
  /** For a table with the columns of a paper. */
  wide?: boolean;
}

/** A right-hand panel with an address of its own; the page behind it stays where it was. */
export function DetailDrawer({
  title,
  subtitle,
  onClose,
  children,
  pages = [{ value: 'details', label: 'Details', content: children }],
  page,
  history,
  footer,
  wide = false,
}: DetailDrawerProps) {
  const id = useId();
  const [picked, setTab] = useState<string>();
  const asked = picked ?? page;
  const shown = pages.find(({ value }) => value === asked) ?? (asked === HISTORY ? undefined : pages[0]);
  const tab = shown?.value ?? HISTORY;
  const tabs = [...pages, ...(history ? [{ value: HISTORY, label: 'History' }] : [])];
  return (
    <AppDrawer
      open
      anchor="right"
      onClose={onClose}
      paper={{
        'aria-modal': true,
        'aria-labelledby': id,
        sx: { width: '100%', maxWidth: wide ? 860 : 600, borderLeft: 1, borderColor: 'divider' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 2,
          px: { xs: 2, md: 3 },
          pt: 2.5,
          pb: tabs.length > 1 ? 1 : 2,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{subtitle}</Box>}
        </Box>
        <IconButton aria-label="Close panel" onClick={onClose} size="small">
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {tabs.length > 1 && (
        <Box sx={{ px: { xs: 2, md: 3 }, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}>
          <TabStrip label="Sections" value={tab} tabs={tabs} onChange={setTab} />
        </Box>
      )}
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        sx={{ flex: 1, overflowY: 'auto', px: { xs: 2, md: 3 }, py: 2.5, '&:focus-visible': { outlineOffset: '-3px' } }}
      >
        {shown ? shown.content : history}
      </Box>
      <ToastSlot />
      {footer && shown && (
        <Box
          data-footer
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            px: { xs: 2, md: 3 },
            py: 1.5,
            display: 'flex',
            gap: 1,
            flexWrap: 'wrap',
            '&:empty': { display: 'none' },
            '& > .MuiButton-root': { minWidth: 0, px: 1.5 },
            // what cannot be taken back stands together at the right
            '& > .MuiButton-colorError ~ .MuiButton-colorError': { ml: 0 },
          }}
        >
          {footer}
        </Box>
      )}
    </AppDrawer>
  );
}
