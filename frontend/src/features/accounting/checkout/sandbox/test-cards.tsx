import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { palette } from '../../../../components/display/palette';
import type { CardValues } from './card';

const Panel = styled('details')({
  borderRadius: 10,
  border: `1px solid ${palette.divider}`,
  background: palette.background.default,
  padding: '10px 14px',
  fontSize: 13,
  '& summary': { cursor: 'pointer', fontWeight: 600 },
  '& ul': { listStyle: 'none', margin: '10px 0 2px', padding: 0, display: 'grid', gap: 4 },
  '& button': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    width: '100%',
    padding: '6px 8px',
    margin: '0 -8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    color: palette.text.primary,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { background: `color-mix(in srgb, ${palette.primary.main} 8%, transparent)` },
});

const cards: readonly (readonly [number: string, outcome: string])[] = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0027 6000 3184', 'asks you to confirm with the bank'],
  ['4000 0000 0000 0077', 'takes ten seconds to go through'],
  ['4000 0000 0000 0259', 'goes through, but the answer gets lost'],
];

/** Only a demo shows these; a click fills the form. */
export function TestCards({ onPick }: { onPick: (card: CardValues) => void }) {
  return (
    <Panel>
      <summary>Test cards</summary>
      <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
        This is a demo: no money moves. Pick a card to fill the form.
      </Box>
      <ul>
        {cards.map(([number, outcome]) => (
          <li key={number}>
            <button type="button" onClick={() => onPick({ number, expiry: '12/34', cvc: '123' })}>
              <span className="tabular">{number}</span>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {outcome}
              </Box>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
