import { RefersTo } from '../../fields/decorators';

/** What every row of a list has beside its own fields. */
export abstract class ShownRecord<Id extends string | number = string | number> {
  id: Id;
  createdAt: string;
}
/** What a record with rules of its own has. */
export abstract class VersionedRecord<Id extends string | number = string | number> extends ShownRecord<Id> {
  version: number;
  updatedAt: string;
}
/** What every plain record has. */
export abstract class StoredRecord<Id extends string | number = string> extends VersionedRecord<Id> {
  /** When it was removed; null: it is in the lists. */
  removedAt: string | null;
}

/** A record kept for a client, or for the firm itself: it is read and written within scope of that client only. */
export abstract class ClientRecord<Id extends string | number = string> extends StoredRecord<Id> {
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
}
