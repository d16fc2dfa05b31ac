import Box from '@mui/material/Box';
import type { Client } from '../../../lib/api-types';
import { ClientStatusChip } from './client-status-chip';

/** Below the name of a client: how it stands, its numbers, and whom to call. */
export function ClientHead({ client }: { client: Client }) {
  const { status, dotNumber, mcNumber, contactName, phone, email } = client;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      <ClientStatusChip status={status} />
      {dotNumber && <span className="tabular">USDOT {dotNumber}</span>}
      {mcNumber && <span className="tabular">MC {mcNumber}</span>}
      {contactName && <span>{contactName}</span>}
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Box>
  );
}
