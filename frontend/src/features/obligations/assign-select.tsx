import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '../../components/fields/native-select';
import { reportFailure } from '../../components/toast/report-failure';
import { toast } from '../../components/toast/toast-store';
import type { Obligation } from '../../lib/api-types';
import { sentenceFor } from '../../lib/problem';
import { useChange } from '../../lib/records/record-kit';
import { obligationKit } from './obligation-kit';
import { peopleQuery } from './practice-queries';

/** Who does it. */
export function AssignSelect({ obligation }: { obligation: Obligation }) {
  const { data: people = [] } = useQuery(peopleQuery);
  const change = useChange(obligationKit);
  const { assignedTo, assignedName } = obligation;
  const isKnown = assignedTo === null || people.some(({ id }) => id === assignedTo);
  return (
    <NativeSelect
      aria-label="Assigned to"
      value={assignedTo ?? ''}
      disabled={change.isPending}
      onChange={({ target }) =>
        change.mutate(
          { record: obligation, changes: { assignedTo: target.value || null } },
          {
            onSuccess: (changed) => toast.success('Obligation assigned', obligationKit.subject(changed)),
            onError: (error) => reportFailure(error, sentenceFor(error)),
          },
        )
      }
    >
      <option value="">Nobody yet</option>
      {!isKnown && <option value={assignedTo}>{assignedName ?? 'Somebody else'}</option>}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
