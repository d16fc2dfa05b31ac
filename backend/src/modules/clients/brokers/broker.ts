import { Email, Line } from '../../../platform/fields/decorators';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';

/** The company that a load is hauled for and that is invoiced; invoice forms call it "Carrier" (001 §3). */
@Kind({
  plural: 'brokers',
  numbers: 'broker_ids',
  displayName: 'name',
  may: { read: 'brokers.read', write: 'brokers.write', remove: 'brokers.delete' },
})
export class Broker extends StoredRecord<number> {
  @Line('Name', { searched: true, sorted: true }) name: string;
  @Email('contactEmail', { optional: true, searched: true }) contactEmail: string | null;
  @Line('Phone', { optional: true, max: 50 }) contactPhone: string | null;
  @Line('Address', { optional: true, max: 1_000 }) address: string | null;
  @Line('Tax id', { optional: true, max: 50, secret: true }) taxId: string | null;
  @Line('Tax id', { optional: true, systemSet: true, hidden: true }) taxIdLast4: string | null;
}
