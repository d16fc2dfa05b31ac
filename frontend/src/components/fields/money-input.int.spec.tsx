import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderApp } from '../../testing/render-app';
import { MoneyInput } from './money-input';

const open = (amount = '') => {
  let held = (): unknown => undefined;
  const Form = () => {
    const form = useForm({ defaultValues: { amount } });
    held = () => form.getValues('amount');
    return (
      <>
        <MoneyInput label="Amount" registration={form.register('amount')} />
        <button type="button">Next</button>
      </>
    );
  };
  return { ...renderApp(<Form />), held: () => held(), field: () => screen.getByLabelText('Amount') };
};

describe('a field of an amount', () => {
  it('is plain while it is typed, grouped when it is left; the form holds it plain', async () => {
    const { typist, held, field } = open();
    await typist.type(field(), '1450');
    expect([held(), (field() as HTMLInputElement).value]).toEqual(['1450', '1450']);
    await typist.tab();
    expect([held(), (field() as HTMLInputElement).value]).toEqual(['1450.00', '1,450.00']);
    await typist.click(field());
    expect(field()).toHaveValue('1450.00');
    await typist.tab();
    expect([held(), (field() as HTMLInputElement).value]).toEqual(['1450.00', '1,450.00']);
  });

  it('begins grouped, and leaves what is no amount as it was typed', async () => {
    const { typist, held, field } = open('2000.00');
    expect(field()).toHaveValue('2,000.00');
    await typist.clear(field());
    await typist.type(field(), 'twelve');
    await typist.tab();
    expect([held(), (field() as HTMLInputElement).value]).toEqual(['twelve', 'twelve']);
  });
});
