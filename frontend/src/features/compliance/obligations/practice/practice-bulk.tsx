import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NativeSelect } from '../../../../components/fields/pickers/native-select';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import type { BulkAnswer, ObligationsBulk, PracticeRow } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { practiceSubject } from '../../../../lib/subjects';
import { counted } from '../obligation-words';
import { useBulk } from './practice-queries';
import { peopleQuery } from '../../../../lib/api/people-query';

/** What can be done with the rows that are selected. */
export function PracticeBulk({ selected, clear }: { selected: readonly PracticeRow[]; clear: () => void }) {
  const people = useQuery(peopleQuery);
  const bulk = useBulk();
  const [note, setNote] = useState('');
  const said = (words: string, { done, refused }: BulkAnswer) => {
    const [first] = refused;
    if (first) toast.error(first.message, `${counted(refused.length)} could not be changed`);
    else toast.success(`${words}: ${counted(done.length)}`, practiceSubject(counted(done.length)));
    clear();
  };
  const run = (words: string, command: Omit<ObligationsBulk, 'ids'>) =>
    bulk.mutate(
      { ids: selected.map(({ id }) => id), ...command },
      {
        onSuccess: (answer) => said(words, answer),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  const disabled = bulk.isPending;
  return (
    <>
      <OutlinedInput
        size="small"
        value={note}
        disabled={disabled}
        placeholder="Note to the clients (optional)"
        inputProps={{ 'aria-label': 'Note to the clients', maxLength: 1_000 }}
        onChange={({ target }) => setNote(target.value)}
        sx={{ flex: '1 1 200px', maxWidth: 280 }}
      />
      <Button
        variant="contained"
        disabled={disabled}
        onClick={() => run('Asked', { action: 'ask', note: note.trim() || null })}
      >
        Ask for papers
      </Button>
      <NativeSelect
        aria-label="Assign to"
        value=""
        disabled={disabled}
        onChange={({ target }) => run('Assigned', { action: 'assign', values: { assignedTo: target.value || null } })}
        sx={{ width: 'auto', maxWidth: 190 }}
      >
        <option value="" disabled>
          Assign to…
        </option>
        {(people.data ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <Button
        color="secondary"
        disabled={disabled}
        onClick={() => run('Ready', { action: 'status', values: { status: 'ready' } })}
      >
        Mark ready
      </Button>
      <Button
        color="secondary"
        disabled={disabled}
        onClick={() => run('Filed', { action: 'status', values: { status: 'filed' } })}
      >
        Mark filed
      </Button>
    </>
  );
}
