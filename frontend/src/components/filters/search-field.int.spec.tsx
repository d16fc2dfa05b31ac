import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../../testing/render-app';
import { pass, stopTime } from '../../testing/still-time';
import { SearchField } from './search-field';

/** An address that follows only when the test lets it, as it does where the rows take long to draw. */
const open = (initial = '') => {
  const onChange = jest.fn<void, [string]>();
  let arrive: (value: string) => void = () => undefined;
  const Page = () => {
    const [value, setValue] = useState(initial);
    arrive = setValue;
    return <SearchField label="Search invoices" value={value} onChange={onChange} />;
  };
  const { typist } = renderApp(<Page />);
  return {
    typist,
    onChange,
    field: screen.getByRole('searchbox', { name: 'Search invoices' }),
    arrives: (value: string) => act(() => arrive(value)),
  };
};

describe('a search', () => {
  beforeEach(stopTime);
  afterEach(() => jest.useRealTimers());

  it('keeps what is typed while the address still follows the letters before', async () => {
    const { typist, onChange, field, arrives } = open();
    await typist.type(field, 'I');
    await pass(250);
    expect(onChange.mock.calls).toEqual([['I']]);
    expect(field).toHaveValue('I');
    await typist.type(field, 'N');
    await pass(250);
    expect(onChange.mock.calls).toEqual([['I'], ['IN']]);
    await typist.type(field, 'V');
    arrives('I');
    expect(field).toHaveValue('INV');
    arrives('IN');
    expect(field).toHaveValue('INV');
    await pass(250);
    expect(onChange.mock.calls).toEqual([['I'], ['IN'], ['INV']]);
    arrives('INV');
    expect(field).toHaveValue('INV');
    await pass(1_000);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('keeps it, too, when the address never shows a step between', async () => {
    const { typist, field, arrives } = open();
    await typist.type(field, 'I');
    await pass(250);
    await typist.type(field, 'N');
    await pass(250);
    arrives('IN');
    expect(field).toHaveValue('IN');
    arrives('I');
    expect(field).toHaveValue('I');
  });

  it('says what Back brought after words that were typed, taken back and typed again', async () => {
    const { typist, onChange, field, arrives } = open();
    await typist.type(field, 'late');
    await pass(250);
    await typist.clear(field);
    await pass(250);
    await typist.type(field, 'late');
    await pass(250);
    expect(onChange.mock.calls).toEqual([['late'], [''], ['late']]);
    arrives('late');
    arrives('');
    expect(field).toHaveValue('');
    await pass(1_000);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('says what Back brought, and asks for nothing itself', async () => {
    const { typist, onChange, field, arrives } = open('paid');
    await typist.type(field, ' late');
    await pass(100);
    arrives('');
    expect(field).toHaveValue('');
    await pass(1_000);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('asks at once on Enter, once, and at once when cleared', async () => {
    const { typist, onChange, field, arrives } = open();
    await typist.type(field, ' INV {Enter}');
    expect(onChange.mock.calls).toEqual([['INV']]);
    await pass(1_000);
    arrives('INV');
    expect(onChange).toHaveBeenCalledTimes(1);
    await typist.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveValue('');
    expect(onChange.mock.calls).toEqual([['INV'], ['']]);
    arrives('');
    await pass(1_000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
