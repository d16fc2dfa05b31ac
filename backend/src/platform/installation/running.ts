import type { Settings } from '../../config/settings';
import type { JobsOptions } from '../infrastructure/jobs/jobs';

/** The settings of the running process; injected by SETTINGS. */
export interface Running extends Settings {
  readonly databaseUrl: string;
  readonly secret: string;
  /** Other times than the usual ones, for tests. */
  readonly jobs?: JobsOptions;
}

export const SETTINGS = Symbol('Settings');

/** Address under which people reach the system, for links in letters. */
export const addressOf = ({ publicUrl, port }: Pick<Running, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
