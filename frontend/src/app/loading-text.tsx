import Box from '@mui/material/Box';

/** Where a page comes: it has its landmark and its heading from the first moment on. */
export function LoadingText() {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <Box component="h1" sx={{ m: 0, font: 'inherit' }}>
        <span role="status">Loading...</span>
      </Box>
    </Box>
  );
}
