import { screen } from '@testing-library/react';
import { useState } from 'react';
import { loadOptionsQuery } from '../../lib/option-queries';
import { fakeApi } from '../../testing/fake-api';
import { loadOf } from '../../testing/records';
import { renderApp } from '../../testing/render-app';
import { RecordSelect } from './record-select';

const loads = [
  loadOf({ id: 8, loadNumber: 'L-8', pickupLocation: 'Omaha, NE', dropoffLocation: 'Reno, NV' }),
  loadOf({ id: 9, loadNumber: 'L-9', pickupLocation: 'Española, NM', dropoffLocation: 'Tulsa, OK' }),
];

const open = async (onAdd?: (name: string) => void) => {
  fakeApi({ 'GET /api/loads': () => ({ body: loads }) });
  const onEscape = jest.fn<void, []>();
  const Form = () => {
    const [value, setValue] = useState('');
    return (
      <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
        <RecordSelect
          label="Load"
          query={loadOptionsQuery}
          value={value}
          onChange={setValue}
          {...(onAdd && { onAdd, addLabel: 'Add load' })}
        />
        <output>{value}</output>
        <button type="button">Next</button>
      </div>
    );
  };
  const { typist } = renderApp(<Form />);
  const field = screen.getByRole('combobox', { name: 'Load' });
  await typist.click(field);
  await screen.findByRole('option', { name: /L-8/ });
  return { typist, field, onEscape, chosen: () => screen.getByRole('status', { name: '' }).textContent };
};

describe('choosing a record', () => {
  it('finds it by number, place and without accents, and takes it with Enter', async () => {
    const { typist, field, chosen } = await open();
    await typist.type(field, 'espanola');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await typist.keyboard('{Enter}');
    expect(field).toHaveValue('L-9');
    expect(chosen()).toBe('9');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('moves with the arrows, round the ends', async () => {
    const { typist, field } = await open();
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await typist.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    await typist.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('L-8');
  });

  it('closes the list with Escape, and only then what is around it', async () => {
    const { typist, onEscape } = await open();
    await typist.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onEscape).not.toHaveBeenCalled();
    await typist.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing that was typed but not chosen, and is emptied by clearing it', async () => {
    const { typist, field, chosen } = await open();
    await typist.click(screen.getByRole('option', { name: /L-9/ }));
    await typist.type(field, 'xyz');
    await typist.click(screen.getByRole('button', { name: 'Next' }));
    expect(field).toHaveValue('L-9');
    await typist.click(screen.getByRole('button', { name: 'Clear Load' }));
    expect(field).toHaveValue('');
    expect(chosen()).toBe('');
  });

  it('offers to add a name that is not there yet', async () => {
    const onAdd = jest.fn();
    const { typist, field } = await open(onAdd);
    await typist.type(field, 'L-10');
    await typist.click(screen.getByRole('option', { name: 'Add load “L-10”' }));
    expect(onAdd).toHaveBeenCalledWith('L-10');
  });
});
