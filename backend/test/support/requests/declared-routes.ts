import { RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import { ROUTE, type DeclaredRoute as RouteSpec } from '../../../src/platform/web/routes/route';

export interface DeclaredRoute {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly spec: RouteSpec | undefined;
}

const joined = (...parts: readonly string[]): string =>
  `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;

/** The names of the handlers of a controller, also those of a class that it extends (`richRoutes`). */
const handlerNames = (prototype: object): string[] =>
  prototype === Object.prototype
    ? []
    : [
        ...new Set([
          ...Object.getOwnPropertyNames(prototype),
          ...handlerNames(Object.getPrototypeOf(prototype) as object),
        ]),
      ];

const routesOf = (controller: Type): DeclaredRoute[] => {
  const prototype = controller.prototype as Record<string, object>;
  const base = String(Reflect.getMetadata('path', controller));
  return handlerNames(prototype).flatMap((handlerName): DeclaredRoute[] => {
    const handler = prototype[handlerName] as object;
    const path = Reflect.getMetadata('path', handler) as string | undefined;
    if (path === undefined || handlerName === 'constructor') return [];
    const [method, address] = [
      RequestMethod[Reflect.getMetadata('method', handler) as number] ?? '?',
      joined(base, path),
    ];
    return [
      {
        name: `${method} ${address}`,
        method,
        path: address,
        spec: Reflect.getMetadata(ROUTE, handler) as RouteSpec | undefined,
      },
    ];
  });
};

/** What the controllers of modules declare, read from their classes. */
export const declaredRoutes = (
  modules: readonly (Type | DynamicModule)[],
  seen = new Set<unknown>(),
): DeclaredRoute[] =>
  modules.flatMap((one) => {
    const module = 'module' in one ? one.module : one;
    if (seen.has(module)) return [];
    seen.add(module);
    const of = <Value>(key: 'controllers' | 'imports', given: readonly Value[] | undefined): Value[] => [
      ...((Reflect.getMetadata(key, module) as Value[] | undefined) ?? []),
      ...(given ?? []),
    ];
    const dynamic = 'module' in one ? one : undefined;
    return [
      ...of<Type>('controllers', dynamic?.controllers).flatMap(routesOf),
      ...declaredRoutes(of('imports', dynamic?.imports as Type[] | undefined), seen),
    ];
  });
