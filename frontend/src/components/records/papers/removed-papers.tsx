import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '../../../generated/kinds';
import { sentenceFor } from '../../../lib/api/problem';
import { papersQuery, useRestorePaper, type Paper } from '../../../lib/records/papers';
import type { Subject } from '../../../lib/subjects';
import { ErrorState } from '../../feedback/error-state';
import { SkeletonList } from '../../feedback/skeleton-list';
import { reportFailure } from '../../toast/report-failure';
import { toast } from '../../toast/toast-store';
import { PaperItem, PaperWords } from './paper-row';

interface RemovedPapersProps {
  kind: Kind;
  record: string | number;
  labelOf: (slot: string) => string;
  subjectOf: (paper: Paper) => Subject;
}

function Removed({ kind, record, labelOf, subjectOf }: RemovedPapersProps) {
  const found = useQuery(papersQuery(kind, record, true));
  const restore = useRestorePaper(kind, record);
  if (found.isError) return <ErrorState compact error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return <SkeletonList rows={1} height={56} />;
  if (found.data.length === 0) return <p>No documents were removed.</p>;
  const back = (paper: Paper) =>
    restore.mutate(paper.id, {
      onSuccess: () => toast.success('Document restored', subjectOf(paper)),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return (
    <Box component="ul" aria-label="Removed documents" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {found.data.map((paper) => (
        <PaperItem key={paper.id}>
          <PaperWords paper={paper} label={labelOf(paper.documentType)} />
          <Link
            href={`${paper.fileUrl}?inline=1`}
            target="_blank"
            rel="noopener"
            aria-label={`View ${paper.originalName}`}
            sx={{ px: 1, py: 1.25, fontWeight: 560, textDecoration: 'none' }}
          >
            View
          </Link>
          <Button
            size="small"
            disabled={restore.isPending}
            aria-label={`Restore ${paper.originalName}`}
            onClick={() => back(paper)}
            sx={{ minHeight: { xs: 44, md: 34 } }}
          >
            Restore
          </Button>
        </PaperItem>
      ))}
    </Box>
  );
}

/** What was removed, for those who may bring it back. */
export function RemovedPapers(props: RemovedPapersProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" color="secondary" sx={{ ml: -1.25 }} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide removed documents' : 'Show removed documents'}
      </Button>
      {open && <Removed {...props} />}
    </div>
  );
}
