import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { EVERYTHING, type Permissions, type Sight, type Viewer } from './viewer';
import { snake } from '../database/naming';

/** Who reads its own records of a kind, beside those who read the kind. */
export interface Mine {
  readonly may: Permissions;
  /** The field that names the user whose they are when that user has no client. */
  readonly user: string;
}

type Only = <R extends ObjectLiteral>(rows: SelectQueryBuilder<R>) => SelectQueryBuilder<R>;

/** What is one's own: all of the own client; without a client, what names oneself. */
export const ownOf = ({ user }: Mine, viewer: Viewer): { readonly sight: Sight; readonly only: Only } =>
  viewer.clientId === null
    ? { sight: EVERYTHING, only: (rows) => rows.andWhere(`r.${snake(user)} = :me`, { me: viewer.id }) }
    : { sight: viewer, only: (rows) => rows };
