import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { Shortcuts } from './shortcuts';

const open = () => {
  const onPalette = jest.fn();
  const scene = renderApp(
    <>
      <input aria-label="Text" />
      <textarea aria-label="Lines" />
      <select aria-label="Choice" />
      <button type="button">Elsewhere</button>
      <Shortcuts paletteOpen={false} onPalette={onPalette} />
    </>,
  );
  return { ...scene, onPalette };
};

describe('the keys of the app', () => {
  it('list themselves at ?, wherever nobody types', async () => {
    const { typist } = open();
    for (const name of ['Text', 'Lines', 'Choice']) {
      screen.getByLabelText(name).focus();
      await typist.keyboard('?');
    }
    expect(screen.getByLabelText('Text')).toHaveValue('?');
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await typist.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeInTheDocument();
  });

  it.each(['{Control>}k{/Control}', '{Control>}K{/Control}', '{Meta>}k{/Meta}'])(
    'search at %s, typing or not',
    async (keys) => {
      const { typist, onPalette } = open();
      screen.getByLabelText('Text').focus();
      await typist.keyboard(keys);
      expect(onPalette.mock.calls).toEqual([[true]]);
    },
  );

  it('leave other letters alone', async () => {
    const { typist, onPalette } = open();
    await typist.keyboard('k{Control>}j{/Control}');
    expect(onPalette).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
