import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { asOfText } from '../../../lib/format/moments';
import { namesQuery } from '../../../lib/format/names';
import { useListedBooks } from '../../../lib/lists/use-listed-books';

/** Whose books the figures below are of, and as of when; '' is now. */
export function WhoseBooks({ asOf }: { asOf: string }) {
  const { clientId, own } = useListedBooks();
  const { data: names } = useQuery(namesQuery('client', clientId === '' ? [] : [clientId]));
  return (
    <Box sx={{ color: 'text.secondary' }}>
      The books{own !== '' && ' of the firm itself'}
      {clientId !== '' && ` of ${names?.get(clientId) ?? 'one client'}`} as of {asOf === '' ? 'now' : asOfText(asOf)}
    </Box>
  );
}
