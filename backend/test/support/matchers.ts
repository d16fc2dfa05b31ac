/** Matches any text, such as an id or an instant that the test does not know. */
export const SOME_TEXT: unknown = expect.any(String);
