import { styled } from '@mui/material/styles';
import { OUT_OF_SIGHT } from '../display/out-of-sight';
import { useAnnouncements } from './announcements';

const Spoken = styled('div')({ ...OUT_OF_SIGHT, position: 'fixed' });

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
