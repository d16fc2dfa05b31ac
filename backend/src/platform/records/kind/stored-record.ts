import { RefersTo } from '../../fields/decorators';

/** The properties of every row that lists show. */
export abstract class ShownRecord<Id extends string | number = string | number> {
  id: Id;
  createdAt: string;
}
/**
 * The properties of every rich record.
 * @example { id: 7, version: 3, createdAt: '2026-11-26T08:00:00.000Z', updatedAt: '2026-11-26T09:30:00.000Z', … }
 */
export abstract class VersionedRecord<Id extends string | number = string | number> extends ShownRecord<Id> {
  version: number;
  updatedAt: string;
}
/** The properties of every plain record. */
export abstract class StoredRecord<Id extends string | number = string> extends VersionedRecord<Id> {
  /** When the record was removed; null while lists show it. */
  removedAt: string | null;
}

/**
 * A record of a client, or of the firm itself (`clientId` null). Only a viewer with that client in scope can read and
 * write it.
 */
export abstract class ClientRecord<Id extends string | number = string> extends StoredRecord<Id> {
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
}
