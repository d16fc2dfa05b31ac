import { mistake } from '../../fields/check';
import type { Field } from '../../fields/field';
import type { Values } from './kind-options';

/** What is sealed was checked before. @throws RuleViolation INVALID for the first field that cannot be kept */
export const mustFit = (fields: readonly Field[], values: Values): void => {
  for (const { name, rule, secret, addedLater } of fields) {
    const value = values[name];
    if (secret || (value === undefined && addedLater)) continue;
    const wrong = value === undefined ? rule.missing : rule.fault(value);
    if (wrong) throw mistake(name, wrong);
  }
};
