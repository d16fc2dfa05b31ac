import { RefersTo } from '../fields/decorators';

/** What every record has beside its own fields. */
export abstract class KeptRecord<Id extends string | number = string> {
  id: Id;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** When it was removed; null: it is in the lists. */
  removedAt: string | null;
}

/** A record kept for a client, or for the firm itself: it is read and written within sight of that client only. */
export abstract class ClientRecord<Id extends string | number = string> extends KeptRecord<Id> {
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
}
