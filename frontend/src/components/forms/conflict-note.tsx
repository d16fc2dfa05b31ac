import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { api } from '../../lib/api/api-client';
import type { HistoryStep } from '../../lib/api/api-types';
import { whoSet } from '../../lib/forms/who-set';
import { roots } from '../../lib/api/query-roots';
import { can, useUser } from '../../lib/session/session-context';
import { palette } from '../display/palette';
import { TextButton } from './text-button';
import type { Conflicts } from './use-merging';

const Note = styled('div')({
  marginTop: 6,
  padding: '8px 10px',
  borderRadius: 8,
  border: `1px solid ${palette.warning.main}`,
  background: `color-mix(in srgb, ${palette.warning.main} 9%, ${palette.background.paper})`,
  fontSize: 13,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '4px 14px', marginTop: 4 },
});

/** The button that is pressed goes at once: the next key must already find the field. */
const focusFieldOf = (button: HTMLElement): void =>
  button.closest('[data-field]')?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]')?.focus();

interface ConflictNoteProps {
  name: string;
  conflicts: Conflicts;
}

/** Says who set a field that was changed here too, and lets the user decide. */
export function ConflictNote({ name, conflicts }: ConflictNoteProps) {
  const user = useUser();
  const conflict = conflicts.about(name);
  const { kind, id = 'firm', since = 0, names = [name] } = conflict ?? {};
  const history = useQuery({
    queryKey: [...roots.history, kind, String(id)],
    queryFn: () => api.get<HistoryStep[]>(`/api/audit/records/${kind}/${id}`),
    enabled: kind !== undefined && can(user, 'history.read'),
    meta: { quiet: true },
  });
  if (!conflict) return null;
  const decide = (choice: (name: string) => void) => (event: MouseEvent<HTMLElement>) => {
    focusFieldOf(event.currentTarget);
    choice(name);
  };
  return (
    <Note role="group" aria-label="Changed by both of you" data-conflict={name} tabIndex={-1}>
      <p role="status" className="tabular">
        {whoSet(history.data ?? [], names, since, { id: user.id, now: new Date() })}.
      </p>
      <div>
        <TextButton type="button" onClick={decide(conflicts.keepMine)}>
          Keep mine
        </TextButton>
        <TextButton type="button" onClick={decide(conflicts.takeTheirs)}>
          Take theirs
        </TextButton>
      </div>
    </Note>
  );
}
