import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, isApiError } from './api-error';

const SOMETHING_WENT_WRONG = 'Something went wrong on our side. Please try again.';
const OFFLINE = 'We could not reach Axlebook. Check your connection and try again.';

export const sentenceFor = (error: unknown): string => {
  if (!(error instanceof ApiError)) return OFFLINE;
  if (error.status === 412)
    return 'Someone else changed this record while you were editing. We loaded the latest version: check it and save again.';
  // what is away for a moment says so itself; a proxy that answers for it has no code
  if (error.status === 503 && error.code) return error.detail;
  if (error.status >= 500) return SOMETHING_WENT_WRONG;
  return error.detail;
};

/** Puts the server's field errors under their fields; what belongs to no field shows above the form. */
export const showProblem = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names: readonly Path<Values>[],
): 'under fields' | 'above the form' => {
  const fields = isApiError(error) ? error.fields : [];
  const known = fields.filter(({ field }) =>
    names.some((name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`)),
  );
  known.forEach(({ field, message }, index) => {
    const name = (names.find((candidate) => candidate === field) ?? normalized(field)) as Path<Values>;
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (known.length > 0 && known.length === fields.length) return 'under fields';
  const rest = fields.filter((problem) => !known.includes(problem)).map(({ message }) => message);
  form.setError('root.server', { type: 'server', message: rest.length > 0 ? rest.join(' ') : sentenceFor(error) });
  return 'above the form';
};

const normalized = (field: string): string => field.replace(/\[(\d+)\]/g, '.$1');
