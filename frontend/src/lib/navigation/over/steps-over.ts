/** What lies over a page in a step of its own, and the state of the step below: `{ over: 'r1-2', under: { before: '' } }`. */
export interface OverStep {
  readonly over: string;
  readonly under: unknown;
}

const isRecord = (state: unknown): state is Record<string, unknown> => typeof state === 'object' && state !== null;

/** The step of a dialog; null of any other. */
export const overStep = (state: unknown): OverStep | null =>
  isRecord(state) && typeof state['over'] === 'string' ? { over: state['over'], under: state['under'] ?? null } : null;

/** Whether a step lies over another one, of a dialog that stays open below it. */
export const liesOver = (state: unknown): boolean => isRecord(state) && isRecord(state['under']);

/** Whether what took the step `own` is still open: it is the step itself, or one that lies below it. */
export const isOver = (state: unknown, own: string): boolean => {
  for (let step = state; isRecord(step); step = step['under']) if (step['over'] === own) return true;
  return false;
};

/** The step that lies below all dialogs, and how many those are. */
export const belowAll = (state: unknown): { readonly depth: number; readonly state: unknown } => {
  let depth = 0;
  let step = state;
  for (let over = overStep(step); over; over = overStep(step)) {
    depth += 1;
    step = over.under;
  }
  return { depth, state: step };
};

/** The parameter of the address that a step has set, such as `pay`; null of any other step. */
export const openedBy = (state: unknown): string | null =>
  isRecord(state) && typeof state['opened'] === 'string' ? state['opened'] : null;
