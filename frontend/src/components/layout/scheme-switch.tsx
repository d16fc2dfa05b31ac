import ContrastOutlined from '../../generated/icons/ContrastOutlined';
import DarkModeOutlined from '../../generated/icons/DarkModeOutlined';
import LightModeOutlined from '../../generated/icons/LightModeOutlined';
import { styled, useColorScheme } from '@mui/material/styles';
import { palette } from '../display/palette';

type Mode = 'system' | 'light' | 'dark';

const icons = { system: <ContrastOutlined />, light: <LightModeOutlined />, dark: <DarkModeOutlined /> };

/** The platform's own list lies invisibly over the icon. */
const Frame = styled('span')({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 8,
  color: palette.text.secondary,
  '&:hover': { background: `color-mix(in srgb, ${palette.text.primary} 5%, transparent)` },
  '&:focus-within': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  '& select': { position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer', font: 'inherit' },
  '& option': { color: palette.text.primary, background: palette.background.paper },
});

const isMode = (value: string): value is Mode => value in icons;

export function SchemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Frame title="Color scheme">
      {icons[mode]}
      <select
        aria-label="Color scheme"
        value={mode}
        onChange={(event) => isMode(event.target.value) && setMode(event.target.value)}
      >
        <option value="system">Same as system</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </Frame>
  );
}
