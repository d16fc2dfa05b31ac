export interface FieldProblem {
  field: string;
  message: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly detail: string,
    readonly fields: readonly FieldProblem[] = [],
    readonly code: string | null = null,
    readonly requestId: string | null = null,
  ) {
    super(`${status}: ${detail}`);
  }
}

const record = (value: unknown): Record<string, unknown> => ({ ...(value as object | null) });
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const fieldProblems = (value: unknown): FieldProblem[] =>
  Array.isArray(value)
    ? value.map(record).flatMap((entry) => {
        const field = text(entry['field']);
        const message = text(entry['message']);
        return field !== null && message !== null ? [{ field, message }] : [];
      })
    : [];

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

export const apiErrorFrom = async (response: Response): Promise<ApiError> => {
  const body = await response.text();
  const problem = record(parsed(body));
  const message = text(problem['message']) ?? text(body) ?? response.statusText;
  return new ApiError(
    response.status,
    message,
    fieldProblems(problem['errors']),
    text(problem['code']),
    text(problem['requestId']),
  );
};

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);

export const isLoggedOut = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('401:') && error.message.includes('Unauthorized');
