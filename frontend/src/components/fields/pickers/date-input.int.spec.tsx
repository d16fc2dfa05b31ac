import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { renderApp } from '../../../testing/render-app';
import { FilterDate } from '../../filters/filter-date';
import { dayRule } from '../../../lib/forms/rules/day-rule';
import { asOfFault } from '../../../lib/format/moments';
import { DateInput } from './date-input';

const Form = ({ onSend }: { onSend: (dueDate: string) => void }) => {
  const form = useForm({ defaultValues: { dueDate: '2026-10-31' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ dueDate }) => onSend(dueDate))(event)}>
      <DateInput
        label="Due Date"
        registration={form.register('dueDate', dayRule())}
        error={form.formState.errors.dueDate?.message}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset({ dueDate: '2027-01-15' })}>
        Take theirs
      </button>
      <output aria-label="Dirty">{String(form.formState.isDirty)}</output>
    </form>
  );
};

describe('a date in a form', () => {
  const open = () => {
    const onSend = jest.fn<void, [string]>();
    const { typist } = renderApp(<Form onSend={onSend} />);
    return { typist, onSend, field: screen.getByRole('textbox', { name: 'Due Date' }) };
  };

  it('is shown and typed as in the US, and kept as a day', async () => {
    const { typist, onSend, field } = open();
    expect(field).toHaveValue('10/31/2026');
    await typist.clear(field);
    await typist.type(field, '1/5/27{Enter}');
    expect(onSend).toHaveBeenCalledWith('2027-01-05');
    expect(field).toHaveValue('01/05/2027');
    expect(screen.getByLabelText('Dirty')).toHaveTextContent('true');
  });

  it('follows what the form sets', async () => {
    const { typist, field } = open();
    await typist.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(field).toHaveValue('01/15/2027');
  });

  it('is picked from the calendar', async () => {
    const { typist, onSend, field } = open();
    const calendar = field.parentElement?.querySelector('input[type=date]') as HTMLInputElement;
    const shown = jest.fn();
    calendar.showPicker = shown;
    await typist.click(screen.getByRole('button', { name: 'Open the calendar: Due Date' }));
    expect(shown).toHaveBeenCalledTimes(1);
    fireEvent.change(calendar, { target: { value: '2026-12-24' } });
    expect(field).toHaveValue('12/24/2026');
    await typist.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSend).toHaveBeenCalledWith('2026-12-24');
  });

  it('that is none says so, and nothing is sent', async () => {
    const { typist, onSend, field } = open();
    await typist.clear(field);
    await typist.type(field, '13/45/2026');
    await typist.tab();
    expect(field).toHaveAccessibleDescription('Type a date such as 10/31/2026');
    await typist.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
  });
});

describe('a date that narrows a list', () => {
  const Filter = () => {
    const [value, setValue] = useState('');
    return (
      <>
        <FilterDate label="As of" time value={value} fault={asOfFault} onChange={setValue} />
        <output aria-label="Asked">{value}</output>
      </>
    );
  };
  const open = () => {
    const { typist } = renderApp(<Filter />);
    const field = screen.getByRole('textbox', { name: 'As of' });
    const type = async (text: string) => {
      await typist.clear(field);
      await typist.type(field, text);
    };
    return { typist, field, type, asked: () => screen.getByLabelText('Asked').textContent };
  };

  it('is taken with Enter or when the field is left, not while it is typed', async () => {
    const { typist, type, asked } = open();
    await type('10/31/2026');
    expect(asked()).toBe('');
    await typist.keyboard('{Enter}');
    expect(asked()).toBe('2026-10-31');
    await type('1/5/2026 5 PM');
    await typist.tab();
    expect(asked()).toBe('2026-01-05T22:00:00.000Z');
  });

  it('stays as it was typed where it is none, and says what one looks like', async () => {
    const { typist, field, type, asked } = open();
    await type('soon{Enter}');
    expect(within(document.body).getByRole('alert')).toHaveTextContent(
      'Type a date such as 10/31/2026, or 10/31/2026 5:00 PM',
    );
    expect([asked(), (field as HTMLInputElement).value]).toEqual(['', 'soon']);
    await typist.clear(field);
    await typist.tab();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
