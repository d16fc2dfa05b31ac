import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../../../../testing/render-app';
import { formatExpiry, formatNumber } from './card';
import { CardInput } from './card-input';

function NumberField({ error, format = formatNumber }: { error?: string; format?: typeof formatExpiry }) {
  const [number, setNumber] = useState('');
  return (
    <CardInput
      label="Card number"
      name="number"
      value={number}
      format={format}
      onChange={setNumber}
      error={error}
      autoComplete="cc-number"
      placeholder="1234"
      maxLength={19}
      disabled={false}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Card number/);

describe('a field of the card', () => {
  it.each([
    ['a digit put in at a gap', 4, '9', '4242 9424 2', 6],
    ['a digit put in after a gap', 5, '9', '4242 9424 2', 6],
    ['a digit put in within a group', 2, '9', '4294 2424 2', 3],
    ['a digit put in first', 0, '9', '9424 2424 2', 1],
    ['a digit taken from the middle', 6, '{Backspace}', '4242 242', 4],
    ['a digit put in last', 9, '9', '4242 4242 9', 11],
  ])('leaves the caret behind %s', async (_what, from, typed, shown, caret) => {
    const { typist } = renderApp(<NumberField />);
    await typist.type(field(), '42424242');
    await typist.type(field(), typed, { initialSelectionStart: from, initialSelectionEnd: from });
    expect(field()).toHaveValue(shown);
    expect([field().selectionStart, field().selectionEnd]).toEqual([caret, caret]);
  });

  it('leaves the caret behind what came by itself', async () => {
    const { typist } = renderApp(<NumberField format={formatExpiry} />);
    await typist.type(field(), '12');
    expect(field()).toHaveValue('12/');
    expect(field().selectionStart).toBe(3);
  });

  it('is described by what is wrong with it', () => {
    renderApp(<NumberField error="Your card number is incomplete" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Your card number is incomplete');
  });

  it('is described by nothing while nothing is wrong', () => {
    renderApp(<NumberField />);
    expect(field()).toBeValid();
    expect(field()).not.toHaveAttribute('aria-describedby');
  });
});
