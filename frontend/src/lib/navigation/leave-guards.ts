/** Asks before a page with typed text is left; `go` leaves it. */
export type LeaveGuard = (go: () => void) => void;

let guards: readonly LeaveGuard[] = [];

/** Who may leave is asked by whoever began to type last. */
export const guardLeaving = (guard: LeaveGuard): (() => void) => {
  guards = [...guards, guard];
  return () => {
    guards = guards.filter((other) => other !== guard);
  };
};

export const leaveGuard = (): LeaveGuard | undefined => guards.at(-1);
export const hasUnsavedText = (): boolean => guards.length > 0;
