import Button from '@mui/material/Button';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api/api-error';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import type { Subject } from '../../../lib/subjects';
import { useSyncFuel } from './fuel-calls';

const CARDS: Subject = { name: 'Fuel cards', links: [{ label: 'Open', to: '/fuel-cards' }] };
/** What the server says where nothing is set up is said as it is; else the documented words. */
const failure = (error: unknown, words: string): string => (isApiError(error, 409) ? sentenceFor(error) : words);

interface Words {
  readonly label: string;
  readonly done: (imported: number) => readonly [text: string, title?: string];
  readonly failed: readonly [text: string, title?: string];
}
const ON_DASHBOARD: Words = {
  label: 'Force Sync Now',
  done: (imported) => [`${imported} new transactions imported`, 'Sync Complete'],
  failed: ['Failed to sync fuel card data. Please try again.', 'Sync Failed'],
};
const AT_EXPENSES: Words = {
  label: 'Sync Fuel Card',
  done: (imported) => [`Fuel card sync completed. Imported ${imported} transactions.`],
  failed: ['Failed to sync fuel card'],
};

/** Asks the provider for purchases now. */
export function SyncFuelButton({ at }: { at: 'dashboard' | 'expenses' }) {
  const mayWrite = useCan('expenses.write');
  const sync = useSyncFuel();
  const words = at === 'dashboard' ? ON_DASHBOARD : AT_EXPENSES;
  if (!mayWrite) return null;
  const run = () =>
    sync.mutate(undefined, {
      onSuccess: ({ transactionsImported }) => {
        const [text, title] = words.done(transactionsImported ?? 0);
        toast.success(text, CARDS, title === undefined ? undefined : { title });
      },
      onError: (error) => reportFailure(error, failure(error, words.failed[0]), words.failed[1]),
    });
  return (
    <Button variant="outlined" color="secondary" sx={{ color: 'text.primary' }} disabled={sync.isPending} onClick={run}>
      {sync.isPending ? 'Syncing...' : words.label}
    </Button>
  );
}
