import Box from '@mui/material/Box';
import { ExpiryStatusChip } from '../../../../components/display/expiry-status-chip';
import { StatusChip } from '../../../../components/display/status-chip';
import type { ComplianceDocument } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { DownloadButton } from '../file/download-button';
import { isOverdue, statusLabels, statusTones } from './compliance-document-words';

/** How its review stands; why, when it was rejected. */
export function ReviewChip({ document, withReason }: { document: ComplianceDocument; withReason?: boolean }) {
  const { status, reason } = document;
  return (
    <>
      <StatusChip tone={statusTones[status]} label={statusLabels[status]} />
      {withReason && status === 'rejected' && reason !== null && (
        <Box component="p" sx={{ m: 0, mt: 0.5, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {reason}
        </Box>
      )}
    </>
  );
}

/** When it is due, and whether that has passed. */
export function DueDate({ document }: { document: ComplianceDocument }) {
  if (document.dueDate === null) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <span className="tabular">{formatDate(document.dueDate)}</span>
      {isOverdue(document) && <StatusChip tone="error" label="Overdue" />}
    </Box>
  );
}

/** When it ends, and whether it is still good. */
export function ExpirationDate({ document }: { document: ComplianceDocument }) {
  const standing = document.standings.expirationDate;
  if (document.expirationDate === null || !standing) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <span className="tabular">{formatDate(document.expirationDate)}</span>
      {standing !== 'valid' && <ExpiryStatusChip standing={standing} />}
    </Box>
  );
}

/** Its latest file; nothing where there is none. */
export function LatestFile({
  document: { fileName, fileUrl },
  worded,
}: {
  document: ComplianceDocument;
  worded?: true;
}) {
  if (fileName === null || fileUrl === null) return null;
  return <DownloadButton name={fileName} url={fileUrl} {...(worded && { worded })} />;
}
