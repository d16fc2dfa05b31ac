import type { CommandContext } from '../../../../platform/event-log/commands/context';

/** The context of the later writes of one request: what the caller saw and its key belong to the first. */
export const inner = ({ expectedVersion: _version, idempotency: _key, ...context }: CommandContext): CommandContext =>
  context;
