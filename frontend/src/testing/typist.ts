import userEvent from '@testing-library/user-event';

/** Somebody at keyboard and mouse who takes no time between two keys. */
export const newTypist = (options: Parameters<typeof userEvent.setup>[0] = {}) =>
  userEvent.setup({ ...options, delay: null });

export type Typist = ReturnType<typeof newTypist>;
