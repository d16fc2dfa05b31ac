import Box from '@mui/material/Box';
import { OUT_OF_SIGHT } from '../../../components/display/out-of-sight';
import { TextButton } from '../../../components/forms/text-button';
import type { TableColumn } from '../../../components/table/columns';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import type { BankLine, Suggestion } from './bank-calls';
import { BankLineChip, outcomeOf, statusLabels, suggestionTitle } from './bank-words';
import { TakeSuggestion } from './take-suggestion';

/** Words that are too long for the line end in three dots. */
const SHORT = { '& > div:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' } };

type Suggestions = ReadonlyMap<string, readonly Suggestion[]> | undefined;

interface OutcomeProps {
  row: BankLine;
  suggestions: Suggestions;
  mayWrite: boolean;
  /** It has one line: the reasons are told where it is pointed at. */
  inRow?: boolean;
}

/** The best suggestion for a line with its reasons, and one click to take it; or what became of the line. */
const Outcome = ({ row, suggestions, mayWrite, inRow = false }: OutcomeProps) => {
  const found = suggestions?.get(row.id) ?? [];
  const [best] = found;
  if (row.status !== 'imported') return outcomeOf(row);
  if (!best) return <Box sx={{ color: 'text.secondary' }}>{suggestions ? 'Nothing found' : ''}</Box>;
  if (!best.chosen)
    return <Box sx={{ color: 'text.secondary' }}>{`${found.length} possible matches: open the line to choose`}</Box>;
  return (
    <Box sx={{ display: 'flex', flexWrap: inRow ? 'nowrap' : 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        sx={{ minWidth: 0, flex: '1 1 160px', ...(inRow && SHORT) }}
        title={inRow ? best.reasons.join(' · ') : undefined}
      >
        <div>{suggestionTitle(best)}</div>
        <Box sx={inRow ? OUT_OF_SIGHT : { color: 'text.secondary', fontSize: 12 }}>{best.reasons.join(' · ')}</Box>
      </Box>
      {mayWrite && <TakeSuggestion line={row} suggestion={best} inRow />}
    </Box>
  );
};

export const bankColumns = (
  suggestions: Suggestions,
  mayWrite: boolean,
  onOpen: (id: string) => void,
): readonly TableColumn<BankLine>[] => [
  { field: 'date', header: 'Date', width: 102, sortable: true, value: ({ date }) => formatDate(date) },
  {
    field: 'text',
    header: 'Text',
    width: 180,
    flex: 3,
    value: ({ text }) => text,
    render: ({ id, text }) => (
      <TextButton type="button" onClick={() => onOpen(id)}>
        {text}
      </TextButton>
    ),
  },
  { field: 'checkNumber', header: 'Check', width: 80, drops: 3, value: ({ checkNumber }) => checkNumber ?? '' },
  {
    field: 'bankAccountName',
    header: 'Account',
    width: 132,
    flex: 1,
    drops: 2,
    value: (row) => row.bankAccountName ?? '',
  },
  { field: 'clientName', header: 'Client', width: 130, flex: 1, drops: 4, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'amount',
    header: 'Amount',
    width: 112,
    align: 'right',
    sortable: true,
    value: ({ amount }) => formatMoney(amount),
  },
  {
    field: 'status',
    header: 'Status',
    width: 110,
    value: ({ status }) => statusLabels[status],
    render: ({ status }) => <BankLineChip status={status} />,
  },
  {
    field: 'outcome',
    header: 'What it is',
    width: 240,
    drops: 1,
    flex: 1,
    value: outcomeOf,
    render: (row) => <Outcome row={row} suggestions={suggestions} mayWrite={mayWrite} inRow />,
  },
];

interface BankLineCardProps {
  row: BankLine;
  suggestions: Suggestions;
  mayWrite: boolean;
  onOpen: () => void;
}

/** A line on a phone. */
export const BankLineCard = ({ row, suggestions, mayWrite, onOpen }: BankLineCardProps) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1, fontWeight: 600 }}>
      <TextButton type="button" onClick={onOpen}>
        {row.text}
      </TextButton>
      <span className="tabular">{formatMoney(row.amount)}</span>
    </Box>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, color: 'text.secondary' }}>
      {[formatDate(row.date), row.bankAccountName].filter(Boolean).join(' · ')}
      <BankLineChip status={row.status} />
    </Box>
    <Outcome row={row} suggestions={suggestions} mayWrite={mayWrite} />
  </Box>
);
