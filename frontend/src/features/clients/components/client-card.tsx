import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../components/fact-list';
import { RecordLink } from '../../../components/text-link';
import type { Client } from '../../../lib/api-types';
import { paymentTermsLabels } from '../../../lib/labels';
import { formatMoney } from '../../../lib/money';
import { ClientStatusChip } from './client-status-chip';

interface ClientCardProps {
  client: Client;
  to: string;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** Edit and Delete of a client, for who may. */
export function ClientTools({ client, onEdit, onDelete }: Omit<ClientCardProps, 'to'>) {
  if (!onEdit && !onDelete) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, mt: 'auto', mb: -1, mr: -1 }}>
      {onEdit && (
        <IconButton aria-label={`Edit ${client.companyName}`} onClick={onEdit}>
          <EditOutlined fontSize="small" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton aria-label={`Delete ${client.companyName}`} onClick={onDelete}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

export function ClientCard({ client, to, onEdit, onDelete }: ClientCardProps) {
  return (
    <Box
      component="article"
      aria-label={client.companyName}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>
            <RecordLink to={to}>{client.companyName}</RecordLink>
          </Typography>
          <Typography color="textSecondary">{client.contactName ?? 'No contact yet'}</Typography>
        </Box>
        <ClientStatusChip status={client.status} />
      </Box>
      <FactList
        facts={[
          ['Email', client.email],
          ['Phone', client.phone],
          ['Location', [client.city, client.state].filter(Boolean).join(', ')],
          ['Terms', paymentTermsLabels[client.paymentTerms]],
          ['Credit limit', formatMoney(client.creditLimit)],
        ]}
      />
      <ClientTools client={client} onEdit={onEdit} onDelete={onDelete} />
    </Box>
  );
}
