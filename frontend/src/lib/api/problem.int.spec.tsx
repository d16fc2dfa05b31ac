import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { ApiError, apiErrorFrom, isApiError, isLoggedOut } from './api-error';
import { sentenceFor, showProblem } from './problem';

const OFFLINE = 'We could not reach Axlebook. Check your connection and try again.';
const OURS = 'Something went wrong on our side. Please try again.';

const answered = (status: number, body: unknown) =>
  apiErrorFrom(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText: 'As the status says' }),
  );

const NAMES = ['amount', 'lines'] as const;

const shown = (error: unknown) => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { amount: '', lines: [{ rate: '' }, { rate: '' }] } });
    return { form, errors: form.formState.errors };
  });
  let where = '';
  act(() => {
    where = showProblem(result.current.form, error, NAMES);
  });
  const { errors } = result.current;
  return {
    where,
    amount: errors.amount?.message,
    rate: errors.lines?.[1]?.rate?.message,
    first: errors.lines?.[0]?.rate?.message,
    above: errors.root?.['server']?.message,
  };
};

describe('what the server said', () => {
  it('is read with its fields, its code and its request', async () => {
    const error = await answered(409, {
      message: 'Taken',
      code: 'taken',
      requestId: 'r-1',
      errors: [{ field: 'name', message: 'In use' }],
    });
    expect({ ...error, message: error.message }).toMatchObject({
      name: 'ApiError',
      status: 409,
      detail: 'Taken',
      code: 'taken',
      requestId: 'r-1',
      fields: [{ field: 'name', message: 'In use' }],
      message: '409: Taken',
    });
  });

  it('is taken as it is when it is no problem of ours', async () => {
    expect(await answered(502, 'Bad gateway')).toMatchObject({
      detail: 'Bad gateway',
      fields: [],
      code: null,
      requestId: null,
    });
    expect(await answered(502, '  ')).toMatchObject({ detail: 'As the status says' });
    expect(await answered(400, 'null')).toMatchObject({ detail: 'null', fields: [] });
    expect(await answered(400, { message: '  ', code: '', requestId: 7, errors: 'none' })).toMatchObject({
      code: null,
      requestId: null,
      fields: [],
    });
  });

  it('names no field where the server names none', async () => {
    const { fields } = await answered(400, {
      message: 'No',
      errors: [
        { field: 'name' },
        { message: 'Lost' },
        { field: '', message: 'Lost' },
        null,
        'text',
        { field: 'amount', message: 'Too much' },
      ],
    });
    expect(fields).toEqual([{ field: 'amount', message: 'Too much' }]);
  });

  it('is known by its status', () => {
    const error = new ApiError(412, 'Changed');
    expect([
      isApiError(error),
      isApiError(error, 412),
      isApiError(error, 404),
      isApiError(new Error('412: Changed'), 412),
      isApiError(null),
    ]).toEqual([true, true, false, false, false]);
  });

  it('means a lost session only as 401 with its word', () => {
    expect(isLoggedOut(new ApiError(401, 'Unauthorized'))).toBe(true);
    expect(
      [
        new ApiError(401, 'Invalid credentials'),
        new ApiError(403, 'Unauthorized'),
        new Error('was 401: Unauthorized'),
        '401: Unauthorized',
        null,
      ].map(isLoggedOut),
    ).toEqual([false, false, false, false, false]);
  });
});

describe('the sentence for what went wrong', () => {
  it("is the server's, except where users cannot use it", () => {
    expect(sentenceFor(new ApiError(409, 'The invoice is paid'))).toBe('The invoice is paid');
    expect(sentenceFor(new ApiError(499, 'Almost ours'))).toBe('Almost ours');
    expect([500, 503].map((status) => sentenceFor(new ApiError(status, 'stack')))).toEqual([OURS, OURS]);
    expect(sentenceFor(new ApiError(412, 'Precondition failed'))).toMatch(/^Someone else changed this record/);
    expect(sentenceFor(new TypeError('fetch failed'))).toBe(OFFLINE);
  });
});

describe('a problem in a form', () => {
  it('stands under its field, in rows of a table too', () => {
    expect(shown(new ApiError(400, 'Check', [{ field: 'amount', message: 'Too much' }]))).toEqual({
      where: 'under fields',
      amount: 'Too much',
      rate: undefined,
      first: undefined,
      above: undefined,
    });
    expect(shown(new ApiError(400, 'Check', [{ field: 'lines[1].rate', message: 'Too low' }]))).toEqual({
      where: 'under fields',
      amount: undefined,
      rate: 'Too low',
      first: undefined,
      above: undefined,
    });
    expect(shown(new ApiError(400, 'Check', [{ field: 'lines.1.rate', message: 'Too low' }]))).toMatchObject({
      where: 'under fields',
      rate: 'Too low',
    });
  });

  it('stands above the form when the form has no such field, beside those that it has', () => {
    const both = new ApiError(400, 'Check', [
      { field: 'amount', message: 'Too much' },
      { field: 'amounts', message: 'No such list.' },
      { field: 'load', message: 'No such load.' },
    ]);
    expect(shown(both)).toEqual({
      where: 'above the form',
      amount: 'Too much',
      rate: undefined,
      first: undefined,
      above: 'No such list. No such load.',
    });
  });

  it('stands above the form when it is about no field', () => {
    expect(shown(new ApiError(409, 'The invoice is paid'))).toMatchObject({
      where: 'above the form',
      amount: undefined,
      above: 'The invoice is paid',
    });
    expect(shown(new TypeError('fetch failed'))).toMatchObject({ where: 'above the form', above: OFFLINE });
  });

  it('brings the user to the first field that is wrong', () => {
    const { result } = renderHook(() => useForm({ defaultValues: { amount: '', lines: [] as string[] } }));
    const focused: string[] = [];
    result.current.register('amount');
    jest
      .spyOn(result.current, 'setError')
      .mockImplementation((name, _error, options) => void (options?.shouldFocus && focused.push(name)));
    showProblem(
      result.current,
      new ApiError(400, 'Check', [
        { field: 'lines', message: 'Missing' },
        { field: 'amount', message: 'Too much' },
      ]),
      NAMES,
    );
    expect(focused).toEqual(['lines']);
  });
});
