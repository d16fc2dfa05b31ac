import Box from '@mui/material/Box';
import { useFirm } from '../../../../lib/firm';

export function VersionBanner() {
  const firm = useFirm();
  return (
    <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 1.5, minHeight: 18 }}>
      <span>Integrated Administration Services</span>
      {firm && <span className="tabular"> · v{firm.version}</span>}
    </Box>
  );
}
