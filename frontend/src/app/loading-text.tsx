import Box from '@mui/material/Box';

export function LoadingText() {
  return (
    <Box
      component="main"
      role="status"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', color: 'text.secondary' }}
    >
      Loading...
    </Box>
  );
}
