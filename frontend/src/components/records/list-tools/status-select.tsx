import type { AnyRecord, RecordKit } from '../../../lib/records/record-kit';
import { optionsOf } from '../../../lib/format/labels';
import { NativeSelect } from '../../fields/pickers/native-select';
import { useTakeStep } from '../use-take-step';

type Standing = AnyRecord & { readonly status: string };

interface StatusSelectProps<Item extends Standing> {
  kit: RecordKit<Item>;
  record: Item;
  labels: Readonly<Record<Item['status'], string>>;
}

/** How a record stands, where any status can follow any other: the steps of its kit as one choice. */
export function StatusSelect<Item extends Standing>({ kit, record, labels }: StatusSelectProps<Item>) {
  const { take, busy } = useTakeStep(kit);
  const steps = kit.steps(record);
  return (
    <NativeSelect
      aria-label={`Status of ${kit.displayName(record)}`}
      value={record.status}
      disabled={busy}
      onChange={({ target }) => {
        const step = steps.find(({ changes }) => Object.values(changes).includes(target.value));
        if (step) take(record, step);
      }}
      sx={{ width: 160 }}
    >
      {optionsOf(labels).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
