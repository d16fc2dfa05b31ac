import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { forgetDraft, readDraft, useFormDraft } from './use-form-draft';

describe('the draft of a form', () => {
  beforeEach(() => sessionStorage.clear());

  it('holds what was typed until it is forgotten', () => {
    const { result } = renderHook(() => {
      const form = useForm({ defaultValues: { name: '', phone: '' } });
      useFormDraft(form, 'draft');
      return form;
    });
    expect(readDraft('draft')).toBeUndefined();
    act(() => result.current.setValue('name', 'Mesa'));
    expect(readDraft('draft')).toEqual({ name: 'Mesa', phone: '' });
    forgetDraft('draft');
    expect(readDraft('draft')).toBeUndefined();
  });

  it('ends with the form', () => {
    const { result, unmount } = renderHook(() => {
      const form = useForm({ defaultValues: { name: '' } });
      useFormDraft(form, 'draft');
      return form;
    });
    unmount();
    act(() => result.current.setValue('name', 'Mesa'));
    expect(readDraft('draft')).toBeUndefined();
  });

  it.each(['{', '"text"', '7', 'null', 'false'])('is none when %s is kept there', (kept) => {
    sessionStorage.setItem('draft', kept);
    expect(readDraft('draft')).toBeUndefined();
  });
});
