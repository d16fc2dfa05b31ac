import type { HistoryStep } from '../api/api-types';
import { formatDate, formatTime } from '../format/dates';

/** Who set a field last after a version that is known here, to what and when, in words. */
export const whoSet = (
  steps: readonly HistoryStep[],
  names: readonly string[],
  since: number,
  reader: { id: string; now: Date },
): string => {
  const [result] = steps
    .filter(({ version }) => version > since)
    .sort((one, other) => other.version - one.version)
    .flatMap(({ actor, at, changes }) =>
      changes
        .filter(({ field }) => names.includes(field.replace(/Last4$/, '')))
        .map(({ after }) => ({ actor, at, after })),
    );
  if (!result) return 'Somebody else changed it';
  const who = result.actor.id === reader.id ? 'You, on another page,' : result.actor.name;
  const what = result.after === null ? 'cleared it' : `set it to ${result.after.text}`;
  const day = formatDate(result.at);
  const on = day === formatDate(reader.now.toISOString()) ? '' : ` on ${day}`;
  return `${who} ${what}${on} at ${formatTime(result.at)}`;
};
