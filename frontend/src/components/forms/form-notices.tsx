import { FormAlert } from '../fields/form-alert';
import { formatDate } from '../../lib/format/dates';
import { Notice } from '../display/notice';
import { TextButton } from './text-button';
import type { FormState } from './use-record-form';

const CHOOSE = 'Someone else changed the same field. Choose below which value to keep, then save.';
const OVERTAKEN =
  'Someone else changed this record while you were editing. Their changes are in and yours are kept: save again.';

/** What concerns the whole form: what the server refused, what others changed, and what an earlier visit left. */
export function FormNotices({ state: { problem, conflicts, kept: stored, startOver, openDay } }: { state: FormState }) {
  const undecided = conflicts.names.length > 0;
  return (
    <>
      <FormAlert message={problem ?? (undecided && (conflicts.insisted || conflicts.overtaken) ? CHOOSE : undefined)} />
      {conflicts.overtaken && !undecided && (
        <Notice tone="info" role="status">
          {OVERTAKEN}
        </Notice>
      )}
      {openDay && (
        <Notice tone="info" role="status">
          The month of this date is closed.
          <TextButton type="button" onClick={openDay.take}>
            Book on {formatDate(openDay.day)}
          </TextButton>
        </Notice>
      )}
      {stored && (
        <Notice tone="info" role="status">
          We kept what you typed
          <TextButton type="button" onClick={startOver}>
            Discard
          </TextButton>
        </Notice>
      )}
    </>
  );
}
