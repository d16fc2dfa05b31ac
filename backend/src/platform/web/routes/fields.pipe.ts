import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { checked } from '../../fields/check';
import { fieldsOf, type FieldClass } from '../../fields/field';
import { HttpProblem } from '../problems/problem.filter';

/** Reads and checks bodies and queries by their class of fields; other arguments pass unchanged. */
@Injectable()
export class FieldsPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || !isFieldClass(metatype)) return value;
    if (value !== undefined && typeof value !== 'object')
      throw new HttpProblem({ statusCode: 400, message: 'Send an object', code: 'INVALID' });
    return checked(metatype, value ?? {});
  }
}

const PLAIN: readonly unknown[] = [Object, String, Number, Boolean, Array];
export const isFieldClass = (target: unknown): target is FieldClass =>
  typeof target === 'function' && !PLAIN.includes(target) && fieldsOf(target as FieldClass).length > 0;
