/** Asks before a page with typed text is left; `go` leaves it. */
export type LeaveGuard = (go: () => void) => void;

let guards: readonly LeaveGuard[] = [];

const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

const change = (next: readonly LeaveGuard[]): void => {
  guards = next;
  if (guards.length > 0) window.addEventListener('beforeunload', onUnload);
  else window.removeEventListener('beforeunload', onUnload);
};

/** Who may leave is asked by whoever began to type last. */
export const guardLeaving = (guard: LeaveGuard): (() => void) => {
  change([...guards, guard]);
  return () => change(guards.filter((other) => other !== guard));
};

export const leaveGuard = (): LeaveGuard | undefined => guards.at(-1);
export const hasUnsavedText = (): boolean => guards.length > 0;

/** The page goes, whatever stands in it: drafts keep what was typed. */
export const letGo = (): void => change([]);
