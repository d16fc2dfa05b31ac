import Box from '@mui/material/Box';
import { useState } from 'react';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { TextLink } from '../../../../components/display/text-link';
import type { ClientDocument } from '../../../../lib/api/api-types';

const frame = {
  display: 'block',
  width: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.default',
} as const;

const NoPreview = ({ text, url }: { text: string; url: string }) => (
  <Box sx={frame}>
    <EmptyState title="No preview" compact action={<a href={url}>Download to open it</a>}>
      {text}
    </EmptyState>
  </Box>
);

/** Pictures and PDFs are read where they are; the server sends anything else as a download only. */
export function Preview({ document: { fileUrl, mimeType, originalName } }: { document: ClientDocument }) {
  const [broken, setBroken] = useState(false);
  const inline = `${fileUrl}?inline=1`;
  if (broken) return <NoPreview text="The picture could not be shown." url={fileUrl} />;
  const isImage = mimeType.startsWith('image/');
  if (!isImage && mimeType !== 'application/pdf')
    return <NoPreview text="Word documents are not shown here." url={fileUrl} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isImage ? (
        <Box
          component="img"
          src={inline}
          alt={originalName}
          onError={() => setBroken(true)}
          sx={{ ...frame, maxHeight: '62vh', objectFit: 'contain' }}
        />
      ) : (
        <Box
          component="iframe"
          src={`${inline}#navpanes=0&view=FitH`}
          title={`Preview of ${originalName}`}
          sx={{ ...frame, height: 'min(62vh, 720px)' }}
        />
      )}
      <Box sx={{ fontSize: 13 }}>
        <TextLink to={inline} target="_blank" rel="noopener" reloadDocument>
          Open in a new window
        </TextLink>
      </Box>
    </Box>
  );
}
