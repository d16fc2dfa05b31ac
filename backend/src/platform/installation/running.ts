import type { Settings } from '../../config/settings';
import type { JobsOptions } from '../infrastructure/jobs/jobs';

/** The settings of the running process; injected by SETTINGS. */
export interface Running extends Settings {
  readonly databaseUrl: string;
  readonly secret: string;
  /** Other delays of jobs, for tests. */
  readonly jobs?: JobsOptions;
}

export const SETTINGS = Symbol('Settings');

/** The base URL of the system, for links in e-mails: 'http://localhost:3000'. */
export const addressOf = ({ publicUrl, port }: Pick<Running, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
