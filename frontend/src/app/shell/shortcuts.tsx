import { useEffect, useState } from 'react';
import { lazyNamed } from '../../lib/lazy-named';

const CommandPalette = lazyNamed(() => import('./palette/command-palette').then((module) => module.CommandPalette));
const KeyList = lazyNamed(() => import('./palette/key-list').then((module) => module.KeyList));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

interface ShortcutsProps {
  paletteOpen: boolean;
  onPalette: (open: boolean) => void;
}

export function Shortcuts({ paletteOpen, onPalette }: ShortcutsProps) {
  const [keysOpen, setKeysOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette(true);
      } else if (event.key === '?' && !isTyping(event.target)) {
        event.preventDefault();
        setKeysOpen(true);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onPalette]);

  return (
    <>
      {paletteOpen && <CommandPalette onClose={() => onPalette(false)} />}
      {keysOpen && <KeyList onClose={() => setKeysOpen(false)} />}
    </>
  );
}
