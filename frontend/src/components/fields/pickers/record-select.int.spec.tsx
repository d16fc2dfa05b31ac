import { screen } from '@testing-library/react';
import { useState } from 'react';
import { loadOptionsQuery } from '../../../lib/api/option-queries';
import { fakeApi, type Answering } from '../../../testing/fake-api';
import { loadOf } from '../../../testing/prepared/records';
import { renderApp } from '../../../testing/render-app';
import { pass, stopTime, untilSeen } from '../../../testing/still-time';
import { newTypist } from '../../../testing/typist';
import { RecordSelect } from './record-select';

const many = Array.from({ length: 1_200 }, (_, nr) => loadOf({ id: nr + 1, loadNumber: `L-${nr + 1}` }));
many[8] = loadOf({ id: 9, loadNumber: 'L-9', pickupLocation: 'Española, NM', dropoffLocation: 'Tulsa, OK' });

/** Finds as the server does: the first of those that have the words. */
const loads: Answering = ({ query }) => {
  const fit = many.filter(({ loadNumber, pickupLocation }) =>
    `${loadNumber} ${pickupLocation}`.includes(query.get('q') ?? ''),
  );
  return {
    body: fit.slice(0, Number(query.get('limit'))),
    headers: { 'x-total-count': fit.length > 1_000 ? '1000+' : String(fit.length) },
  };
};

const open = ({ onAdd, chosen = '' }: { onAdd?: (name: string) => void; chosen?: string } = {}) => {
  stopTime();
  const server = fakeApi({
    'GET /api/loads': loads,
    'GET /api/names/load': () => ({ body: [{ id: '77', name: 'L-77 (removed)' }] }),
  });
  const onEscape = jest.fn<void, []>();
  const Form = () => {
    const [value, setValue] = useState(chosen);
    return (
      <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
        <RecordSelect
          label="Load"
          query={loadOptionsQuery}
          value={value}
          onChange={setValue}
          {...(onAdd && { onAdd, addLabel: 'Add load' })}
        />
        <output aria-label="Chosen">{value}</output>
        <button type="button">Next</button>
      </div>
    );
  };
  renderApp(<Form />);
  const typist = newTypist({ advanceTimers: () => Promise.resolve() });
  const field = screen.getByRole('combobox', { name: 'Load' });
  return {
    typist,
    field,
    onEscape,
    asked: () => server.sent('GET', '/api/loads').map(({ query }) => query.get('q')),
    chosen: () => screen.getByLabelText('Chosen').textContent,
    /** Clicks into the field and waits for the list. */
    look: async () => {
      await typist.click(field);
      await untilSeen(() => screen.getByRole('option', { name: /^L-1 ?Omaha/ }));
    },
    seen: (name: RegExp) => untilSeen(() => screen.getByRole('option', { name })),
  };
};

afterEach(() => jest.useRealTimers());

describe('choosing a record', () => {
  it('asks nothing before the list is opened, then for the first', async () => {
    const { asked, look } = open();
    expect(asked()).toEqual([]);
    await look();
    expect(asked()).toEqual([null]);
    expect(screen.getAllByRole('option')).toHaveLength(30);
    expect(screen.getByText('The first 30 of 1,000+: type to find others.')).toBeInTheDocument();
  });

  it('finds what lies beyond the first thousand, after a pause in typing and not for each letter', async () => {
    const { typist, field, asked, look, seen, chosen } = open();
    await look();
    await typist.type(field, 'L-1001');
    expect(asked()).toEqual([null]);
    await pass(200);
    await seen(/^L-1001/);
    expect(asked()).toEqual([null, 'L-1001']);
    await typist.keyboard('{Enter}');
    expect([chosen(), (field as HTMLInputElement).value]).toEqual(['1001', 'L-1001']);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('never offers what does not fit what is typed, while the answer is on its way', async () => {
    const { typist, field, look, chosen } = open();
    await look();
    await typist.type(field, 'espanola');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await typist.keyboard('{Enter}');
    expect([chosen(), (field as HTMLInputElement).value]).toEqual(['9', 'L-9']);
  });

  it('moves with the arrows, round the ends', async () => {
    const { typist, field, look } = open();
    await look();
    const options = screen.getAllByRole('option');
    expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await typist.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', options[29]?.id);
    await typist.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('L-1');
  });

  it('closes the list with Escape, and only then what is around it', async () => {
    const { typist, onEscape, look } = open();
    await look();
    await typist.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onEscape).not.toHaveBeenCalled();
    await typist.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing that was typed but not chosen, and is emptied by clearing it', async () => {
    const { typist, field, chosen, look } = open();
    await look();
    await typist.click(screen.getByRole('option', { name: /Española/ }));
    await typist.type(field, 'xyz');
    await typist.click(screen.getByRole('button', { name: 'Next' }));
    expect(field).toHaveValue('L-9');
    await typist.click(screen.getByRole('button', { name: 'Clear Load' }));
    expect([chosen(), (field as HTMLInputElement).value]).toEqual(['', '']);
  });

  it('shows the name of what was chosen before, though it is not among the first or was removed', async () => {
    const { field } = open({ chosen: '77' });
    await untilSeen(() => expect(field).toHaveValue('L-77 (removed)'));
  });

  it('shows the number of what has no name', async () => {
    const { field } = open({ chosen: '78' });
    await untilSeen(() => expect(field).toHaveValue('#78'));
  });

  it('offers to add a name that is not there yet, once that is known', async () => {
    const onAdd = jest.fn();
    const { typist, field, look } = open({ onAdd });
    await look();
    await typist.type(field, 'L-9999');
    expect(screen.queryByRole('option', { name: /Add load/ })).not.toBeInTheDocument();
    await pass(200);
    await typist.click(await untilSeen(() => screen.getByRole('option', { name: 'Add load “L-9999”' })));
    expect(onAdd).toHaveBeenCalledWith('L-9999');
  });
});
