import { foldState, type Decider } from '../event-log/events/decider';
import { RuleViolation } from '../core/errors';
import type { DomainEvent } from '../event-log/events/events';

interface Then<F extends DomainEvent> {
  /** Exactly these events, in this order. */
  then(...events: readonly F[]): void;
  thenNothing(): void;
  thenRefused(code: string, message?: string | RegExp): void;
}

/**
 * Tests business rules: given events, when a command, then events or a refusal.
 * @example deciderSpec(invoiceDecider)(created).when({ type: 'VoidInvoice', … }).thenRefused('NOT_SENT')
 */
export const deciderSpec =
  <State, Command, F extends DomainEvent>(decider: Decider<State, Command, F>) =>
  (...history: readonly F[]) => ({
    when: (command: Command): Then<F> => {
      const decide = (): readonly F[] => decider.decide(command, foldState(decider, history));
      return {
        then: (...events) => expect(decide()).toEqual(events),
        thenNothing: () => expect(decide()).toEqual([]),
        thenRefused: (code, message) => {
          let refusal: unknown;
          try {
            decide();
          } catch (error) {
            refusal = error;
          }
          expect(refusal).toBeInstanceOf(RuleViolation);
          expect((refusal as RuleViolation).code).toBe(code);
          if (message) expect((refusal as RuleViolation).message).toMatch(message);
        },
      };
    },
  });
