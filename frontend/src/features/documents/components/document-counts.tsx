import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { palette } from '../../../components/palette';
import { StatusChip } from '../../../components/status-chip';
import type { DocumentStatus } from '../../../lib/api-types';
import { optionsOf } from '../../../lib/labels';
import type { ListParams } from '../../../lib/use-list-params';
import { documentCountQuery } from '../api/documents';
import { documentStatusLabels, documentTones } from './document-words';

const statuses = optionsOf(documentStatusLabels);

const Tiles = styled('div')({
  display: 'grid',
  gap: 10,
  marginBottom: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  '& a': {
    display: 'grid',
    gap: 6,
    justifyItems: 'start',
    padding: '12px 14px',
    borderRadius: 12,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
    font: 'inherit',
    color: palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: palette.text.secondary },
  '& a[aria-current=true]': {
    borderColor: palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
  },
  '& strong': { fontSize: 22, lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.02em' },
});

/** How much waits where; a click shows just those. */
export function DocumentCounts({ params }: { params: ListParams }) {
  const counts = useQueries({ queries: statuses.map(({ value }) => documentCountQuery(value)) });
  const chosen = params.filter('status');
  const countOf = (status: DocumentStatus) => counts[statuses.findIndex(({ value }) => value === status)];
  return (
    <Tiles role="group" aria-label="Documents by status">
      {statuses.map(({ value, label }) => {
        const count = countOf(value);
        return (
          <Link
            key={value}
            to={chosen === value ? '/documents' : `/documents?status=${value}`}
            data-card={label}
            aria-current={chosen === value}
          >
            <StatusChip tone={documentTones[value]} label={label} />
            {count?.isPending ? (
              <Skeleton variant="rounded" width={34} height={24} sx={{ my: '2px' }} />
            ) : (
              <Box component="strong" className="tabular" data-figure="rows">
                {count?.data ?? '—'}
              </Box>
            )}
          </Link>
        );
      })}
    </Tiles>
  );
}
