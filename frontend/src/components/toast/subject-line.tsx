import { styled } from '@mui/material/styles';
import { Fragment, type MouseEvent } from 'react';
import { navigateTo } from '../../lib/navigation/navigate-to';
import type { Removed, Subject } from '../../lib/subjects';
import { palette } from '../display/palette';

const Line = styled('p')({
  '& a': { color: palette.primary.main, fontWeight: 560, padding: '4px 0' },
});

interface SubjectLineProps {
  subject: Subject | Removed;
  /** What is said above: a name that stands there is not repeated. */
  said?: string | undefined;
  onLeave?: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A record by its name, with the pages where it is seen and gone on with; not the page that is open. */
export function SubjectLine({ subject: { name, links }, said: text = '', onLeave }: SubjectLineProps) {
  const { pathname, search } = window.location;
  const elsewhere = links.filter(({ to }) => to !== pathname && to !== pathname + search);
  const isNamed = text.includes(name);
  if (isNamed && elsewhere.length === 0) return null;
  const follow = (event: MouseEvent, to: string) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onLeave?.();
    navigateTo(to);
  };
  return (
    <Line>
      {!isNamed && <span>{name}</span>}
      {elsewhere.map(({ label, to }, index) => (
        <Fragment key={to}>
          {(index > 0 || !isNamed) && ' · '}
          <a href={to} aria-label={`${label} ${name}`} onClick={(event) => follow(event, to)}>
            {label}
          </a>
        </Fragment>
      ))}
    </Line>
  );
}
