import { permissionTo, type AnyRecord, type RecordKit } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import type { TableColumn } from '../../table/columns';
import { StepButton } from '../step-button';

interface NextStepProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  record: Item;
}

/** The next step of a record, in its list already; nothing for who may not take it. */
export function NextStep<Item extends AnyRecord>({ kit, record }: NextStepProps<Item>) {
  const mayWrite = useCan(permissionTo('write', kit));
  const [step] = kit.steps(record);
  return mayWrite && step && <StepButton kit={kit} record={record} step={step} size="small" variant="outlined" />;
}

/** The column of that button. */
export const nextStepColumn = <Item extends AnyRecord>(kit: RecordKit<Item>): TableColumn<Item> => ({
  field: 'move',
  header: 'Next Step',
  width: 160,
  drops: 1,
  value: () => '',
  render: (record) => <NextStep kit={kit} record={record} />,
});
