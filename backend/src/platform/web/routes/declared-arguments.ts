import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { FieldClass } from '../../fields/field';
import type { Rule } from '../../fields/rule';
import { AddressPipe } from './address';
import { isFieldClass } from './fields.pipe';

/** What the arguments of a handler say that its request holds. */
export interface DeclaredArguments {
  readonly body?: FieldClass;
  readonly query?: FieldClass;
  readonly params: Readonly<Record<string, Rule>>;
}

interface Argument {
  readonly index: number;
  readonly data?: unknown;
  readonly pipes?: readonly unknown[];
}

/**
 * Read from the types of `@Body()` and `@Query()` and the rules of address parts, so that the contract is the handler's
 * own signature.
 */
export const argumentsOf = (target: object, method: string | symbol): DeclaredArguments => {
  const types = (Reflect.getMetadata('design:paramtypes', target, method) as unknown[] | undefined) ?? [];
  const declared =
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, method) as Record<string, Argument> | undefined) ??
    {};
  const of = (kind: RouteParamtypes): Argument[] =>
    Object.entries(declared)
      .filter(([key]) => key.startsWith(`${kind}:`))
      .map(([, argument]) => argument);
  const classAt = (kind: RouteParamtypes): FieldClass | undefined => {
    const type = types[of(kind)[0]?.index ?? -1];
    return isFieldClass(type) ? type : undefined;
  };
  const params = of(RouteParamtypes.PARAM).flatMap(({ data, pipes = [] }) => {
    const pipe = pipes.find((each): each is AddressPipe => each instanceof AddressPipe);
    return pipe && typeof data === 'string' ? [[data, pipe.rule] as const] : [];
  });
  const [body, query] = [classAt(RouteParamtypes.BODY), classAt(RouteParamtypes.QUERY)];
  return { ...(body ? { body } : {}), ...(query ? { query } : {}), params: Object.fromEntries(params) };
};
