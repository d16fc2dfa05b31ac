import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format/dates';
import { formatSize } from '../../../lib/format/file-size';
import type { Paper } from '../../../lib/records/papers';
import { palette } from '../../display/palette';
import { ExpiryStatusChip } from '../../display/expiry-status-chip';
import { StatusChip } from '../../display/status-chip';

export const PaperItem = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '10px 0',
  borderTop: `1px solid ${palette.divider}`,
  '& .words': { flex: 1, minWidth: 0, display: 'grid', gap: 4, overflowWrap: 'anywhere' },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    color: palette.text.secondary,
  },
  '& strong': { fontWeight: 600 },
});

/** What a paper is: its name, its type, until when it is good. */
export function PaperWords({ paper, label }: { paper: Paper; label: string }) {
  return (
    <div className="words">
      <strong>{paper.originalName || paper.filename}</strong>
      <div className="line">
        <StatusChip tone="neutral" label={label} />
        {paper.expirationDate !== null && (
          <>
            <span className="tabular">Expires {formatDate(paper.expirationDate)}</span>
            <ExpiryStatusChip standing={paper.standing} />
          </>
        )}
      </div>
      <div className="line tabular">
        {formatSize(paper.fileSize)} · {formatDate(paper.uploadDate)} · {paper.uploadedBy}
      </div>
      {paper.notes && <div>{paper.notes}</div>}
    </div>
  );
}

interface PaperRowProps {
  paper: Paper;
  label: string;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

const SIZE = { width: { xs: 44, md: 34 }, height: { xs: 44, md: 34 } };

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <IconButton aria-label={label} title={label} onClick={onClick} sx={SIZE}>
      {children}
    </IconButton>
  );
}

/** A paper in its list, opened in a tab of its own. */
export function PaperRow({ paper, label, onEdit, onDelete }: PaperRowProps) {
  return (
    <PaperItem>
      <PaperWords paper={paper} label={label} />
      <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
        <Link
          href={`${paper.fileUrl}?inline=1`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${paper.originalName}`}
          sx={{ px: 1, py: 1.25, fontWeight: 560, textDecoration: 'none' }}
        >
          View
        </Link>
        {onEdit && (
          <Tool label={`Edit ${paper.originalName}`} onClick={onEdit}>
            <EditOutlined fontSize="small" />
          </Tool>
        )}
        {onDelete && (
          <Tool label={`Delete ${paper.originalName}`} onClick={onDelete}>
            <DeleteOutlined fontSize="small" />
          </Tool>
        )}
      </Box>
    </PaperItem>
  );
}
