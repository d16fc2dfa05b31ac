import EditOutlined from '../../../generated/icons/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { RecordLink } from '../../../components/display/text-link';
import type { Invoice } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { isEditable } from './invoice-columns';
import { InvoiceStandingChip } from './invoice-standing';
import { isSold } from '../../../lib/format/invoice-words';
import { InvoiceStatusChip } from './invoice-status-chip';

export function InvoiceCard({
  invoice,
  to,
  onEdit,
}: {
  invoice: Invoice;
  to: string;
  onEdit?: (() => void) | undefined;
}) {
  const isOfMany = useListedClient().clientId === '';
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <RecordLink to={to}>{invoice.invoiceNumber}</RecordLink>
        {!isSold(invoice) && <InvoiceStatusChip invoice={invoice} />}
        <InvoiceStandingChip invoice={invoice} />
        <Box className="tabular" sx={{ ml: 'auto', fontWeight: 600 }}>
          {formatMoney(invoice.amount)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Box className="tabular" sx={{ flex: 1, minWidth: 0 }}>
          {invoice.brokerName ?? '—'}
          {isOfMany && invoice.clientName && ` · ${invoice.clientName}`} · Due {formatDate(invoice.dueDate, 'N/A')}
          {invoice.notes && (
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{invoice.notes}</Box>
          )}
        </Box>
        {onEdit && isEditable(invoice) && (
          <IconButton aria-label={`Edit ${invoice.invoiceNumber}`} onClick={onEdit} sx={{ my: -1, mr: -1 }}>
            <EditOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
