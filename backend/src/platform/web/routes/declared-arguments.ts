import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { FieldClass } from '../../fields/field';
import type { Rule } from '../../fields/rule';
import { AddressPipe } from './address';
import { isFieldClass } from './fields.pipe';

/**
 * The request as the arguments of a handler declare it: the classes of body and query, and the rules of the path
 * parameters.
 */
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
 * Reads the declaration of a request from the types of `@Body()` and `@Query()` and from the rules of path parameters,
 * so that the signature of the handler is the contract.
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
