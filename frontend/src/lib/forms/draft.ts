import { secretFields } from '../../generated/kinds';
import { logError } from '../log';
import { DRAFT_PREFIX } from './forget-drafts';
import type { Values } from './merge';

/** What was typed into a form and not saved yet; it outlives the page, the session and a failed save. */
export interface Draft {
  /** By field: what it stood on, and what was typed over it. */
  fields: Record<string, { was: unknown; typed: unknown }>;
  /** Of the record that it stood on. */
  version: number | null;
  /** Of the call that may have got through without an answer. */
  idempotencyKey: string;
}

export const draftKey = (user: string, form: string, about: string | number | null): string =>
  `${DRAFT_PREFIX}${user}.${form}.${about ?? 'new'}`;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isText)
    : isRecord(value)
      ? Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isText)
      : true;

/** A draft never holds what the API never shows whole (tax ids), passwords, or files. */
export const isKept = (name: string, value: unknown, secrets: readonly string[] = []): boolean =>
  !(secretFields as readonly string[]).includes(name) && !secrets.includes(name) && isText(value);

export const readDraft = (key: string): Draft | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(stored) && isRecord(stored['fields']) && typeof stored['idempotencyKey'] === 'string'
      ? (stored as Values & Draft)
      : null;
  } catch {
    return null;
  }
};

export const forgetDraft = (key: string): void => sessionStorage.removeItem(key);

/** A draft without fields is none. */
export const writeDraft = (key: string, draft: Draft): void => {
  if (Object.keys(draft.fields).length === 0) return forgetDraft(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    logError(error);
  }
};
