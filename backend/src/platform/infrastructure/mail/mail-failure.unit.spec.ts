import { RuleViolation } from '../../core/errors';
import { FilesUnavailable } from '../files/files';
import { whyNotSent } from './mail-failure';

describe('a letter that a mail server did not take', () => {
  it.each([
    [{ code: 'ESOCKET' }, 'The mail server does not answer.', false],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'The mail server does not answer.', false],
    [{ code: 'EDNS' }, 'The mail server does not answer.', false],
    [{ code: 'EAUTH', responseCode: 535 }, 'The mail server refused our sign-in.', false],
    [{ code: 'ETLS' }, 'There is no secure connection to the mail server.', false],
    [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'The mail server asked us to try later.', false],
    [
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
      'The mail server does not accept this address.',
      true,
    ],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'The mail server asked us to try later.', false],
    [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'The mail server refused the letter.', true],
    [{ code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, 'The mail server asked us to try later.', false],
    [
      new RuleViolation('NOT_FOUND', 'This file does not exist', 'not-found'),
      'An attachment could not be read.',
      false,
    ],
    [new FilesUnavailable('connect ECONNREFUSED'), 'An attachment could not be read.', false],
    [new Error('anything'), 'The letter could not be handed over.', false],
  ])('because of %j: %s For good: %p', (error, reason, forGood) => {
    expect(whyNotSent(error)).toEqual({ reason, forGood });
  });
});
