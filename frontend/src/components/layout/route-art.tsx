import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';

const Art = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0.9,
  maskImage: 'linear-gradient(180deg, transparent 8%, black 24%, black 58%, transparent 78%)',
  '&.faded': { left: 'auto', right: 0, width: '58%', maskImage: 'linear-gradient(90deg, transparent, black 34%)' },
  '@media (max-width: 899.95px)': { '&.faded': { opacity: 0 } },
});

const roads = [
  'M-20 620 C 120 560 140 420 260 400 S 420 300 520 180',
  'M-20 300 C 80 320 160 260 240 300 S 420 460 560 430',
  'M60 -20 C 100 120 220 140 250 260 S 200 520 320 760',
  'M-20 120 C 120 90 260 160 340 90 S 480 40 560 60',
];

/** Interstate lines on ink; the one in amber is today's run. */
export function RouteArt({ faded = false }: { faded?: boolean }) {
  return (
    <Art
      viewBox="0 0 520 720"
      preserveAspectRatio={faded ? 'xMaxYMid slice' : 'xMidYMid slice'}
      aria-hidden
      className={faded ? 'faded' : undefined}
    >
      {roads.map((path) => (
        <path key={path} d={path} fill="none" stroke={palette.ink.border} strokeWidth={10} strokeLinecap="round" />
      ))}
      <path
        d={roads[0]}
        fill="none"
        stroke={palette.accent.main}
        strokeWidth={2.5}
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <circle cx={260} cy={400} r={7} fill={palette.ink.main} stroke={palette.accent.main} strokeWidth={3} />
      <circle cx={420} cy={303.5} r={5} fill={palette.accent.main} />
    </Art>
  );
}
