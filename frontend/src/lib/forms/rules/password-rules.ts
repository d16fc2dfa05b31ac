export interface NewPassword {
  password: string;
  again: string;
}

const LEAST = 6;

/** A new password, and the same again. */
export const passwordRules = {
  password: ({ password }: NewPassword) =>
    password.length < LEAST ? 'Password must be at least 6 characters long' : undefined,
  again: ({ password, again }: NewPassword) => (password === again ? undefined : 'Passwords do not match'),
};
