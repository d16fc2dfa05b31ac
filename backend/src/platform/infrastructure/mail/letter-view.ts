import { published } from '../../fields/schema';
import { INSTANT, oneOf, orNull, Shown, TEXT, WHOLE } from '../../fields/shown';
import { LETTER_STATES, type LetterState } from './mail';

/**
 * The state of the e-mail about a record; responses have null where none was requested, and when they show the past.
 */
@published('LetterState')
export class LetterView implements LetterState {
  @Shown(oneOf(LETTER_STATES)) status: LetterState['status'];
  @Shown(orNull(TEXT)) reason: string | null;
  @Shown(WHOLE) attempts: number;
  @Shown(orNull(INSTANT)) lastTryAt: string | null;
}
