import ChevronLeft from '../../../../generated/icons/ChevronLeft';
import ChevronRight from '../../../../generated/icons/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../../components/feedback/error-state';
import { api } from '../../../../lib/api/api-client';
import type { Mark } from '../form/quick-invoice-dialog';

const AT_ONCE = 8_192;
/** A picture as an address that holds it whole. */
const asAddress = async (content: Blob): Promise<string> => {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return `data:${content.type || 'image/jpeg'};base64,${btoa(text)}`;
};
/** A photo is shown as it is; the server draws a page of a PDF, so that nothing in it runs here. */
const pictureOf = async (file: File, page: number): Promise<string> => {
  if (file.type.startsWith('image/')) return asAddress(file);
  const form = new FormData();
  form.append('page', String(page));
  form.append('file', file);
  return asAddress(await api.file('/api/documents/read/page', form));
};
const pictureQuery = (file: File, page: number) =>
  queryOptions({
    queryKey: ['paper-page', file.name, file.size, file.lastModified, page],
    queryFn: () => pictureOf(file, page),
    staleTime: Infinity,
  });

interface PaperPageProps {
  file: File;
  /** How many pages it has. */
  pages: number;
  /** The line that the field with the focus was read from: its page is shown. */
  mark: Mark | null;
}

/** The paper that fields were read from: one page of it, and the line that is meant. */
export function PaperPage({ file, pages, mark }: PaperPageProps) {
  const [turned, setTurned] = useState<{ page: number; mark: Mark | null }>({ page: 1, mark: null });
  const page = mark !== null && mark !== turned.mark ? mark.page : turned.page;
  const picture = useQuery(pictureQuery(file, page));
  const turnTo = (to: number) => setTurned({ page: to, mark });
  return (
    <Box
      component="section"
      aria-label="The paper"
      sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography component="h3" variant="body2" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }} noWrap>
          {file.name}
        </Typography>
        {pages > 1 && (
          <>
            <IconButton aria-label="Previous page" size="small" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
              <ChevronLeft fontSize="small" />
            </IconButton>
            <span className="tabular">
              {page} of {pages}
            </span>
            <IconButton aria-label="Next page" size="small" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
              <ChevronRight fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ overflowWrap: 'anywhere', minHeight: '1.5em' }}
      >
        {mark
          ? `Page ${mark.page}, line ${mark.line}: “${mark.said}”`
          : 'Choose a field to see the line it was read from.'}
      </Typography>
      {picture.isError ? (
        <ErrorState error={picture.error} onRetry={() => void picture.refetch()} />
      ) : picture.data === undefined ? (
        <Skeleton variant="rounded" height={420} />
      ) : (
        <Box
          tabIndex={0}
          role="group"
          aria-label={`Page ${page}`}
          sx={{
            overflow: 'auto',
            maxHeight: { xs: '70vh', md: '56vh' },
            border: 1,
            borderColor: 'divider',
            borderRadius: '10px',
          }}
        >
          <Box
            component="img"
            src={picture.data}
            alt={`Page ${page} of ${file.name}`}
            sx={{ display: 'block', width: '100%' }}
          />
        </Box>
      )}
    </Box>
  );
}
