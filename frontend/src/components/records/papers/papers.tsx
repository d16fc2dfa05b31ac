import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  papersQuery,
  slotsOf,
  useChangePaper,
  useRemovePaper,
  useRestorePaper,
  type Paper,
} from '../../../lib/records/papers';
import type { AnyRecord, RecordKit } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import type { Subject } from '../../../lib/subjects';
import { ErrorState } from '../../feedback/error-state';
import { SkeletonList } from '../../feedback/skeleton-list';
import { DeleteDialog } from '../../overlay/delete-dialog';
import { PaperDialog } from './paper-dialogs-lazy';
import { PaperRow } from './paper-row';
import { PaperUploads } from './paper-uploads';
import { RemovedPapers } from './removed-papers';

export interface PapersProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  record: Item;
  /** Who may upload, where that is more than those who write. */
  mayUpload?: boolean;
  /** Where notices lead, when that is not the page of the record. */
  at?: string;
  /** Without a heading: the papers have a tab of their own. */
  bare?: boolean;
}

/** The papers of a record: a button to upload one of each type, and those that are there, until when they are good. */
export function Papers<Item extends AnyRecord>({ kit, record, mayUpload, at, bare }: PapersProps<Item>) {
  const titleId = useId();
  const { kind } = kit;
  const mayWrite = useCan(`${kit.may}.write`);
  const mayDelete = useCan(`${kit.may}.delete`);
  const found = useQuery(papersQuery(kind, record.id));
  const change = useChangePaper(kind, record.id);
  const removal = useRemovePaper(kind, record.id);
  const restore = useRestorePaper(kind, record.id);
  const [edited, setEdited] = useAddressParam('paper');
  const [deleting, setDeleting] = useState<Paper | null>(null);
  const slots = slotsOf(kind);
  const labelOf = (slot: string): string => slots.find((each) => each.slot === slot)?.label ?? slot;
  const subjectOf = ({ originalName }: Paper): Subject => ({
    name: originalName,
    links: at ? [{ label: 'Open', to: at }] : kit.subject(record).links,
  });
  const editing = mayWrite ? found.data?.find(({ id }) => `${record.id}-${id}` === edited) : undefined;

  const list = () => {
    if (found.isError) return <ErrorState compact error={found.error} onRetry={() => void found.refetch()} />;
    if (found.data === undefined) return <SkeletonList rows={2} height={56} />;
    if (found.data.length === 0)
      return (
        <Typography variant="body2" color="textSecondary">
          <span>No documents yet</span>
          {(mayUpload ?? mayWrite) && '. Upload a PDF or a photo with the buttons above.'}
        </Typography>
      );
    return (
      <Box component="ul" aria-label="Documents" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.data.map((paper) => (
          <PaperRow
            key={paper.id}
            paper={paper}
            label={labelOf(paper.documentType)}
            onEdit={mayWrite ? () => setEdited(`${record.id}-${paper.id}`) : undefined}
            onDelete={mayDelete ? () => setDeleting(paper) : undefined}
          />
        ))}
      </Box>
    );
  };

  return (
    <Box
      component="section"
      {...(bare ? { 'aria-label': 'Documents' } : { 'aria-labelledby': titleId })}
      sx={{ display: 'grid', gap: 1.5, mt: bare ? 0 : 3 }}
    >
      {!bare && (
        <Typography id={titleId} variant="h3">
          Documents
        </Typography>
      )}
      {(mayUpload ?? mayWrite) && <PaperUploads kind={kind} record={record.id} slots={slots} subjectOf={subjectOf} />}
      {list()}
      {mayDelete && <RemovedPapers kind={kind} record={record.id} labelOf={labelOf} subjectOf={subjectOf} />}
      {editing && (
        <PaperDialog
          key={editing.id}
          paper={editing}
          about={`${kind}-${record.id}`}
          subject={subjectOf(editing)}
          send={(changes) => change.mutateAsync({ id: editing.id, changes })}
          onClose={() => setEdited(null)}
        />
      )}
      {deleting && (
        <DeleteDialog
          what="document"
          subject={subjectOf(deleting)}
          id={deleting.id}
          removal={removal}
          restore={restore}
          onClose={() => setDeleting(null)}
        >
          {`${deleting.originalName} will be removed from the list. It can be restored for 30 days.`}
        </DeleteDialog>
      )}
    </Box>
  );
}
