import { styled } from '@mui/material/styles';
import { useAnnouncements } from './announcements';

const Spoken = styled('div')({
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Where screen readers hear what changed: the page that was opened, how many results, which page of them. */
export function Announcer() {
  return (
    <Spoken aria-live="polite" aria-label="What changed" role="log">
      {useAnnouncements().map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </Spoken>
  );
}
