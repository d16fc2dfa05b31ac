import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '../../../lib/api/people-query';
import type { AnyRecord, RecordKit } from '../../../lib/records/record-kit';
import { NativeSelect } from '../../fields/pickers/native-select';
import { useTakeStep } from '../use-take-step';

type Assigned = AnyRecord & { readonly assignedTo: string | null; readonly assignedName: string | null };

interface AssignSelectProps<Item extends Assigned> {
  kit: RecordKit<Item>;
  record: Item;
  /** What is said when it is done. */
  done: string;
}

/** Who does it. */
export function AssignSelect<Item extends Assigned>({ kit, record, done }: AssignSelectProps<Item>) {
  const { data: people = [] } = useQuery(peopleQuery);
  const { take, busy } = useTakeStep(kit);
  const { assignedTo, assignedName } = record;
  const isKnown = assignedTo === null || people.some(({ id }) => id === assignedTo);
  return (
    <NativeSelect
      aria-label="Assigned to"
      value={assignedTo ?? ''}
      disabled={busy}
      onChange={({ target }) => take(record, { changes: { assignedTo: target.value || null }, done })}
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
