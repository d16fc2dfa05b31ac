import Box from '@mui/material/Box';
import { KnownDetails } from '../../../components/display/detail-list';
import { callTo, mailTo } from '../../../components/display/text-link';
import type { Client } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { paymentTermsLabels } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { ClientStatusChip } from './client-status-chip';

const townOf = ({ city, state, zipCode }: Client): string => [city, state, zipCode].filter(Boolean).join(' ');

/** What is kept of a client itself. */
export const ClientDetails = ({ client }: { client: Client }) => (
  <KnownDetails
    details={[
      ['Contact', client.contactName],
      ['Email', mailTo(client.email)],
      ['Phone', callTo(client.phone)],
      ['Address', [client.address, townOf(client)].filter(Boolean).join('\n')],
      ['Billing address', client.billingAddress],
      ['DOT number', client.dotNumber],
      ['MC number', client.mcNumber],
      ['Tax ID', client.taxId],
      ['Payment terms', paymentTermsLabels[client.paymentTerms]],
      ['Credit limit', formatMoney(client.creditLimit)],
      ['Notes', client.notes],
      ['Added', formatDateTime(client.createdAt)],
      ['Last change', formatDateTime(client.updatedAt)],
    ]}
  />
);

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

/** Below the name of a client: how it stands, its numbers, and whom to call. */
export const ClientHead = ({ client }: { client: Client }) => (
  <Box sx={HEAD}>
    <ClientStatusChip status={client.status} />
    {client.dotNumber && <span className="tabular">USDOT {client.dotNumber}</span>}
    {client.mcNumber && <span className="tabular">MC {client.mcNumber}</span>}
    {client.contactName && <span>{client.contactName}</span>}
    {callTo(client.phone)}
    {mailTo(client.email)}
  </Box>
);
