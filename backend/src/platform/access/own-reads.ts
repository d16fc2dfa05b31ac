import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { EVERYTHING, type Permissions, type Scope, type Viewer } from './viewer';
import { snake } from '../database/naming';

/** Who reads its own records of a kind, beside those who read the kind. */
export interface OwnReads {
  readonly may: Permissions;
  /** The field that names the user whose they are when that user has no client. */
  readonly user: string;
}

type Only = <R extends ObjectLiteral>(rows: SelectQueryBuilder<R>) => SelectQueryBuilder<R>;

/** What is one's own: all of the own client; without a client, what names oneself. */
export const ownScopeOf = ({ user }: OwnReads, viewer: Viewer): { readonly scope: Scope; readonly only: Only } =>
  viewer.clientId === null
    ? { scope: EVERYTHING, only: (rows) => rows.andWhere(`r.${snake(user)} = :me`, { me: viewer.id }) }
    : { scope: viewer, only: (rows) => rows };
