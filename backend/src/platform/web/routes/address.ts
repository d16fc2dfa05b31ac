import { Param, type PipeTransform } from '@nestjs/common';
import { id } from '../../fields/numbers';
import { isOneLine } from '../../fields/patterns';
import { Invalid, type Rule } from '../../fields/rule';
import { text, uuid } from '../../fields/texts';
import { HttpProblem } from '../problems/problem.filter';

/** Checks a path parameter by a rule. A value that does not fit gets 404, like any unknown address. */
export class AddressPipe implements PipeTransform {
  constructor(readonly rule: Rule) {}

  transform(value: unknown): unknown {
    const read = isOneLine(String(value)) ? this.rule.read(value) : new Invalid('');
    if (read instanceof Invalid)
      throw new HttpProblem({ statusCode: 404, message: 'There is nothing at this address', code: 'NOT_FOUND' });
    return read;
  }
}

/** A path parameter with any rule. */
export const inAddress = <T>(name: string, rule: Rule<T>): ParameterDecorator => Param(name, new AddressPipe(rule));

/** A numeric path parameter: `@IdParam() id: number`. */
export const IdParam = (name = 'id'): ParameterDecorator => inAddress(name, id(name));
export const UuidParam = (name = 'id'): ParameterDecorator => inAddress(name, uuid(name));
export const WordParam = (name: string, max = 255): ParameterDecorator => inAddress(name, text(name, { max }));
