import type { HistoryStep } from '../api/api-types';
import { formatDate, formatTime } from '../format/dates';

/** Who set a field last after a version that is known here, to what and when, in words. */
export const whoSet = (
  steps: readonly HistoryStep[],
  names: readonly string[],
  since: number,
  reader: { id: string; now: Date },
): string => {
  const [told] = steps
    .filter(({ version }) => version > since)
    .sort((one, other) => other.version - one.version)
    .flatMap(({ actor, at, changes }) =>
      changes
        .filter(({ field }) => names.includes(field.replace(/Last4$/, '')))
        .map(({ after }) => ({ actor, at, after })),
    );
  if (!told) return 'Somebody else changed it';
  const who = told.actor.id === reader.id ? 'You, on another page,' : told.actor.name;
  const what = told.after === null ? 'emptied it' : `set it to ${told.after.text}`;
  const day = formatDate(told.at);
  const on = day === formatDate(reader.now.toISOString()) ? '' : ` on ${day}`;
  return `${who} ${what}${on} at ${formatTime(told.at)}`;
};
