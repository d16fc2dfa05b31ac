/** What only a programmer says; no answer of ours to a user holds any of it. */
export const INSIDES =
  /select .* from |insert into|syntax error at|violates|duplicate key|node_modules|\.ts:|\.js:|TypeError|QueryFailed|pg_|ZodError|at Object|Invalid input|Invalid option|Too (?:big|small):|Unrecognized key|expected .* received|nonoptional|\bundefined\b|\bNaN\b/i;
/** A field called as programmers write it. */
export const CAMEL_CASE = /\b[a-z]+[A-Z][a-z]/;
