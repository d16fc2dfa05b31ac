import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClientDocument } from '../../../lib/api/api-types';
import { PAPER_KIND_LABELS, paperLabel, paperValue } from '../../../lib/format/paper-words';

/** What became of reading a paper, in words; null where nobody asked to read it. */
export const readingWords = ({ readingStatus, readKind, readingFault }: ClientDocument): string | null => {
  switch (readingStatus) {
    case null:
      return null;
    case 'waiting':
      return 'Being read';
    case 'unreadable':
      return `Could not be read. ${readingFault ?? ''}`.trim();
    case 'read':
      return PAPER_KIND_LABELS[readKind ?? 'unknown'];
  }
};

/** What was read of a paper: its kind and its values; what is not sure asks to be looked at. */
export function WhatItSays({ document }: { document: ClientDocument }) {
  const words = readingWords(document);
  if (words === null) return null;
  const values = document.readValues ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
      <Typography color={document.readingStatus === 'unreadable' ? 'warning.main' : 'textPrimary'}>{words}</Typography>
      {values.length > 0 && (
        <Typography component="ul" className="tabular" color="textSecondary" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {values.map((value) => (
            <li key={value.name} title={`Page ${value.page}, line ${value.line}: ${value.said}`}>
              {paperLabel(value.name)}: {paperValue(value)}
              {!value.isSure && ' (look at it)'}
            </li>
          ))}
        </Typography>
      )}
      {document.readingStatus === 'read' &&
        document.readKind === 'bill_of_lading' &&
        !values.some(({ name }) => name === 'signed') && (
          <Typography color="textSecondary">
            No printed name of who signed it was found. Look at the picture.
          </Typography>
        )}
    </Box>
  );
}
