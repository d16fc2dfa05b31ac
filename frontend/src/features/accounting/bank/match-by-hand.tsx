import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { bankLineSubject, candidatesQuery, useMatch, type BankLine, type Candidate } from './bank-calls';

const keyOf = ({ entryId, line }: Candidate): string => `${entryId}-${line}`;
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Chooses the ledger lines that a line of the bank is, where none is suggested. */
export function MatchByHand({ line }: { line: BankLine }) {
  const [opened, setOpened] = useState(false);
  return opened ? (
    <Choice line={line} />
  ) : (
    <Button sx={{ mt: 1 }} onClick={() => setOpened(true)}>
      Match by hand
    </Button>
  );
}

function Choice({ line }: { line: BankLine }) {
  const found = useQuery(candidatesQuery(line.id));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const match = useMatch();
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />;
  if (!found.data) return <SkeletonList rows={4} />;
  const lines = found.data.filter((each) => chosen.includes(keyOf(each)));
  const sum = lines.reduce((all, { amount }) => all + centsOf(amount), 0);
  const difference = centsOf(line.amount) - sum;
  const take = () =>
    match.mutate(
      { id: line.id, lines },
      {
        onSuccess: (saved) => toast.success('The line is matched.', bankLineSubject(saved)),
        onError: (error) => reportFailure(error, 'The line was left as it was'),
      },
    );
  if (found.data.length === 0) return <p>The ledger has no open lines near this date.</p>;
  return (
    <Box role="group" aria-label="Ledger lines" sx={{ mt: 2 }}>
      {found.data.map((each) => {
        const key = keyOf(each);
        return (
          <Box
            component="label"
            key={key}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Checkbox
              size="small"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                setChosen((before) => (target.checked ? [...before, key] : before.filter((other) => other !== key)))
              }
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {formatDate(each.date)} {each.reference} {each.party ?? each.description}
            </Box>
            <span className="tabular">{formatMoney(each.amount)}</span>
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 1 }}>
        <span role="status">
          {difference === 0 ? 'Matches the amount' : `${formatMoney((difference / 100).toFixed(2))} left`}
        </span>
        <Button
          variant="contained"
          disabled={difference !== 0 || lines.length === 0}
          loading={match.isPending}
          onClick={take}
        >
          Match chosen
        </Button>
      </Box>
    </Box>
  );
}
