import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  subtitle?: string | undefined;
  actions?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}

export function Page({ title, subtitle, actions, tabs, children }: PageProps) {
  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 3, lg: 4 }, py: { xs: 2.5, md: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: tabs ? 1.5 : 2.5,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {subtitle && (
            <Typography color="textSecondary" sx={{ mt: 0.25 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{actions}</Box>}
      </Box>
      {tabs && <Box sx={{ mb: 2.5 }}>{tabs}</Box>}
      {children}
    </Box>
  );
}
