import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { palette } from '../display/palette';

export const Surface = styled('div')({
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  minWidth: 0,
});

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  flush?: boolean;
}

export function Section({ title, action, children, flush }: SectionProps) {
  const id = useId();
  return (
    <Surface as="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 52,
          px: 2.5,
          py: 1,
        }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </Box>
      <Box sx={flush ? {} : { px: 2.5, pb: 2.5 }}>{children}</Box>
    </Surface>
  );
}
