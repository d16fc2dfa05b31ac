import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { BASES, basisIn } from '../../../../lib/format/basis';
import { formatDate } from '../../../../lib/format/dates';
import { asOfText } from '../../../../lib/format/moments';
import { namesQuery } from '../../../../lib/format/names';
import type { ListParams } from '../../../../lib/lists/use-list-params';
import { accountGroups } from '../chart/account-groups';

/** What a printed ledger tells of, as its filters are not printed: books, basis, accounts and days. */
export function PrintedLedger({ params }: { params: ListParams }) {
  const filter = (name: string): string => params.filter(name);
  const clientId = filter('clientId');
  const { data: names } = useQuery(namesQuery('client', clientId === '' ? [] : [clientId]));
  const books =
    clientId !== ''
      ? `Books of ${names?.get(clientId) ?? 'one client'}`
      : filter('own')
        ? "The firm's own books"
        : 'All books';
  const [from, to, asOf, position] = [filter('from'), filter('to'), filter('asOf'), filter('position')];
  const group = accountGroups.find(({ value }) => value === filter('group'))?.label;
  const said = [
    'General Ledger',
    books,
    BASES[basisIn(filter('basis'))][0],
    filter('account') === '' ? (group ?? 'All accounts') : `Account ${filter('account')}`,
    from || to
      ? [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`].filter(Boolean).join(' ')
      : 'All days',
    params.q !== '' && `Search “${params.q}”`,
    asOf !== '' && `As of ${asOfText(asOf)}`,
    position !== '' && `As of position ${position}`,
  ];
  return (
    <Box data-print="only" sx={{ mb: 1.5 }}>
      {said.filter(Boolean).join(' · ')}
    </Box>
  );
}
