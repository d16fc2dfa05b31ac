import Box from '@mui/material/Box';
import { useFirm } from '../../lib/firm';

export function SupportContact() {
  const firm = useFirm();
  return (
    <Box
      component="address"
      sx={{ fontStyle: 'normal', display: 'flex', flexWrap: 'wrap', gap: '6px 20px', color: 'text.secondary' }}
    >
      {firm?.phone && <a href={`tel:${firm.phone.replace(/[^\d+]/g, '')}`}>{firm.phone}</a>}
      {firm?.email && <a href={`mailto:${firm.email}`}>{firm.email}</a>}
      <span>Mon-Fri 8AM-6PM ET</span>
    </Box>
  );
}
