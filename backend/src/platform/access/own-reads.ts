import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { EVERYTHING, type Permissions, type Scope, type Viewer } from './viewer';
import { snake } from '../database/naming';

/** Lets holders of a permission read their own records of a kind, in addition to those who may read the kind. */
export interface OwnReads {
  readonly may: Permissions;
  /** The field that holds the user to whom a record belongs, for users who have no client. */
  readonly user: string;
}

type Only = <R extends ObjectLiteral>(rows: SelectQueryBuilder<R>) => SelectQueryBuilder<R>;

/** The viewer's own records: all those of the viewer's client; without a client, those that name the viewer. */
export const ownScopeOf = ({ user }: OwnReads, viewer: Viewer): { readonly scope: Scope; readonly only: Only } =>
  viewer.clientId === null
    ? { scope: EVERYTHING, only: (rows) => rows.andWhere(`r.${snake(user)} = :me`, { me: viewer.id }) }
    : { scope: viewer, only: (rows) => rows };
