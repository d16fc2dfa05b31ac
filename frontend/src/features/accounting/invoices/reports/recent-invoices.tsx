import DescriptionOutlined from '../../../../generated/icons/DescriptionOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { palette } from '../../../../components/display/palette';
import type { Invoice } from '../../../../lib/api/api-types';
import { formatMoney } from '../../../../lib/format/money';
import { useListedClient } from '../../../../lib/lists/use-listed-client';
import { recentInvoicesQuery } from '../invoice-queries';
import { InvoiceStatusChip } from '../invoice-status-chip';

const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 14,
  padding: '11px 20px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${palette.divider}`,
  '&:hover': { background: `color-mix(in srgb, ${palette.primary.main} 4%, transparent)` },
  '&:focus-visible': { outlineOffset: -2 },
});

interface RecentInvoicesProps {
  count: number;
  emptyTitle: string;
  emptyAction: ReactNode;
}

const loadOf = ({ loadNumber, loadId }: Invoice): string | number => loadNumber ?? loadId ?? 'N/A';

export function RecentInvoices({ count, emptyTitle, emptyAction }: RecentInvoicesProps) {
  const { clientId } = useListedClient();
  const recent = useQuery(recentInvoicesQuery(count, clientId));
  if (recent.isPending) return <Box sx={{ px: 2.5, pb: 2.5 }} children={<SkeletonList rows={count} height={46} />} />;
  if (recent.isError) return <ErrorState error={recent.error} onRetry={() => void recent.refetch()} compact />;
  if (recent.data.length === 0)
    return <EmptyState icon={<DescriptionOutlined />} title={emptyTitle} action={emptyAction} compact />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {recent.data.map((invoice) => (
        <li key={invoice.id}>
          <Row to={`/accounting/invoices/${invoice.id}`}>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{invoice.invoiceNumber}</Box>
              <Box
                sx={{
                  color: 'text.secondary',
                  fontSize: 13,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                Load # <span>{loadOf(invoice)}</span>
              </Box>
            </Box>
            <Box className="tabular" sx={{ fontWeight: 560 }}>
              {formatMoney(invoice.amount)}
            </Box>
            <Box sx={{ minWidth: { sm: 86 }, textAlign: 'right' }}>
              <InvoiceStatusChip invoice={invoice} />
            </Box>
          </Row>
        </li>
      ))}
    </Box>
  );
}
