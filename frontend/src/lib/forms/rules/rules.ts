const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (value: string): boolean => EMAIL.test(value.trim());

export const required = (message: string) => ({
  validate: (value: unknown) => (typeof value === 'string' && value.trim() !== '') || message,
});

export const emailRule = (message: string) => ({
  validate: (value: unknown) => (typeof value === 'string' && isEmail(value)) || message,
});

export const optionalEmail = (message: string) => ({
  validate: (value: unknown) =>
    value === '' || value === undefined || (typeof value === 'string' && isEmail(value)) || message,
});

/** An emptied field is sent as null: that clears it. */
export const orNull = (value: string): string | null => (value.trim() === '' ? null : value.trim());
