import { RuleViolation } from '../../core/errors';
import { FilesUnavailable } from '../files/files';

export interface MailFailure {
  /** The reason, for the user who sent the e-mail. */
  readonly reason: string;
  /** Whether a retry would fail in the same way. */
  readonly forGood: boolean;
}

const AWAY = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ENOTFOUND',
  'EPIPE',
  'EPROTOCOL',
]);
const again = (reason: string): MailFailure => ({ reason, forGood: false });

/** Explains in plain words why a mail server did not accept an e-mail. */
export const whyNotSent = (error: unknown): MailFailure => {
  const {
    code = '',
    responseCode = 0,
    command = '',
  } = error as { code?: string; responseCode?: number; command?: string };
  if (error instanceof RuleViolation || error instanceof FilesUnavailable)
    return again('An attachment could not be read.');
  if (code === 'EAUTH') return again('The mail server refused our sign-in.');
  if (code === 'ETLS') return again('There is no secure connection to the mail server.');
  if (responseCode >= 500 && code === 'EENVELOPE' && !/^MAIL/.test(command))
    return { reason: 'The mail server does not accept this address.', forGood: true };
  if (responseCode >= 500 && code === 'EMESSAGE')
    return { reason: 'The mail server refused the letter.', forGood: true };
  if (responseCode >= 400) return again('The mail server asked us to try later.');
  return again(AWAY.has(code) ? 'The mail server does not answer.' : 'The letter could not be handed over.');
};
