import Button from '@mui/material/Button';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { bankLineSubject, useBook, useMatch, type BankLine, type Suggestion } from './bank-calls';
import { suggestionTitle } from './bank-words';

interface TakeSuggestionProps {
  line: BankLine;
  suggestion: Suggestion;
  inRow?: boolean;
}

/** One click matches a line with what is suggested, or books it as a rule says. */
export function TakeSuggestion({ line, suggestion, inRow = false }: TakeSuggestionProps) {
  const match = useMatch();
  const book = useBook();
  const { booking, lines } = suggestion;
  const then = {
    onSuccess: (saved: BankLine) =>
      toast.success(`The line is ${saved.status === 'booked' ? 'booked' : 'matched'}.`, bankLineSubject(saved)),
    onError: (error: Error) => reportFailure(error, 'The line was left as it was'),
  };
  const take = () => {
    if (!booking) return match.mutate({ id: line.id, lines }, then);
    const { accountNumber, description, brokerId, vehicleId, driverId } = booking;
    const body = { accountNumber, ...(description ? { description } : {}), brokerId, vehicleId, driverId };
    return book.mutate({ id: line.id, body }, then);
  };
  return (
    <Button
      size="small"
      variant={suggestion.chosen && !inRow ? 'contained' : 'outlined'}
      loading={match.isPending || book.isPending}
      aria-label={`${booking ? 'Book' : 'Match'} ${line.text}: ${suggestionTitle(suggestion)}`}
      onClick={(event) => {
        event.stopPropagation();
        take();
      }}
    >
      {booking ? 'Book' : 'Match'}
    </Button>
  );
}
