import type { Type } from '@nestjs/common';
import { typeNamed, type RecordType } from '../kind/record-type';

/** The decorator of an argument of a handler, with the class of a body or a query. */
export type Argument = readonly [ParameterDecorator, unknown?];

/**
 * Applies to a generated handler the decorators and metadata that the compiler emits for a handwritten one.
 * @param verb such as `Get(':id')`
 * @param route `Route({ … })` or `PdfRoute({ … })`, with the permission that the route requires
 */
export const declareRoute = (
  controller: Type<object>,
  method: string,
  verb: MethodDecorator,
  route: MethodDecorator,
  args: readonly Argument[],
): void => {
  const target = controller.prototype as Record<string, unknown>;
  args.forEach(([decorator], index) => decorator(target, method, index));
  Reflect.defineMetadata(
    'design:paramtypes',
    args.map(([, type = Object]) => type),
    target,
    method,
  );
  const descriptor = Object.getOwnPropertyDescriptor(target, method);
  if (!descriptor) throw new Error(`There is no handler ${method}`);
  route(target, method, descriptor);
  verb(target, method, descriptor);
  Object.defineProperty(target, method, descriptor);
};

/** The tables that a response with records of a type takes its values from: its own, and those of the names in it. */
export const tablesShown = ({ tableName, fields }: RecordType): readonly string[] => [
  ...new Set([tableName, ...fields.flatMap(({ refers }) => (refers?.as ? [typeNamed(refers.kind).tableName] : []))]),
];
