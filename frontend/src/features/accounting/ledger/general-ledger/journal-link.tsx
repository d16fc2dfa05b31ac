import Button from '@mui/material/Button';
import type { ListParams } from '../../../../lib/lists/use-list-params';

/** What the journal can be narrowed to: whole entries, so that it balances. */
const ASKED = ['from', 'to', 'clientId', 'own', 'basis', 'asOf', 'position'] as const;

const addressOf = (params: ListParams): string => {
  const asked = ASKED.map((name) => [name, params.filter(name)]).filter(([, value]) => value !== '');
  return `/api/ledger/journal?${new URLSearchParams(asked).toString()}`;
};

/** The books as a plain-text journal, which other programs read. */
export const JournalLink = ({ params }: { params: ListParams }) => (
  <Button
    component="a"
    variant="outlined"
    color="secondary"
    href={addressOf(params)}
    download
    title="The books as plain text, for hledger and ledger"
    sx={{ color: 'text.primary' }}
  >
    Journal
  </Button>
);
