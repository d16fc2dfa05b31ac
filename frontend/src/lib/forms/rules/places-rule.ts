/** A number with at most so many places, as the server keeps it. */
export const placesRule = (label: string, places: number) => ({
  validate: (value: unknown): true | string =>
    new RegExp(`^(\\d{1,9}(\\.\\d{1,${places}})?)?$`).test(String(value).trim()) ||
    `${label} must be a number with at most ${places} ${places === 1 ? 'place' : 'places'}`,
});
