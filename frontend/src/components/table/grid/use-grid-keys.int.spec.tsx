import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { cellName, useGridKeys } from './use-grid-keys';

const ROWS = [0, 1, 2, 3];

function Grid({ drawn }: { drawn: number }) {
  const table = useRef<HTMLTableElement>(null);
  const keys = useGridKeys({
    table,
    rows: ROWS.length,
    columns: 1,
    first: 0,
    onOpen: undefined,
    onSelect: () => undefined,
    reveal: () => undefined,
  });
  return (
    <table ref={table} {...keys} data-drawn={drawn}>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <td data-cell={cellName({ row, column: 0 })}>
              <input type="checkbox" aria-label={`Select ${row}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As React works for a user: no test waits for its effects. */
const asInBrowsers = (isSo: boolean): void => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = !isSo;
};
const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the keys of a grid', () => {
  let place: HTMLElement;
  let root: Root;
  beforeEach(() => {
    asInBrowsers(true);
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(async () => {
    root.unmount();
    await waited();
    place.remove();
    asInBrowsers(false);
  });
  const draw = (drawn: number): void => root.render(<Grid drawn={drawn} />);
  const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;
  const down = (): void => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  };

  it('are not lost when one is pressed between a drawing and its effects', async () => {
    draw(1);
    await waited();
    place.querySelector('input')?.focus();
    await waited();
    const pressed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        down();
        resolve();
      });
      observer.observe(place, { attributes: true, subtree: true, attributeFilter: ['data-drawn'] });
    });
    draw(2);
    await pressed;
    await waited();
    expect(focused()).toBe('Select 1');
    down();
    await waited();
    expect(focused()).toBe('Select 2');
  });
});
